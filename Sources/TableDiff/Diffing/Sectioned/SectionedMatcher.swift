// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The pairs of sections and rows found so far, with old rows by aligned offsets and new rows by
/// flat offsets.
///
/// By these offsets rows are paired as in flat lists, unless options require sections to be paired
/// separately; see `SectionGroup`.
@usableFromInline
struct SectionedMatcher: ~Copyable {
  @usableFromInline private(set) var sections = ListDiff(RowMatcher(oldCount: 0, newCount: 0))
  @usableFromInline private(set) var oldStarts = SectionStarts()
  @usableFromInline private(set) var newStarts = SectionStarts()
  @usableFromInline private(set) var alignment = SectionAlignment()

  @usableFromInline var rows = RowMatcher(oldCount: 0, newCount: 0)

  /// The aligned offset at which the next surviving section starts.
  @usableFromInline var oldStart = 0

  /// The new section at which the next group starts; past the end if there is none.
  var nextGroupStart = 0

  /// The pairs of rows in different sections.
  private(set) var across = OffsetPairs()

  /// The unpaired new rows of surviving sections.
  private(set) var inserted = OffsetRanges()

  /// All changes of rows, if the options are not the defaults.
  var sectionwise: SectionwiseChanges?

  @usableFromInline
  init() {}

  /// Sets the pairs of sections, before rows are paired.
  @usableFromInline
  mutating func begin(_ sections: ListDiff, oldStarts: SectionStarts, newStarts: SectionStarts) {
    self.sections = sections
    self.oldStarts = oldStarts
    self.newStarts = newStarts
    alignment = SectionAlignment(sections, oldStarts: oldStarts)
    rows = RowMatcher(oldCount: oldStarts.rowCount, newCount: newStarts.rowCount)
  }

  /// Whether both lists consist of the same single section, and so are flat lists.
  @usableFromInline
  var isOneSection: Bool {
    sections.oldCount == 1 && sections.newCount == 1 && sections.deleted.isEmpty
  }

  /// Sorts the unmatched new rows into pairs across sections, inserted rows and others.
  mutating func sortUnmatchedNew(_ stop: _StopPoll?) throws(_Stopped) {
    var unmatched = rows.unmatched
    rows.unmatched = nil
    if unmatched == nil, sections.inserted.isEmpty {
      inserted = rows.unmatchedNew
      return
    }
    var section = -1
    var position = -1
    var sectionEnd = 0
    var old = 0..<0
    var ordinal = 0
    for run in rows.unmatchedNew.runs {
      var new = run.range.lowerBound
      while new < run.range.upperBound {
        while sectionEnd <= new {
          section += 1
          sectionEnd = newStarts[section + 1]
          old = 0..<0
          if alignment.oldSection(of: section) != nil {
            position += 1
            old = alignment.starts.rows(of: position)
          }
        }
        let end = min(sectionEnd, run.range.upperBound)
        let survives = alignment.oldSection(of: section) != nil
        if unmatched == nil {
          if survives { inserted.append(new..<end) }
          new = end
          try stop?.check(after: 1)
          continue
        }
        while new < end {
          if let match = unmatched?.matches[ordinal], match >= 0 {
            if !old.contains(Int(match)) {
              across.append(old: Int(match), new: new, count: 1)
              unmatched?.matches[ordinal] = -1
            }
          } else if survives {
            inserted.append(new..<new + 1)
          }
          ordinal += 1
          new += 1
          try stop?.check(after: 1)
        }
      }
    }
    rows.unmatched = unmatched
  }
}
