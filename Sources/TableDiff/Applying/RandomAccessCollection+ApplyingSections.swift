// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection where Element: ListSection {
  /// Returns the new sections, created from these old sections and the inserted and updated rows
  /// and headers.
  ///
  ///     let diff = old.sectionedDiff(to: new)
  ///     old.applying(diff, sectionsFrom: new) == new  // true
  ///
  /// Rows that are neither inserted nor updated come from this list, all others from `new`. An
  /// unchanged surviving section is reused with its storage. ``ListSection/init(_:rows:)`` creates
  /// all other sections: from the new section if the header changed, from the old one if only rows
  /// changed.
  ///
  /// - Parameters:
  ///   - diff: A diff from this list to `new`.
  ///   - new: The new sections.
  /// - Returns: The new sections.
  /// - Precondition: This list and `new` have the section and row counts of the diff.
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections in both lists and *n* the
  ///   number of rows in changed new sections; one allocation for each changed section.
  @export(implementation)
  public func applying(
    _ diff: SectionedDiff, sectionsFrom new: some RandomAccessCollection<Element>
  ) -> [Element] {
    let old = self
    diff.oldStarts.requireCounts(count, "starts from") { section in
      old[old.index(old.startIndex, offsetBy: section)].rows.count
    }
    diff.newStarts.requireCounts(new.count, "leads to") { section in
      new[new.index(new.startIndex, offsetBy: section)].rows.count
    }
    var result: [Element] = []
    result.reserveCapacity(new.count)
    var sources = SectionSources(diff)
    for newSection in new {
      let offset = result.count
      require(
        offset < diff.newStarts.sectionCount,
        "The count of the new list is \(diff.newStarts.sectionCount), but it has more sections."
      )
      let newRows = newSection.rows
      let count = newRows.count
      SectionStarts.requireSameCount(count, diff.newStarts.rows(of: offset).count)
      let first = sources.next(upTo: count)
      let hasNewRowsOnly = first?.oldSection == nil && first?.count ?? 0 == count
      guard let oldOffset = sources.oldSection(of: offset) else {
        result.append(
          hasNewRowsOnly
            ? newSection
            : newSection.with(rows: old.rows(first, &sources, diff.oldStarts, newRows)))
        continue
      }
      let oldSection = old[old.index(old.startIndex, offsetBy: oldOffset)]
      let oldRows = oldSection.rows
      SectionStarts.requireSameCount(oldRows.count, diff.oldStarts.rows(of: oldOffset).count)
      let keepsRows =
        oldRows.count == count
        && (count == 0 || first?.oldSection == oldOffset && first?.count == count)
      let hasNewHeader = sources.hasNewHeader(offset)
      if keepsRows {
        result.append(hasNewHeader ? newSection.with(rows: oldRows) : oldSection)
      } else {
        let rows =
          hasNewRowsOnly ? newRows : old.rows(first, &sources, diff.oldStarts, newRows)
        result.append((hasNewHeader ? newSection : oldSection).with(rows: rows))
      }
    }
    require(
      result.count == diff.newStarts.sectionCount,
      "The count of the new list is \(diff.newStarts.sectionCount), but it has \(ListDiff.counted(result.count, "section"))."
    )
    return result
  }

  /// Returns the sections after a change that only moves and deletes rows and sections.
  ///
  ///     let baskets = [
  ///       RowSection(id: "green", rows: [Fruit(id: 5, name: "Fig"), Fruit(id: 7, name: "Pear")]),
  ///       RowSection(id: "ripe", rows: [Fruit(id: 9, name: "Plum")]),
  ///     ]
  ///     let drag = SectionedDiff(moving: [5], before: 9, in: baskets)
  ///     baskets.applying(drag).map(\.rows.count)  // [1, 2]
  ///
  /// - Parameter diff: A diff from this list.
  /// - Returns: The sections, without the rows and sections that the diff deletes.
  /// - Precondition: This list has the section and row counts of the diff's old list, and the diff
  ///   neither inserts nor updates rows or sections.
  /// - Complexity: O(*s* + *n*), where *s* is the number of sections and *n* the number of rows.
  @export(implementation)
  public func applying(_ diff: SectionedDiff) -> [Element] {
    diff.oldStarts.requireCounts(count, "starts from") { section in
      self[index(startIndex, offsetBy: section)].rows.count
    }
    var sources = SectionSources(diff)
    var result: [Element] = []
    for section in 0..<diff.newStarts.sectionCount {
      let oldSection = sources.oldSection(of: section)
      guard let oldSection, !sources.hasNewHeader(section) else {
        fatalError("The diff inserts or updates new section \(section); pass the sections.")
      }
      let count = diff.newStarts.rows(of: section).count
      var rows = Element.Rows()
      while let piece = sources.next(upTo: count - rows.count) {
        guard let from = piece.oldSection else {
          fatalError(
            "The diff inserts or updates new row \(rows.count) of section \(section); pass the sections."
          )
        }
        rows.append(
          piece.oldRow..<piece.oldRow + piece.count,
          of: self[index(startIndex, offsetBy: from)].rows)
      }
      result.append(self[index(startIndex, offsetBy: oldSection)].with(rows: rows))
    }
    return result
  }

  /// Returns the rows of a section, assembled from pieces.
  @export(implementation)
  func rows(
    _ first: SectionSources.Piece?, _ sources: inout SectionSources, _ oldStarts: SectionStarts,
    _ newRows: Element.Rows
  ) -> Element.Rows {
    var rows = Element.Rows()
    rows.reserveCapacity(newRows.count)
    var next = first
    while let piece = next {
      if let section = piece.oldSection {
        let oldRows = self[index(startIndex, offsetBy: section)].rows
        SectionStarts.requireSameCount(oldRows.count, oldStarts.rows(of: section).count)
        rows.append(piece.oldRow..<piece.oldRow + piece.count, of: oldRows)
      } else {
        rows.append(rows.count..<rows.count + piece.count, of: newRows)
      }
      next = sources.next(upTo: newRows.count - rows.count)
    }
    return rows
  }
}
