// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which list to take each new section and its rows from.
///
/// Rows that neither came in nor changed are taken from the old list, wherever they were there.
@usableFromInline
package struct SectionSources {
  /// Rows that follow one another.
  @usableFromInline
  package struct Piece {
    /// The old section to take them from; `nil` where they are to be taken from the new list.
    @usableFromInline package let oldSection: Int?

    /// The offset of the first one in that section.
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

  /// The old section that a new one was; `nil` where it came in.
  @usableFromInline
  package func oldSection(of newSection: Int) -> Int? { alignment.oldSection(of: newSection) }

  /// Whether a section that survives has a new header; to be asked in the order of the new
  /// sections.
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

  /// The next rows of the new list, at most so many; `nil` behind the last row or when none are
  /// asked for.
  @usableFromInline
  package mutating func next(upTo limit: Int) -> Piece? {
    guard limit > 0, let run = rest ?? rows.next() else { return nil }
    rest = nil
    guard let old = run.old else {
      return take(min(limit, run.count), of: run, from: nil, at: 0)
    }
    let place = finder.section(of: old)
    let section = alignment.starts.rows(of: place)
    let count = min(limit, run.count, section.upperBound - old)
    return take(count, of: run, from: alignment.oldSection(at: place), at: old - section.lowerBound)
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
