// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport

/// A list that goes through one random edit after another.
///
/// Nothing else may hold a version of it: what a version holds is not released with the next one, and
/// dropping it would seem to cost nothing.
package struct EditedList<List: RowList> {
  package var rows: List
  private var random = SplitMix64(seed: 4)

  /// The number of the next row that is inserted, which makes its id a new one.
  private var nextNumber: Int

  /// Creates a list whose rows have the numbers below a limit.
  package init(_ rows: List, numbersBelow limit: Int) {
    self.rows = rows
    nextNumber = limit
  }

  /// Returns a random edit of the list as it is.
  ///
  /// - Precondition: The list has four rows at least.
  package mutating func nextEdit(_ kind: RowEdit.Kind) -> RowEdit {
    let count = rows.count
    switch kind {
    case .update: return .update(at: offset(below: count))
    case .remove: return .remove(at: offset(below: count))
    case .insert: return .insert(nextRow(), at: offset(below: count + 1))
    case .move:
      let (source, destination) = farOffsets(below: count, apart: 2)
      return .move(from: source, to: destination)
    case .moveBlock:
      let length = min(10_000, max(1, count / 10))
      let (start, destination) = farOffsets(below: count - length + 1, apart: length + 1)
      return .moveBlock(start..<start + length, to: destination)
    }
  }

  /// Makes an edit that gives the list as many rows as it had before another one.
  package mutating func restoreCount(after edit: RowEdit) {
    switch edit {
    case .update, .move, .moveBlock: break
    case .remove: rows.make(nextEdit(.insert))
    case .insert: rows.make(nextEdit(.remove))
    }
  }

  private mutating func offset(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private mutating func farOffsets(below limit: Int, apart distance: Int) -> (Int, Int) {
    while true {
      let (first, second) = (offset(below: limit), offset(below: limit))
      if abs(first - second) >= distance { return (first, second) }
    }
  }

  private mutating func nextRow() -> Row {
    nextNumber += 1
    return Row(number: nextNumber - 1)
  }
}

extension EditedList<[Row]> {
  package init(count: Int) { self.init((0..<count).map(Row.init(number:)), numbersBelow: count) }
}
