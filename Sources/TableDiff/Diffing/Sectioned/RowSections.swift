// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Determines which unmatched rows are in the same section: old rows by aligned offsets, new rows
/// by flat offsets.
final class RowSections {
  private let alignment: SectionAlignment
  private let old: SectionFinder
  private let new: SectionFinder

  /// - Complexity: O(*s*), where *s* is the number of sections.
  init(_ alignment: SectionAlignment, _ newStarts: SectionStarts) {
    self.alignment = alignment
    old = SectionFinder(alignment.starts)
    new = SectionFinder(newStarts)
  }

  func areTogether(_ oldOffset: Int, _ newOffset: Int) -> Bool {
    let section = alignment.oldSection(at: old.section(of: oldOffset))
    return alignment.oldSection(of: new.section(of: newOffset)) == section
  }

  /// Pairs the rows of a join within sections first if tags repeat.
  ///
  /// - Parameter unmatchedNew: The offsets of the unmatched new rows.
  /// - Returns: The ordinals of the new rows whose pairs may have changed.
  func pairFirst(
    _ join: inout HashJoin, unmatchedNew: OffsetRanges, _ stop: _StopPoll?
  ) throws(_Stopped) -> OffsetSet {
    let repeated = join.newOrdinalsOfPartitionsWithRepeats()
    let survivingCount = alignment.starts.sectionCount - alignment.deletedSections.count
    var newSections = ContiguousArray<Int32>(repeating: -1, count: unmatchedNew.count)
    var ordinal = 0
    for run in unmatchedNew.runs {
      for offset in run.range {
        if repeated.contains(ordinal),
          let section = alignment.oldSection(of: new.section(of: offset))
        {
          newSections[ordinal] = Int32(truncatingIfNeeded: section)
        }
        ordinal += 1
        try stop?.check(after: 1)
      }
    }
    try join.pairWithinSectionsFirst(
      oldSection: { [old, alignment] offset in
        let position = old.section(of: offset)
        return position < survivingCount ? alignment.oldSection(at: position) : -1
      },
      newSection: { Int(newSections[$0]) }, stop)
    return repeated
  }
}
