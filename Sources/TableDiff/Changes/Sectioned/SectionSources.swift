// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The list to take each new section and its rows from.
///
/// Rows neither inserted nor updated are taken from the old list, from whichever section they were
/// in.
@usableFromInline
package struct SectionSources: ~Copyable {
  /// Consecutive rows.
  @usableFromInline
  package struct Piece {
    /// The old section to take them from; `nil` if they are taken from the new list.
    @usableFromInline package let oldSection: Int?

    /// The offset of the first row in that section.
    @usableFromInline package let oldRow: Int

    @usableFromInline package let count: Int
  }

  private let alignment: SectionAlignment
  private let finder: SectionFinder
  private var rows: RowSources
  private var rest: RowSources.Run?
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

  /// Returns the next rows of the new list, at most `limit`; `nil` if none are left or `limit` is
  /// 0.
  @usableFromInline
  package mutating func next(upTo limit: Int) -> Piece? {
    guard limit > 0, let run = rest ?? rows.next() else { return nil }
    rest = nil
    guard let old = run.old else {
      return take(min(limit, run.count), of: run, from: nil, at: 0)
    }
    let position = finder.section(of: old)
    let section = alignment.starts.rows(of: position)
    let count = min(limit, run.count, section.upperBound - old)
    return take(
      count, of: run, from: alignment.oldSection(at: position), at: old - section.lowerBound)
  }

  private mutating func take(
    _ count: Int, of run: RowSources.Run, from oldSection: Int?, at oldRow: Int
  ) -> Piece {
    if count < run.count {
      rest = RowSources.Run(old: run.old.map { $0 + count }, count: run.count - count)
    }
    return Piece(oldSection: oldSection, oldRow: oldRow, count: count)
  }
}
