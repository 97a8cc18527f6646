// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a batch does to one cell: what there is to animate.
///
/// A cell is named by its path, and by its offset among the rows of all sections counted through.
public struct CellEffect: Sendable, Hashable {
  /// How a cell gets from the state before a batch to the state after it.
  public struct Kind: Sendable, Hashable {
    /// The kind's name, such as `moved`.
    public let name: String

    private init(_ name: String) {
      self.name = name
    }

    /// The cell comes in.
    public static let inserted = Kind("inserted")
    /// The cell goes.
    public static let deleted = Kind("deleted")
    /// The cell moves past others, to another offset or, by chance, to the same.
    public static let moved = Kind("moved")
    /// The cell stays in a section that moves.
    public static let movedWithSection = Kind("movedWithSection")
    /// The cell stays among its neighbours, and is at another offset or path because of what comes
    /// and goes.
    public static let shifted = Kind("shifted")
    /// The cell stays, at the same offset and path.
    public static let unchanged = Kind("unchanged")
  }

  /// How the cell gets from before to after.
  public let kind: Kind

  /// The row's old offset; `nil` for an inserted cell.
  public let from: Int?

  /// The row's new offset; `nil` for a deleted cell.
  public let to: Int?

  /// The row's path before the batch; `nil` for an inserted cell.
  public let fromPath: RowPath?

  /// The row's path after the batch; `nil` for a deleted cell.
  public let toPath: RowPath?

  /// Whether a kept cell is given new content.
  public let isRefreshed: Bool

  /// Whether the cell is deleted or inserted by a reload of its row: the row at its place gets a
  /// new cell.
  public let isReloaded: Bool

  /// Whether a kept cell was out of sight before and is visible after.
  public let enters: Bool

  /// Whether a kept cell was visible before and is out of sight after.
  public let leaves: Bool
}

extension CellEffect.Kind: CustomStringConvertible {
  /// The kind's name.
  public var description: String { name }
}
