// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A change of adjacent rows, with positions at the time of the step.
///
/// The steps of ``ListDiff/steps`` are performed in sequence. A *position* is an offset in the list
/// after all earlier steps. Every range is nonempty.
public enum ListStep: Sendable, Hashable {
  /// Delete the rows at these positions.
  case delete(Range<Int>)

  /// Remove the rows at these positions, and insert them in the same order with the first at
  /// position `to`.
  ///
  /// `to` is a position in the list without these rows, to pass to `insert(contentsOf:at:)` after
  /// `removeSubrange(_:)`. It differs from the lower bound of the range.
  case move(Range<Int>, to: Int)

  /// Insert rows at these positions.
  ///
  /// The positions are the rows' offsets in the new list.
  case insert(Range<Int>)

  /// Replace the contents of the rows at these positions.
  ///
  /// The positions are the rows' offsets in the new list.
  case update(Range<Int>)
}

extension ListStep: CustomStringConvertible {
  /// The step, such as `move(2..<4, to: 0)`.
  public var description: String {
    switch self {
    case .delete(let rows): "delete(\(rows))"
    case .move(let rows, let to): "move(\(rows), to: \(to))"
    case .insert(let rows): "insert(\(rows))"
    case .update(let rows): "update(\(rows))"
    }
  }
}

extension ListStep {
  /// The moves of single rows that make up this step, for views that move one row at a time.
  ///
  ///     ListStep.move(0..<2, to: 2).rowMoves.map(\.from)  // [0, 0]
  ///     ListStep.move(0..<2, to: 2).rowMoves.map(\.to)    // [3, 3]
  ///     ListStep.move(2..<4, to: 0).rowMoves.map(\.from)  // [2, 3]
  ///     ListStep.move(2..<4, to: 0).rowMoves.map(\.to)    // [0, 1]
  ///
  /// The moves are performed in sequence, with positions at the time of each; `to` is a position in
  /// the list without the row. Steps other than moves have none.
  ///
  /// - Complexity: O(*m*), where *m* is the number of moved rows.
  public var rowMoves: [ListDiff.Move] {
    guard case .move(let rows, let to) = self else { return [] }
    let distance = to - rows.lowerBound
    if distance < 0 { return rows.map { ListDiff.Move(from: $0, to: $0 + distance) } }
    let first = ListDiff.Move(from: rows.lowerBound, to: to + rows.count - 1)
    return Array(repeating: first, count: rows.count)
  }
}
