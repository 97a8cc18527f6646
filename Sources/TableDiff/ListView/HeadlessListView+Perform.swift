// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// Carries a batch out, or says everything that is wrong with it.
  ///
  ///     var view = HeadlessListView(sections: old)
  ///     try view.perform(BatchUpdate(sectionDeletes: [1]), sections: [old[0]])
  ///
  /// With the profiles ``ListViewProfile/strict`` and ``ListViewProfile/tableView`` the view shows
  /// `sections` afterwards. With the others it may not: see ``stalePaths``, ``misplacedPaths``,
  /// ``staleHeaders`` and ``misplacedHeaders``.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - sections: The sections after the batch, as a data source would hand them out.
  /// - Returns: What became of each cell and section, and warnings.
  /// - Throws: Everything that is wrong with the batch. Nothing has changed then.
  /// - Complexity: O(*n*) comparisons of ids and contents, where *n* is the number of rows that
  ///   keep their cells; none for rows that stay at their offsets in a section that shares the
  ///   storage of its rows with the section before. One comparison of ids and headers for each kept
  ///   section. For the rest O(*k* log *k* + *s* + *r*), where *k* is the number of runs in the
  ///   batch, *s* that of sections, and *r* the number of times that batches tore neighbouring
  ///   cells apart, and a bit for each row.
  @discardableResult
  @inlinable
  public mutating func perform(
    _ batch: BatchUpdate, sections: [Section]
  ) throws(BatchError) -> ListTransition {
    let judge = BatchJudge(batch, old: starts, new: SectionStarts(of: sections), profile: profile)
    guard let reading = judge.reading else {
      throw BatchError(judge.violations, batch, from: _sections, to: sections, profile)
    }
    let isStrict = profile.checksMeaning
    let map = isStrict ? reading.plainMap : reading.map
    let segments = RowSegments(map, reading.sectionMap, reading.old, reading.new)
    let rows = RowDifferences(shown, sections, segments, reading.old, reading.new)
    let headers = SectionDifferences(shown, sections, along: reading.sectionMap)
    let staleRows = reading.wrong(rows.changed, along: map, unlessRefreshed: true)
    let misplacedRows = reading.wrong(rows.misplaced, along: map, unlessRefreshed: !isStrict)
    let staleHeaders = reading.unrefreshed(headers.changed)
    let misplacedHeaders = isStrict ? headers.misplaced : reading.unrefreshed(headers.misplaced)
    let violations =
      isStrict
      ? reading.violations(
        rows: .init(
          misplaced: misplacedRows, expected: rowOffsets(of: misplacedRows, in: sections, reading),
          stale: staleRows),
        sections: .init(
          misplaced: misplacedHeaders,
          expected: sectionOffsets(of: misplacedHeaders, in: sections, reading),
          stale: staleHeaders))
      : reading.rejectedReloads
    if !violations.isEmpty {
      throw BatchError(violations, batch, from: _sections, to: sections, profile)
    }

    identities = identities.carried(along: reading.map, &identitySource)
    show(
      sections, rows: (staleRows, misplacedRows), headers: (staleHeaders, misplacedHeaders),
      along: reading)
    return ListTransition(reading)
  }

  /// Where the rows whose cells are carried to wrong places really are; `nil` where they are gone.
  @inlinable
  func rowOffsets(
    of misplaced: [Int], in sections: [Section], _ reading: BatchReading
  ) -> [Int?] {
    if misplaced.isEmpty { return [] }
    var numbers = IDNumbers<Section.Row.ID>()
    var offsets: [Int] = []
    for (section, value) in sections.enumerated() {
      for (row, value) in value.rows.enumerated()
      where numbers.number(of: value.id) == offsets.count {
        offsets.append(reading.new[section] + row)
      }
    }
    return misplaced.map { offset in
      guard let origin = reading.plainMap.oldOffset(ofNew: offset) else { return nil }
      let path = reading.old.path(of: origin)
      return numbers.find(rows(of: path.section)[path.row].id).map { offsets[$0] }
    }
  }

  /// Where the sections that are carried to wrong places really are; `nil` where they are gone.
  @inlinable
  func sectionOffsets(
    of misplaced: [Int], in sections: [Section], _ reading: BatchReading
  ) -> [Int?] {
    if misplaced.isEmpty { return [] }
    var numbers = IDNumbers<Section.ID>()
    var offsets: [Int] = []
    for (offset, section) in sections.enumerated()
    where numbers.number(of: section.id) == offsets.count {
      offsets.append(offset)
    }
    return misplaced.map { offset in
      reading.sectionMap.oldOffset(ofNew: offset).flatMap { numbers.find(shown[$0].id) }
        .map { offsets[$0] }
    }
  }
}
