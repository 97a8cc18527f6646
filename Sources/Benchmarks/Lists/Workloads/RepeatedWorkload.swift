// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport

/// Two lists whose ids repeat.
struct RepeatedWorkload<R: RepeatedRow> {
  let old: [R]
  let new: [R]

  /// Rows equal to `old` in separate storage.
  let twin: [R]

  /// The changes of the edit.
  ///
  /// A shortest script can have fewer, as rows repeat.
  let edited: ChangeCounts

  init(_ item: RepeatedCase, count: Int, data: RowData, row: (_ number: Int) -> R) {
    var random = SplitMix64(seed: UInt64(count))
    var nextNumber = 0
    func number() -> Int {
      nextNumber += 1
      return item.number(nextNumber - 1, &random)
    }
    let oldNumbers = (0..<count).map { _ in number() }
    let script = item.edit(count, &random)
    let newNumbers = script.sources.map { source in
      source == EditScript.inserted ? number() : oldNumbers[Int(source)]
    }
    var rows: [Int: R] = [:]
    func shared(_ number: Int) -> R {
      if let row = rows[number] { return row }
      let made = row(number)
      rows[number] = made
      return made
    }
    old = oldNumbers.map(shared)
    new = newNumbers.map { data == .shared ? shared($0) : shared($0).rebuilt }
    twin = old.map { data == .shared ? $0 : $0.rebuilt }
    edited = script.counts
  }
}
