// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport

/// An edit of a row or of a block of rows.
package enum RowEdit: Sendable {
  case update(at: Int)
  case remove(at: Int)
  case insert(Row, at: Int)
  case move(from: Int, to: Int)
  case moveBlock(Range<Int>, to: Int)

  package enum Kind: Sendable { case update, remove, insert, move, moveBlock }
}

/// A list to which random edits are applied in turn.
///
/// No other version of it may be kept: a version that shares nodes would make it seem free to
/// release them.
package final class EditedList<List: RowList> {
  package var rows: List
  private var random = SplitMix64(seed: 4)

  /// The number of rows before each edit.
  private let count: Int

  /// The number of the next inserted row, which makes its id new.
  private var nextNumber: Int

  /// Creates a list whose rows have numbers below a limit.
  package init(_ rows: List) {
    self.rows = rows
    (count, nextNumber) = (rows.count, rows.count)
  }

  /// Restores the initial number of rows, and returns a random edit.
  ///
  /// - Precondition: The list has at least four rows.
  package func nextEdit(_ kind: RowEdit.Kind) -> RowEdit {
    if rows.count < count { rows.make(edit(.insert)) }
    if rows.count > count { rows.make(edit(.remove)) }
    return edit(kind)
  }

  private func edit(_ kind: RowEdit.Kind) -> RowEdit {
    let count = rows.count
    switch kind {
    case .update: return .update(at: offset(below: count))
    case .remove: return .remove(at: offset(below: count))
    case .insert:
      nextNumber += 1
      return .insert(Row(number: nextNumber - 1), at: offset(below: count + 1))
    case .move:
      let (source, destination) = farOffsets(below: count, apart: 2)
      return .move(from: source, to: destination)
    case .moveBlock:
      let length = min(10_000, max(1, count / 10))
      let (start, destination) = farOffsets(below: count - length + 1, apart: length + 1)
      return .moveBlock(start..<start + length, to: destination)
    }
  }

  private func offset(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private func farOffsets(below limit: Int, apart distance: Int) -> (Int, Int) {
    while true {
      let (first, second) = (offset(below: limit), offset(below: limit))
      if abs(first - second) >= distance { return (first, second) }
    }
  }
}

extension EditedList<[Row]> {
  /// Updates one row of an array of 1,000, compares the versions, and releases the old one.
  package static func small() -> TimedCall {
    let list = EditedList((0..<1_000).map(Row.init(number:)))
    return TimedCall(on: { list.nextEdit(.update) }, { [Row].diff(after: $0, of: &list.rows) })
  }
}
