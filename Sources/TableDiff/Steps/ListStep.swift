// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A change of neighbouring rows, with positions at the time when it is carried out.
///
/// ``ListDiff/steps`` are carried out one after the other. A *position* is an offset in the list as
/// it is then, with all earlier steps carried out and later ones not. Every range has at least one
/// row.
public enum ListStep: Sendable, Hashable {
  /// Delete the rows at these positions.
  case delete(Range<Int>)

  /// Take the rows at these positions out, and insert them, in their order, so that the first of
  /// them comes to stand at position `to`.
  ///
  /// `to` is a position in the list without the rows, as `insert(contentsOf:at:)` takes it after
  /// `removeSubrange(_:)`. It differs from the lower bound of the range.
  case move(Range<Int>, to: Int)

  /// Insert rows so that they stand at these positions.
  ///
  /// The positions are the rows' offsets in the new list.
  case insert(Range<Int>)

  /// Replace the contents of the rows at these positions.
  ///
  /// The positions are the rows' offsets in the new list.
  case update(Range<Int>)
}

extension ListStep: CustomStringConvertible {
  /// The step as `move(2..<4, to: 0)`.
  public var description: String {
    switch self {
    case .delete(let rows): "delete(\(rows))"
    case .move(let rows, let to): "move(\(rows), to: \(to))"
    case .insert(let rows): "insert(\(rows))"
    case .update(let rows): "update(\(rows))"
    }
  }
}
