// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the sections of rows by their offsets in a composition: aligned ones of old rows, flat ones
/// of new rows.
@usableFromInline
struct RowPlaces {
  private let finder: SectionFinder

  /// The alignment by which offsets count; `nil` if they are flat.
  private let alignment: SectionAlignment?

  init(_ starts: SectionStarts, alignment: SectionAlignment? = nil) {
    finder = SectionFinder(starts)
    self.alignment = alignment
  }

  /// Returns the path of a row.
  @usableFromInline
  func path(of offset: Int) -> RowPath { place(of: offset).path }

  /// Returns the path of a row, and the number of rows from it to the end of its section.
  @usableFromInline
  func place(of offset: Int) -> (path: RowPath, rest: Int) {
    let position = finder.section(of: offset)
    let rows = finder.starts.rows(of: position)
    let section = alignment?.oldSection(at: position) ?? position
    return (
      RowPath(section: section, row: offset - rows.lowerBound), rows.upperBound - offset
    )
  }
}

extension SectionedComposition {
  /// Where the old rows are.
  @usableFromInline var oldPlaces: RowPlaces {
    RowPlaces(alignment.starts, alignment: alignment)
  }

  /// Where the new rows are.
  @usableFromInline var newPlaces: RowPlaces { RowPlaces(newStarts) }

  /// Which rows are in the same section.
  @usableFromInline var rowSections: RowSections { RowSections(alignment, newStarts) }
}

extension RowComposition {
  /// Composes two changes of lists of sections, keeping the pairs within sections.
  @usableFromInline
  init(_ composition: SectionedComposition) {
    var within = composition
    within.removePairsAcrossSections()
    self.init(
      within.composed, oldCount: composition.oldStarts.rowCount,
      newCount: composition.newStarts.rowCount)
  }
}
