// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
