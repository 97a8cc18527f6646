// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension HeadlessListView {
  /// Takes a batch for the only section: judges it, and carries it out where nothing is wrong.
  @inlinable
  mutating func perform(
    _ batch: BatchUpdate, onlySection section: Section
  ) throws(BatchError) -> ListTransition {
    let rows = section.rows
    let judge = BatchJudge(batch, oldCount: sectionCells[0].shown.count, newCount: rows.count)
    guard let reading = judge.reading else { throw BatchError(judge.violations) }
    let isStrict = profile.checksMeaning
    let map = isStrict ? reading.plainMap : reading.map
    let differences = RowDifferences(sectionCells[0].shown, rows, along: map)
    let stale = reading.wrong(differences.changed, along: map, unlessRefreshed: true)
    let misplaced = reading.wrong(differences.misplaced, along: map, unlessRefreshed: !isStrict)
    let violations =
      isStrict
      ? reading.violations(
        misplaced: misplaced, expected: offsets(of: misplaced, in: rows, along: map), stale: stale)
      : reading.rejectedReloads
    if !violations.isEmpty { throw BatchError(violations) }

    _sections[0] = section
    sectionCells[0].identities = sectionCells[0].identities.carried(
      along: reading.map, &identitySource)
    sectionCells[0].show(rows, stale: stale, misplaced: misplaced, along: reading.map)
    return ListTransition(reading)
  }

  /// Where the rows whose cells are carried to wrong places really are; `nil` where they are gone.
  @inlinable
  func offsets(of misplaced: [Int], in rows: [Section.Row], along map: RowMap) -> [Int?] {
    if misplaced.isEmpty { return [] }
    var offsets: [Section.Row.ID: Int] = [:]
    for (offset, row) in rows.enumerated().reversed() { offsets[row.id] = offset }
    return misplaced.map { offset in
      map.oldOffset(ofNew: offset).flatMap { offsets[sectionCells[0].shown[$0].id] }
    }
  }
}
