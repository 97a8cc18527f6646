// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A range of rows in a section.
@usableFromInline
struct SectionPart {
  @usableFromInline let section: Int

  /// The rows, as offsets in the section.
  let rows: Range<Int>

  /// The number of rows in the section.
  @usableFromInline let count: Int

  /// The offset of the first row in the paired lists.
  let offset: Int

  var offsets: Range<Int> { offset..<offset + rows.count }

  init(section: Int, rows: Range<Int>, count: Int, offset: Int) {
    (self.section, self.rows, self.count, self.offset) = (section, rows, count, offset)
  }

  init(allOf section: Int, count: Int, offset: Int) {
    self.init(section: section, rows: 0..<count, count: count, offset: offset)
  }
}
