// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// What is wrong with the plan of a change for a target under a preference; `nil` where nothing is.
///
/// - Precondition: Row ids and section ids do not repeat.
func planProblem(
  _ lists: SectionCase, _ target: ListViewKind, _ preference: StagePreference
) -> String? {
  planProblem(
    lists.stages(for: target, preferring: preference), lists, target, preference)
}

/// What is wrong with the stages of a plan; `nil` where nothing is.
///
/// - Precondition: Row ids and section ids do not repeat.
func planProblem(
  _ stages: [ListStage<TitledSection>], _ lists: SectionCase, _ target: ListViewKind,
  _ preference: StagePreference
) -> String? {
  let batches = stages.map(\.batch)
  let isChanged = lists.old != lists.new
  func problem(_ text: String) -> String {
    "\(text)\n\(target), \(preference), \(batches)\n\(lists)"
  }
  if isChanged == batches.isEmpty { return problem("\(batches.count) batches") }
  var run = PlanRun(lists)
  for (index, batch) in batches.enumerated() {
    let isLast = index == batches.count - 1
    if batch.isEmpty { return problem("stage \(index) is empty") }
    if !batch.reloads.isEmpty || !batch.sectionReloads.isEmpty {
      return problem("stage \(index) reloads")
    }
    if !isLast, !batch.refreshes.isEmpty || !batch.sectionRefreshes.isEmpty {
      return problem("stage \(index) refreshes, and others follow")
    }
    let state = stages[index].sections
    if let text = run.perform(batch, to: state, forTableView: target == .tableView) {
      return problem("stage \(index), \(run.state.text) to \(state.text): \(text)")
    }
    if !isLast, let text = run.problemOfMiddle() {
      return problem("after stage \(index), \(state.text): \(text)")
    }
  }
  if run.state != lists.new { return problem("the plan leads to \(run.state.text)") }
  if !isChanged { return nil }
  let bounds = PlanBounds(lists, target, preference)
  let problemOfBounds = bounds.problem(
    stageCount: batches.count,
    lostRows: bounds.survivingRows.subtracting(run.keptRows),
    lostSections: bounds.survivingSections.subtracting(run.keptSections))
  return (problemOfBounds ?? problemOfRefreshes(batches, run, lists)).map(problem)
}

/// Every row and header with new content is refreshed once, when all is done, unless its cell is
/// new; and no other one.
private func problemOfRefreshes(
  _ batches: [BatchUpdate], _ run: PlanRun, _ lists: SectionCase
) -> String? {
  guard let last = batches.last else { return nil }
  var refreshes: [RowPath] = [], headers: [Int] = []
  let oldRows = Dictionary(
    uniqueKeysWithValues: lists.old.flatMap { $0.rows }.map { ($0.id, $0) })
  let oldTitles = Dictionary(uniqueKeysWithValues: lists.old.map { ($0.id, $0.title) })
  for (section, value) in lists.new.enumerated() {
    if let title = oldTitles[value.id], title != value.title, run.keptSections.contains(value.id) {
      headers.append(section)
    }
    for (row, value) in value.rows.enumerated() {
      if let old = oldRows[value.id], old != value, run.keptRows.contains(value.id) {
        refreshes.append(RowPath(section: section, row: row))
      }
    }
  }
  if last.refreshes != refreshes { return "refreshes \(last.refreshes), not \(refreshes)" }
  return last.sectionRefreshes == headers ? nil : "refreshes headers \(last.sectionRefreshes)"
}
