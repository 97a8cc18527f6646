// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The position of a row in a list of sections: the section's offset, and the row's offset within
/// it.
public struct RowPath: Sendable, Hashable, Comparable {
  /// The section's offset in the list.
  public var section: Int

  /// The row's offset in its section.
  public var row: Int

  /// Creates the path of the row at an offset of a section.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Returns whether a path is before another: in an earlier section, or earlier in the same
  /// section.
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The path as list views print it: `(section, row)`.
  public var description: String { "(\(section), \(row))" }
}
