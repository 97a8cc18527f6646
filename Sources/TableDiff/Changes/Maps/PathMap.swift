// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The new position of each row and section of an old list of sections, and the old position of
/// each of the new one.
///
///     let old = [RowSection(id: "fruit", rows: [apple, pear]), RowSection(id: "nuts", rows: [hazel])]
///     let new = [RowSection(id: "nuts", rows: [pear, hazel]), RowSection(id: "fruit", rows: [apple])]
///     let map = PathMap(old.sectionedDiff(to: new))
///     map.newPath(ofOld: RowPath(section: 0, row: 1))  // (0, 0): pear moved to nuts
///     map.newPath(ofOld: RowPath(section: 0, row: 0))  // (1, 0): apple stays in fruit
///     map.sections.newOffset(ofOld: 0)                 // 1: fruit
///
/// It corresponds to ``OffsetMap`` for flat lists.
public struct PathMap: Sendable, Equatable {
  /// The map of the sections themselves.
  ///
  ///     map.sections.newOffset(ofOld: 0)  // 1; nil if the section is deleted
  ///     map.sections.oldOffset(ofNew: 1)  // 0; nil if the section is inserted
  ///
  public let sections: OffsetMap

  /// The map of the rows, in flat offsets.
  let rows: OffsetMap

  let oldStarts: SectionStarts
  let newStarts: SectionStarts

  /// Creates the map of a diff.
  ///
  /// - Complexity: O(*k* + *s*), where *k* is the number of runs of changed rows and *s* the number
  ///   of sections.
  public init(_ diff: SectionedDiff) {
    (sections, rows) = (OffsetMap(diff.sections), OffsetMap(diff))
    (oldStarts, newStarts) = (diff.oldStarts, diff.newStarts)
  }
}

extension PathMap {
  /// Returns the new path of a row of the old list.
  ///
  ///     map.newPath(ofOld: RowPath(section: 0, row: 1))  // (0, 0); nil if the row is deleted
  ///
  /// - Parameter path: An old path.
  /// - Returns: The row's new path; `nil` if it is deleted, by itself or with its section.
  /// - Precondition: The old list has a row at `path`.
  /// - Complexity: O(log *k* + log *s*), where *k* is the number of runs of changed rows and *s*
  ///   the number of sections.
  public func newPath(ofOld path: RowPath) -> RowPath? {
    oldStarts.requireRow(path, "old")
    return rows.fromOld.target(of: oldStarts.offset(of: path)).map { newStarts.path(of: $0) }
  }

  /// Returns the old path of a row of the new list.
  ///
  ///     map.oldPath(ofNew: RowPath(section: 0, row: 0))  // (0, 1); nil if the row is inserted
  ///
  /// - Parameter path: A new path.
  /// - Returns: The row's old path; `nil` if it is inserted, by itself or with its section.
  /// - Precondition: The new list has a row at `path`.
  /// - Complexity: O(log *k* + log *s*), where *k* is the number of runs of changed rows and *s*
  ///   the number of sections.
  public func oldPath(ofNew path: RowPath) -> RowPath? {
    newStarts.requireRow(path, "new")
    return rows.fromNew.target(of: newStarts.offset(of: path)).map { oldStarts.path(of: $0) }
  }
}

extension SectionStarts {
  /// Traps unless the list has a row at a path.
  ///
  /// - Parameter side: The list, "old" or "new".
  func requireRow(_ path: RowPath, _ side: String) {
    require(
      contains(path), "There is no \(side) row \(path): the \(side) list has \(counts(at: path)).")
  }

  /// Returns the row count of a path's section, or the section count if the list has no such
  /// section.
  func counts(at path: RowPath) -> String {
    hasSection(path.section)
      ? "\(ListDiff.counted(rows(of: path.section).count, "row")) in section \(path.section)"
      : ListDiff.counted(sectionCount, "section")
  }
}
