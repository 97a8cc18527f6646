// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

/// Two lists with repeated ids, and their diff with as many staying rows as possible.
struct RepeatedLists<R: RowID> {
  let old: [R]
  let new: [R]

  /// Rows equal to `old` in separate storage.
  let twin: [R]

  /// The changes of the edit; a shortest script can have fewer, because rows repeat.
  let edited: ChangeCounts

  let diff: ListDiff

  /// - Parameters:
  ///   - number: Returns the number of the row at a position.
  ///   - row: Creates the row for a number; equal numbers give equal rows.
  init(
    _ count: Int, _ data: RowData, _ edit: Edits.Edit,
    number: (_ position: Int, _ random: inout SplitMix64) -> Int, row: (_ number: Int) -> R
  ) {
    var random = SplitMix64(seed: UInt64(count))
    var nextNumber = 0
    func nextRow() -> Int {
      nextNumber += 1
      return number(nextNumber - 1, &random)
    }
    let oldNumbers = (0..<count).map { _ in nextRow() }
    let script = edit(count, &random)
    let newNumbers = script.sources.map { source in
      source == EditScript.inserted ? nextRow() : oldNumbers[Int(source)]
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
    diff = old.tableDiff(to: new, id: \.self, moves: .never, algorithm: .lcs)
  }

  /// Verifies the result, and prepares the call to be measured.
  func trial() -> Trial {
    let (old, new, twin) = (old, new, twin)
    var trial = Trial(
      problems: problems(),
      TimedCall { old.tableDiff(to: new, id: \.self, moves: .never, algorithm: .lcs) },
      [
        .measure(.scan): TimedCall { scanned(old, twin) },
        .measure(.heckelDiff): TimedCall { old.tableDiff(to: new, id: \.self, moves: .never) },
        .measure(.standard): TimedCall { new.difference(from: old) },
      ])
    trial.changes = ChangeCounts(diff)
    return trial
  }

  /// Returns the faults of the result.
  private func problems() -> [String] {
    let found = ChangeCounts(diff)
    var problems: [String] = []
    if !diff.isKnownMinimal { problems.append("the diff is not known to be minimal") }
    if found.moves + found.updates > 0 { problems.append("rows move or change: \(found)") }
    if rowsByHand() != new {
      problems.append("carrying out the diff does not give the new rows")
    }
    // A moved row can instead be deleted and inserted.
    let bound = edited.deletes + edited.inserts + 2 * edited.moves
    if found.total > bound {
      problems.append("the diff has \(found.total) changes, the edit at most \(bound)")
    }
    // This takes less than a second.
    if old.count / 64 * new.count < 200_000_000 {
      let (staying, length) = (old.count - found.deletes, commonLength(old, new))
      if staying != length { problems.append("\(staying) rows stay, \(length) could") }
    }
    return problems
  }

  /// Builds the new rows from the old ones and the diff's public arrays, without code of the
  /// library.
  ///
  /// The result is empty if the diff does not fit the lists.
  private func rowsByHand() -> [R] {
    let gone = Set(diff.deletes)
    let inserted = Set(diff.inserts)
    var staying = old.indices.filter { !gone.contains($0) }[...]
    var made: [R] = []
    for offset in new.indices {
      if inserted.contains(offset) {
        made.append(new[offset])
      } else if let row = staying.popFirst() {
        made.append(old[row])
      }
    }
    return staying.isEmpty ? made : []
  }
}

/// Returns the length of a longest common subsequence, computed with one bit for each old row.
///
/// It tells how many rows can stay, and shares no code with the library. Hyyrö, "Bit-parallel
/// LCS-length computation revisited", AWOCA 2004.
///
/// - Complexity: O(*m* · *n* / 64) steps.
private func commonLength<R: Hashable>(_ old: [R], _ new: [R]) -> Int {
  let words = (old.count + 63) / 64
  var places: [R: [Int]] = [:]
  for (offset, row) in old.enumerated() { places[row, default: []].append(offset) }
  var row = [UInt64](repeating: ~0, count: words)
  var matches = [UInt64](repeating: 0, count: words)
  for element in new {
    guard let found = places[element] else { continue }
    for place in found { matches[place / 64] |= 1 << UInt64(place % 64) }
    var carry: UInt64 = 0
    for word in 0..<words {
      let value = row[word]
      let common = value & matches[word]
      let (sum, overflow) = value.addingReportingOverflow(common)
      let (total, carryOverflow) = sum.addingReportingOverflow(carry)
      carry = overflow || carryOverflow ? 1 : 0
      row[word] = total | (value - common)
    }
    for place in found { matches[place / 64] = 0 }
  }
  return old.indices.count { row[$0 / 64] & (1 << UInt64($0 % 64)) == 0 }
}
