// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// The stages of a plan, carried out one after the other on the plainest list view.
struct PlanRun {
  private let lists: SectionCase
  private(set) var state: [TitledSection]

  /// The ids of the sections and rows that have kept their cells since the start.
  private(set) var keptSections: Set<Int>
  private(set) var keptRows: Set<Int>

  init(_ lists: SectionCase) {
    self.lists = lists
    state = lists.old
    keptSections = Set(lists.old.map(\.id))
    keptRows = Set(lists.old.flatMap { $0.rows }.map(\.id))
  }

  mutating func perform(
    _ batch: BatchUpdate, to next: [TitledSection], forTableView isTableView: Bool
  ) -> String? {
    let interpreter = SectionInterpreter(old: state, new: next, batch: batch)
    let broken = interpreter.brokenRules(forTableView: isTableView)
    if !broken.isEmpty { return "breaks \(broken)" }
    guard let reading = interpreter.reading() else { return "cannot be read" }
    let redundant = interpreter.redundantMoves()
    if redundant > 0 { return "\(redundant) moves would come about anyway" }
    keptSections.formIntersection(reading.sections.compactMap { $0.map { state[$0].id } })
    keptRows.formIntersection(
      reading.rows.joined().compactMap { $0.map { state[$0.section].rows[$0.row].id } })
    state = next
    return nil
  }

  /// Between two stages ids are unique, and all that lives on is as it was.
  func problemOfMiddle() -> String? {
    let rows = state.flatMap { $0.rows }
    if Set(rows.map(\.id)).count != rows.count { return "a row is there twice" }
    if Set(state.map(\.id)).count != state.count { return "a section is there twice" }
    let oldRows = Set(lists.old.flatMap { $0.rows }), newRows = Set(lists.new.flatMap { $0.rows })
    for row in rows where !(keptRows.contains(row.id) ? oldRows : newRows).contains(row) {
      return "the content of \(row)"
    }
    for section in state {
      let source = (keptSections.contains(section.id) ? lists.old : lists.new).first {
        $0.id == section.id
      }
      if source?.title != section.title { return "the header of section \(section.id)" }
    }
    return nil
  }

  /// Which rows and sections may have lost their cells.
  func problemOfCells(
    _ bounds: PlanBounds, _ preference: BatchPreference, stageCount: Int
  ) -> String? {
    let lostSections = bounds.survivingSections.subtracting(keptSections)
    let lostRows = bounds.survivingRows.subtracting(keptRows)
    if lostSections.isEmpty && lostRows.isEmpty { return nil }
    switch preference {
    case .lossless: return "rows \(lostRows) and sections \(lostSections) lose their cells"
    case .fewestStages:
      if !lostSections.isEmpty { return "sections \(lostSections) lose their cells" }
      if !lostRows.isSubset(of: bounds.rowsOutOfDeleted) { return "\(lostRows) lose their cells" }
      return bounds.fewestLossless <= stageCount ? "\(lostRows) could keep their cells" : nil
    default:
      return bounds.fewestLossless == 1 ? "one batch could keep the cells of \(lostRows)" : nil
    }
  }
}
