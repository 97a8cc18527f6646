// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A row whose id is a string of 20 bytes.
struct StringRow: Identifiable, Equatable {
  let id: String
  var title: String
  var isDone: Bool
}

extension StringRow {
  init(number: Int) {
    let digits = String(SplitMix64.mix(UInt64(number)), radix: 16)
    id = "row-" + String(repeating: "0", count: 16 - digits.count) + digits
    title = "Errand number " + String(number)
    isDone = number % 3 == 0
  }

  mutating func edit() { isDone.toggle() }

  var rebuilt: StringRow {
    StringRow(id: id.rebuilt, title: title.rebuilt, isDone: isDone)
  }
}

extension StringRow: BenchmarkRow {
  @inline(never)
  static func diff(_ old: [StringRow], _ new: [StringRow]) -> ListDiff {
    old.tableDiff(to: new)
  }

  @inline(never)
  static func diffByClosures(_ old: [StringRow], _ new: [StringRow]) -> ListDiff {
    old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })
  }

  @inline(never)
  static func diffByKeyPath(_ old: [StringRow], _ new: [StringRow]) -> ListDiff {
    old.tableDiff(to: new, id: \.id)
  }

  @inline(never)
  static func apply(_ diff: ListDiff, _ old: [StringRow], _ new: [StringRow]) -> [StringRow] {
    old.applying(diff, rowsFrom: new)
  }

  @inline(never)
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<[StringRow]>>,
    _ new: [StringRow]
  ) throws(BatchError) -> ListTransition {
    try view.perform(batch, rows: new)
  }

  @inline(never)
  static func scan(_ old: [StringRow], _ twin: [StringRow]) -> Int {
    Measures.scan(old, twin)
  }

  @inline(never)
  static func join(_ old: [StringRow], _ new: [StringRow]) -> Int {
    Measures.join(old, new)
  }

  @inline(never)
  static func gather(_ old: [StringRow], _ new: [StringRow], _ sources: [Int32]) -> Int {
    Measures.gather(old, new, sources)
  }

  @inline(never)
  static func copyByMap(_ old: [StringRow]) -> [StringRow] {
    old.map { $0 }
  }

  @inline(never)
  static func standardDifference(
    _ old: [StringRow], _ new: [StringRow]
  ) -> CollectionDifference<StringRow> {
    new.difference(from: old)
  }

  @inline(never)
  static func heckel(_ old: [StringRow], _ new: [StringRow]) -> HeckelChanges {
    textbookHeckel(old, new)
  }
}
