// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Sections whose rows are paired together.
///
/// By default the only group is all sections: rows are paired as in flat lists, old rows by aligned
/// offsets and new rows by flat offsets. With other options each section is a group with its own
/// offsets, so its diff is by construction that of a flat list. The last group is then the rows
/// left unpaired in all sections, by ordinal.
@usableFromInline
struct SectionGroup {
  @usableFromInline
  enum Kind {
    /// All sections of both lists.
    case all

    /// One new section, and the old one if it survives.
    case one

    /// The rows left unpaired by the sections.
    case unpaired
  }

  @usableFromInline let kind: Kind

  /// The new sections whose rows are to be walked.
  @usableFromInline let sections: Range<Int>

  /// Whether rows are paired as in flat lists, regardless of their sections.
  @usableFromInline let isFlat: Bool

  /// How rows are paired, and which of them stay.
  let options: ListDiff.Options

  init(_ kind: Kind, _ sections: Range<Int>, isFlat: Bool, _ options: ListDiff.Options) {
    (self.kind, self.sections, self.isFlat, self.options) = (kind, sections, isFlat, options)
  }

  /// Whether the walk of a section searches the nearest rows before the common suffix, which suits
  /// many short lists; see `RowMatcher.walk`.
  @export(implementation) var looksNearFirst: Bool { !isFlat }
}
