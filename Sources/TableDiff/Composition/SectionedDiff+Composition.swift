// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Returns one diff for this change and the next one.
  ///
  ///     let both = old.sectionedDiff(to: middle).followed(by: middle.sectionedDiff(to: new))
  ///     old.applying(both, sectionsFrom: new) == new  // true
  ///
  /// Sections and rows that are inserted and then deleted do not appear, and those moved and then
  /// moved back stay. A section deleted and then inserted again stays deleted and inserted. See
  /// ``ListDiff/followed(by:moves:)``, also for changes that cannot be detected without the rows.
  ///
  /// - Parameters:
  ///   - second: A diff from the new list of this diff.
  ///   - style: Which rows in both outer lists are reported as moves. As few sections as possible
  ///     move with any style.
  /// - Returns: A diff from the old list of this diff to the new list of `second`.
  /// - Precondition: The new list of this diff and the old list of `second` have the same section
  ///   and row counts.
  /// - Complexity: O(*k* log *k* + *s*) on average, where *k* is the number of runs of changed
  ///   sections and rows in both diffs and *s* the number of sections.
  public func followed(
    by second: SectionedDiff, moves style: ListDiff.MoveStyle = .minimal
  ) -> SectionedDiff {
    requireContinues(second)
    let sections = sections.followed(by: second.sections)
    return SectionedComposition(self, second, sections: sections).diff(style: style)
  }

  /// Creates the diff of two lists with known common sections and rows.
  ///
  /// Within each section as many pairs as possible stay.
  ///
  /// - Parameters:
  ///   - pairs: The rows in both lists, in flat offsets, ascending by the new one.
  ///   - updates: The pairs among them with changed content.
  /// - Complexity: O(*r* log *r* + *s*), where *r* is the number of runs of pairs and *s* the
  ///   number of sections.
  package init(
    sections: ListDiff, oldStarts: SectionStarts, newStarts: SectionStarts, pairs: OffsetPairs,
    updates: OffsetPairs
  ) {
    self = SectionedComposition(
      sections: sections, oldStarts: oldStarts, newStarts: newStarts, pairs: pairs,
      updates: updates
    ).diff(style: .minimal)
  }

  /// Traps unless another diff starts from the section and row counts to which this one leads.
  private func requireContinues(_ second: SectionedDiff) {
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
