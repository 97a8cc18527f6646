// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The list that supplies each new section and its rows.
///
/// The old list supplies rows neither inserted nor updated, from any section.
@usableFromInline
package struct SectionSources: ~Copyable {
  @usableFromInline
  package struct Piece {
    /// The old section that supplies the rows; `nil` if the new list does.
    @usableFromInline package let oldSection: Int?

    /// The offset of the first row in that section.
    @usableFromInline package let oldRow: Int

    @usableFromInline package let count: Int
  }

  private let alignment: SectionAlignment
  private let finder: SectionFinder
  private var rows: RowSources
  private let updatedSections: RunList<OffsetPairs.Run>
  private var updateIndex = 0

  @usableFromInline
  package init(_ diff: SectionedDiff) {
    alignment = SectionAlignment(diff.sections, oldStarts: diff.oldStarts)
    finder = SectionFinder(alignment.starts)
    rows = RowSources(diff.aligned(by: alignment))
    updatedSections = diff.sections.updated.runs
  }

  /// Returns the old offset of a new section; `nil` if it is inserted.
  @usableFromInline
  package func oldSection(of newSection: Int) -> Int? { alignment.oldSection(of: newSection) }

  /// Returns whether a surviving section has a new header.
  ///
  /// - Precondition: Calls are in the order of the new sections.
  @usableFromInline
  package mutating func hasNewHeader(_ newSection: Int) -> Bool {
    while updateIndex < updatedSections.count,
      updatedSections[updateIndex].newRange.upperBound <= newSection
    {
      updateIndex += 1
    }
    return updateIndex < updatedSections.count
      && updatedSections[updateIndex].newRange.contains(newSection)
  }

  /// Returns the next rows of the new list, at most `limit`; `nil` at the end or if `limit` is 0.
  @usableFromInline
  package mutating func next(upTo limit: Int) -> Piece? {
    guard limit > 0, let run = rows.next else { return nil }
    var piece = Piece(oldSection: nil, oldRow: 0, count: min(limit, run.count))
    if let old = run.old {
      let position = finder.section(of: old)
      let section = alignment.starts.rows(of: position)
      piece = Piece(
        oldSection: alignment.oldSection(at: position), oldRow: old - section.lowerBound,
        count: min(piece.count, section.upperBound - old))
    }
    rows.removeFirst(piece.count)
    return piece
  }
}
