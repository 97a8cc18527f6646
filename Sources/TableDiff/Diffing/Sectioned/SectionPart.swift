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

/// The location of the rows of a surviving section in the paired lists.
@usableFromInline
struct SectionPlace {
  @usableFromInline let oldSection: Int
  @usableFromInline let oldOffset: Int
  @usableFromInline let oldCount: Int
  @usableFromInline let newOffset: Int
  @usableFromInline let newCount: Int

  @export(implementation)
  init(oldSection: Int, oldOffset: Int, oldCount: Int, newOffset: Int, newCount: Int) {
    self.oldSection = oldSection
    self.oldOffset = oldOffset
    self.oldCount = oldCount
    self.newOffset = newOffset
    self.newCount = newCount
  }

  /// Traps unless the sections have as many rows as were counted.
  @export(implementation)
  @inline(always)
  func requireCounts(_ oldCount: Int, _ newCount: Int) {
    SectionStarts.requireSameCount(oldCount, self.oldCount)
    SectionStarts.requireSameCount(newCount, self.newCount)
  }

  @usableFromInline var old: SectionPart {
    SectionPart(allOf: oldSection, count: oldCount, offset: oldOffset)
  }

  @usableFromInline
  func new(_ section: Int) -> SectionPart {
    SectionPart(allOf: section, count: newCount, offset: newOffset)
  }
}
