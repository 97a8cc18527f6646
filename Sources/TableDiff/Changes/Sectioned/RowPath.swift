// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The position of a row in a list of sections: the section's offset, and the row's offset in it.
///
///     let path = RowPath(section: 1, row: 2)
///     path                                // (1, 2): the third row of the second section
///     path < RowPath(section: 2, row: 0)  // true
///
/// A path refers to one list. In a diff, `deletes` and `from` are paths in the old list, `inserts`
/// and `to` paths in the new one, including their section offsets.
public struct RowPath: Sendable, Hashable, Comparable {
  /// The section's offset in the list.
  public var section: Int

  /// The row's offset in its section.
  public var row: Int

  /// Creates the path of a row in a section.
  ///
  /// - Parameters:
  ///   - section: The section's offset in the list, from 0.
  ///   - row: The row's offset in its section, from 0.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The path in the format of list views: `(section, row)`.
  public var description: String { "(\(section), \(row))" }
}
