// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Some consecutive rows of a section.
@usableFromInline
struct SectionPart {
  @usableFromInline let section: Int

  /// The rows, as offsets in the section.
  let rows: Range<Int>

  /// The number of all rows of the section.
  @usableFromInline let count: Int

  /// The offset of the first row in the lists that are paired.
  let offset: Int

  var offsets: Range<Int> { offset..<offset + rows.count }

  init(section: Int, rows: Range<Int>, count: Int, offset: Int) {
    (self.section, self.rows, self.count, self.offset) = (section, rows, count, offset)
  }

  /// Creates the part of all rows of a section.
  init(allOf section: Int, count: Int, offset: Int) {
    self.init(section: section, rows: 0..<count, count: count, offset: offset)
  }
}
