// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

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

  /// Between two stages ids are unique, no row is in a section where it is neither before nor
  /// after, and all that lives on is as it was.
  ///
  /// A row that goes and one that comes are never there at once, since a plan cannot know that they
  /// are not the same.
  func problemOfMiddle() -> String? {
    let rows = state.flatMap { $0.rows }
    if Set(rows.map(\.id)).count != rows.count { return "a row is there twice" }
    if Set(state.map(\.id)).count != state.count { return "a section is there twice" }
    let oldRows = Set(lists.old.flatMap { $0.rows }), newRows = Set(lists.new.flatMap { $0.rows })
    let isGoing = rows.contains { row in !newRows.contains { $0.id == row.id } }
    let isComing = rows.contains { row in !oldRows.contains { $0.id == row.id } }
    if isGoing && isComing { return "deleted and inserted rows are there at once" }
    for row in rows where !(keptRows.contains(row.id) ? oldRows : newRows).contains(row) {
      return "the content of \(row)"
    }
    for section in state {
      let homes = (lists.old + lists.new).filter { $0.id == section.id }
      let own = Set(homes.flatMap { $0.rows.map(\.id) })
      if let row = section.rows.first(where: { !own.contains($0.id) }) {
        return "row \(row.id) is parked in section \(section.id)"
      }
      let source = (keptSections.contains(section.id) ? lists.old : lists.new).first {
        $0.id == section.id
      }
      if source?.title != section.title { return "the header of section \(section.id)" }
    }
    return nil
  }
}
