// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row or section in both lists that does not stay.
///
///     ListMove(from: 2, to: 0)      // Move(from: 2, to: 0): by offset
///     let from = RowPath(section: 0, row: 2), to = RowPath(section: 1, row: 0)
///     ListMove(from: from, to: to)  // Move(from: (0, 2), to: (1, 0)): by path
///
/// The two positions may be equal: from `[D1 D2 M A B]` to `[A B M]`, M passes A and B and moves
/// from 2 to 2.
public struct ListMove<Position: Hashable & Sendable>: Sendable, Hashable {
  /// The position in the old list.
  public var from: Position

  /// The position in the new list.
  public var to: Position

  /// Creates a move from an old position to a new one.
  ///
  /// - Parameters:
  ///   - from: The position in the old list.
  ///   - to: The position in the new list, which may equal `from`.
  @export(implementation)
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }
}

/// A row or section in both lists with different content, whether it stays or moves.
///
///     diff.updates  // [Update(from: 0, to: 1)]: the row at old offset 0, now at new offset 1
public struct ListUpdate<Position: Hashable & Sendable>: Sendable, Hashable {
  /// The position in the old list.
  public var from: Position

  /// The position in the new list.
  public var to: Position

  /// Creates an update of a row or section, given its old and new positions.
  ///
  /// - Parameters:
  ///   - from: The position in the old list.
  ///   - to: The position in the new list, different if the row moves or is shifted by others.
  @export(implementation)
  public init(from: Position, to: Position) {
    self.from = from
    self.to = to
  }
}

extension ListMove: CustomStringConvertible {
  /// The move, such as `Move(from: 2, to: 0)`.
  public var description: String { "Move(from: \(from), to: \(to))" }
}

extension ListUpdate: CustomStringConvertible {
  /// The update, such as `Update(from: 2, to: 0)`.
  public var description: String { "Update(from: \(from), to: \(to))" }
}

extension [ListMove<RowPath>] {
  /// Returns the moves in ascending order of their targets, then of their sources.
  func inOrder() -> [ListMove<RowPath>] { sorted { ($0.to, $0.from) < ($1.to, $1.from) } }
}
