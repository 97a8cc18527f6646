// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Sections whose rows are paired at once.
///
/// By default they are all sections: rows are paired as in flat lists, old rows by aligned offsets and
/// new rows by flat offsets. With other options each section is a group, and its rows have the offsets
/// in it; its diff is then, by construction, that of a flat list with these options. The rows that
/// sections leave unpaired are the last group, by their ordinals.
@usableFromInline
struct SectionGroup {
  @usableFromInline
  enum Kind {
    /// All sections of both lists.
    case all

    /// One new section, and the old one if it survives.
    case one

    /// The rows that the sections left unpaired.
    case unpaired
  }

  @usableFromInline let kind: Kind

  /// The new sections whose rows are to be walked.
  @usableFromInline let sections: Range<Int>

  /// Whether the rows are paired as those of flat lists, whatever their sections.
  @usableFromInline let isFlat: Bool

  /// How the rows are paired, and which of them stay.
  let options: ListDiff.Options

  init(_ kind: Kind, _ sections: Range<Int>, isFlat: Bool, _ options: ListDiff.Options) {
    (self.kind, self.sections, self.isFlat, self.options) = (kind, sections, isFlat, options)
  }

  /// Whether the walk of a section searches the nearest rows before it reads the common suffix, which
  /// suits many short lists; see `RowMatcher.walk`.
  @export(implementation) var looksNearFirst: Bool { !isFlat }
}
