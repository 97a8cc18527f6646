// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// What a change costs more than the same one with rows told apart by their sections; `nil` where
/// it costs no more.
///
/// - Precondition: Section ids do not repeat, and row ids do not in their section.
func sharingProblem(_ lists: SectionCase) -> String? {
  let diff = lists.old.sectionedDiff(to: lists.new)
  let apart = lists.qualified.old.sectionedDiff(to: lists.qualified.new)
  let (once, twice) = operations(diff), (onceApart, twiceApart) = operations(apart)
  if once > onceApart || twice > twiceApart {
    return "\(once) or \(twice) row operations, and \(onceApart) or \(twiceApart) told apart"
  }
  for target in BatchPlanTests.targets {
    let stages = diff.plannedStages(for: target).count
    let stagesApart = apart.plannedStages(for: target).count
    if stages > stagesApart {
      return "\(stages) stages for \(target), and \(stagesApart) told apart"
    }
  }
  return nil
}

/// How many row operations there are in surviving sections: with a move across sections as one, and
/// with one in each section that survives.
private func operations(_ diff: SectionedDiff) -> (once: Int, twice: Int) {
  let goes = Set(diff.sections.deletes), comes = Set(diff.sections.inserts)
  var once = diff.deletes.count + diff.inserts.count
  var twice = once
  let survivors = survivors(diff.sections)
  for move in diff.moves {
    let (from, to) = (move.from.section, move.to.section)
    if !goes.contains(from) || !comes.contains(to) { once += 1 }
    if survivors[to] == from {
      twice += 1
    } else {
      twice += (goes.contains(from) ? 0 : 1) + (comes.contains(to) ? 0 : 1)
    }
  }
  return (once, twice)
}

/// For each new section the old one that it was.
private func survivors(_ sections: ListDiff) -> [Int?] {
  guard let applied = AppliedByHand.make(sections).result else { return [] }
  return applied.origins
}

/// What is wrong with whole plans of a change in which rows repeat; `nil` where all is well.
func sharedPlanProblem(
  _ lists: SectionCase, _ target: ListViewKind, _ preference: StagePreference
) -> String? {
  let stages = lists.stages(for: target, preferring: preference)
  if let problem = performingProblem(stages, lists, target) { return problem }
  var place: String { "\(target), \(preference), \(stages)\n\(lists)" }
  let mayRepeat = (lists.old + lists.new).contains(where: \.repeatsRows)
  var state = lists.old
  for stage in stages {
    let next = stage.sections
    let interpreter = SectionInterpreter(old: state, new: next, batch: stage.batch)
    let broken = interpreter.brokenRules(forTableView: target == .tableView)
    if !broken.isEmpty { return "breaks \(broken): \(place)" }
    if !mayRepeat, next.contains(where: \.repeatsRows) {
      return "a row is twice in a section of \(next.text): \(place)"
    }
    state = next
  }
  if state != lists.new { return "leads to \(state.text): \(place)" }
  for kind in target.judges {
    var view = HeadlessListView(sections: lists.old, kind: kind)
    do {
      try view.perform(stages)
    } catch {
      return "the plan as a whole, \(kind): \(error) at \(place)"
    }
    if view.shownSections != lists.new { return "the plan as a whole, \(kind): \(place)" }
  }
  return nil
}

extension SectionCase {
  /// Whether a row stands several times in one of the lists.
  var repeatsRows: Bool {
    [old, new].contains { list in
      let ids = list.flatMap { $0.rows.map(\.id) }
      return Set(ids).count != ids.count
    }
  }
}

extension TitledSection {
  /// Whether a row stands several times in the section.
  fileprivate var repeatsRows: Bool { Set(rows.map(\.id)).count != rows.count }
}
