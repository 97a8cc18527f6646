// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// Performs a batch.
  ///
  ///     var view = HeadlessListView(sections: old)
  ///     try view.perform(BatchUpdate(sectionDeletes: [1]), sections: [old[0]])
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - sections: The sections after the batch, as a data source would return them.
  /// - Returns: The effects on each cell and section, and warnings.
  /// - Throws: ``BatchError`` with all findings; the view is then unchanged.
  /// - Complexity: O(*n*) comparisons of ids and contents, where *n* is the number of rows that
  ///   keep their cells, except rows that stay at their offsets in a section that shares its
  ///   storage with the previous section. One comparison of ids and headers for each kept section.
  ///   All else takes O(*k* log *k* + *s* + *r*), where *k* is the number of runs in the batch, *s*
  ///   the number of sections, and *r* the number of times that batches separated neighbouring
  ///   cells.
  @discardableResult
  @export(implementation)
  public mutating func perform(
    _ batch: BatchUpdate, sections: [Section]
  ) throws(BatchError) -> ListTransition where Section.Row: Identifiable & Equatable {
    try run(batch, sections, id: { $0.id }, contentsEqual: { $0 == $1 })
  }

  /// Performs a batch, with closures that define the identity and contents of rows.
  ///
  ///     try view.perform(
  ///       batch, sections: new, id: { $0.key }, contentsEqual: { $0.text == $1.text })
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - sections: The sections after the batch, as a data source would return them.
  ///   - id: The identity of a row.
  ///   - contentsEqual: Whether an old and a new row with equal ids look alike.
  /// - Returns: The effects on each cell and section, and warnings.
  /// - Throws: ``BatchError`` with all findings; the view is then unchanged.
  /// - Complexity: That of ``perform(_:sections:)``.
  @discardableResult
  @export(implementation)
  public mutating func perform<ID: Hashable>(
    _ batch: BatchUpdate, sections: [Section], id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool
  ) throws(BatchError) -> ListTransition {
    try run(batch, sections, id: id, contentsEqual: contentsEqual)
  }

  @export(implementation)
  @inline(always)
  mutating func run<ID: Hashable>(
    _ batch: BatchUpdate, _ sections: [Section], id: (Section.Row) -> ID,
    contentsEqual: (Section.Row, Section.Row) -> Bool
  ) throws(BatchError) -> ListTransition {
    let validator = BatchValidator(
      batch, old: starts, new: SectionStarts(of: sections), kind: kind)
    guard let interpretation = validator.interpretation else {
      throw error(validator.findings, batch, sections, id: id, contentsEqual: contentsEqual)
    }
    let segments = RowSegments(
      interpretation.plainMap, interpretation.sectionMap, interpretation.old, interpretation.new)
    var rows = CellMismatches(
      shown, sections, segments, interpretation.old, interpretation.new, id: id,
      contentsEqual: contentsEqual)
    var headers = CellMismatches(shown, sections, along: interpretation.sectionMap)
    interpretation.removeShown(from: &rows, &headers)
    rows.findActual(
      among: sections.flatMap { Array(counting: $0.rows).map(id) }, interpretation.plainMap
    ) { id(row(at: interpretation.old.path(of: $0))) }
    headers.findActual(among: sections.map { $0.id }, interpretation.sectionMap) { shown[$0].id }
    let findings = interpretation.findings(rows: rows, headers: headers)
    if !findings.isEmpty {
      throw error(findings, batch, sections, id: id, contentsEqual: contentsEqual)
    }

    identities = identities.carried(along: interpretation.map, &identitySource)
    shown = sections
    starts = interpretation.new
    return ListTransition(interpretation)
  }

  /// Returns the error for an invalid batch.
  @export(implementation)
  @inline(never)
  func error<ID: Hashable>(
    _ findings: [BatchFinding], _ batch: BatchUpdate, _ sections: [Section],
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool
  ) -> BatchError {
    BatchError(
      findings,
      replay: ReplayCase(
        batch, from: shown, to: sections, kind, id: id, contentsEqual: contentsEqual))
  }
}

extension CellMismatches {
  /// Finds the new offset of each misplaced row or section, by its id.
  ///
  /// - Parameters:
  ///   - ids: The new ids.
  ///   - map: The map of the misplaced ones.
  ///   - oldID: Returns the id at an old offset.
  @export(implementation)
  @inline(never)
  mutating func findActual<ID: Hashable>(
    among ids: @autoclosure () -> [ID], _ map: RowMap, oldID: (Int) -> ID
  ) {
    if misplaced.isEmpty { return }
    var numbers = IDNumbers<ID>()
    var offsets: [Int] = []
    for (offset, id) in ids().enumerated() where numbers.number(of: id) == offsets.count {
      offsets.append(offset)
    }
    actual = misplaced.map { offset in
      map.oldOffset(ofNew: offset).flatMap { numbers.find(oldID($0)) }.map { offsets[$0] }
    }
  }
}
