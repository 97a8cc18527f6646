// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Returns one diff for this change and the next one.
  ///
  ///     let both = old.sectionedDiff(to: middle).followed(by: middle.sectionedDiff(to: new))
  ///     old.applying(both, sectionsFrom: new) == new  // true
  ///
  /// Sections and rows that come and go again do not appear, and those that move there and back
  /// stay. See ``ListDiff/followed(by:moves:)``, also for what cannot be seen without the rows. A
  /// section that is deleted and then inserted again is deleted and inserted here.
  ///
  /// - Parameters:
  ///   - second: A diff from the list to which this diff leads.
  ///   - style: Which of the rows in both outer lists are reported as moves. Sections always move
  ///     as few as possible.
  /// - Returns: A diff from the old list of this diff to the new list of `second`.
  /// - Precondition: This diff leads to as many sections, each with as many rows, as `second` starts
  ///   from.
  /// - Complexity: O(*k* log *k* + *s*) on average, where *k* is the number of runs of changed sections
  ///   and rows in both diffs and *s* that of sections.
  public func followed(
    by second: SectionedDiff, moves style: ListDiff.MoveStyle = .minimal
  ) -> SectionedDiff {
    requireContinues(second)
    let sections = sections.followed(by: second.sections)
    return SectionedComposition(self, second, sections: sections).diff(style: style)
  }

  /// Creates the diff of two lists whose common sections and rows are known.
  ///
  /// Within each section as many pairs as possible stay.
  ///
  /// - Parameters:
  ///   - pairs: The rows that both lists have, in flat offsets, ascending by the new one.
  ///   - updates: Those of them with changed content.
  /// - Complexity: O(*r* log *r* + *s*), where *r* is the number of runs of pairs and *s* that of
  ///   sections.
  package init(
    sections: ListDiff, oldStarts: SectionStarts, newStarts: SectionStarts, pairs: OffsetPairs,
    updates: OffsetPairs
  ) {
    self = SectionedComposition(
      sections: sections, oldStarts: oldStarts, newStarts: newStarts, pairs: pairs,
      updates: updates
    ).diff(style: .minimal)
  }

  /// Traps unless another diff starts from the sections that this one leads to.
  @usableFromInline
  func requireContinues(_ second: SectionedDiff) {
    let (count, nextCount) = (newStarts.sectionCount, second.oldStarts.sectionCount)
    require(
      count == nextCount,
      "The first diff leads to \(ListDiff.counted(count, "section")), but the second one starts from \(nextCount)."
    )
    if newStarts == second.oldStarts { return }
    for section in 0..<count {
      let (rows, nextRows) = (
        newStarts.rows(of: section).count, second.oldStarts.rows(of: section).count
      )
      require(
        rows == nextRows,
        "The first diff leads to \(ListDiff.counted(rows, "row")) in section \(section), but the second one starts from \(nextRows)."
      )
    }
  }
}
