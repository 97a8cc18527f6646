// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport

/// What a headless list view finds wrong with two lists' diff in a style, or shows wrongly after
/// it.
func listViewProblem(_ lists: ListCase, _ style: ListDiff.MoveStyle) -> String? {
  // A row whose move comes about by itself could stay, so that a smallest set has none such; the
  // style `.all` names shifted rows on purpose.
  listViewProblem(
    lists, lists.old.tableDiff(to: lists.new, moves: style), warns: style == .all)
}

/// What a headless list view finds wrong with a diff of two lists, or shows wrongly after it.
///
/// The expected state comes from the diff's public arrays, carried out by hand.
///
/// - Parameter reloads: The old offsets of rows that stay, and are reloaded.
func listViewProblem(
  _ lists: ListCase, _ diff: ListDiff, warns: Bool, reloads: Set<Int> = []
) -> String? {
  let (result, problem) = AppliedByHand.make(diff)
  guard var applied = result else { return problem }
  var reloadedTo: Set<Int> = []
  for (offset, origin) in applied.origins.enumerated() {
    guard let origin, reloads.contains(origin) else { continue }
    reloadedTo.insert(offset)
    applied.origins[offset] = nil
  }
  var batch = diff.batchUpdate(inSection: 0)
  if !reloads.isEmpty {
    batch = BatchUpdate(
      deletes: batch.deletes, inserts: batch.inserts, moves: batch.moves,
      reloads: reloads.map { RowPath(section: 0, row: $0) },
      refreshes: batch.refreshes.filter { !reloadedTo.contains($0.row) })
  }
  var view = HeadlessListView(rows: lists.old)
  let before = view.cells.map(\.id)
  let transition: ListTransition
  do {
    transition = try view.perform(batch, rows: lists.new)
  } catch {
    return "the list view rejects the batch: \(error)"
  }
  if !warns, !transition.warnings.isEmpty { return "warnings: \(transition.warnings)" }
  if view.shownRows != lists.new { return "the list view shows \(view.shownRows)" }
  return problemOfCells(view.cells.map(\.id), before, applied)
    ?? problemOfEffects(transition, diff, applied, reloads, reloadedTo)
}

/// Rows that stay or move keep their cells; all others get cells that never were.
private func problemOfCells(
  _ cells: [Int], _ before: [Int], _ applied: AppliedByHand
) -> String? {
  if Set(cells).count != cells.count { return "cells share an identity: \(cells)" }
  let known = Set(before)
  for (offset, origin) in applied.origins.enumerated() {
    if let origin {
      if cells[offset] != before[origin] { return "row \(offset) lost the cell of \(origin)" }
    } else if known.contains(cells[offset]) {
      return "row \(offset) came in with an old cell"
    }
  }
  return nil
}

/// Effects of some visible ranges, against a look at every row.
private func problemOfEffects(
  _ transition: ListTransition, _ diff: ListDiff, _ applied: AppliedByHand, _ reloads: Set<Int>,
  _ reloadedTo: Set<Int>
) -> String? {
  var targets = [Int?](repeating: nil, count: diff.oldCount)
  for (offset, origin) in applied.origins.enumerated() {
    if let origin { targets[origin] = offset }
  }
  let movedFrom = Set(diff.moves.map(\.from))
  let updated = Set(diff.updates.map(\.to))
  var random = SeededRandom(seed: UInt64(diff.oldCount * 31 + diff.newCount))
  for _ in 0..<3 {
    let visible = (random.range(around: diff.oldCount), random.range(around: diff.newCount))
    let before = visible.0.clamped(to: 0..<diff.oldCount)
    let after = visible.1.clamped(to: 0..<diff.newCount)
    var expected: [ExpectedEffect] = []
    for from in before {
      let kind =
        movedFrom.contains(from)
        ? "moved" : targets[from].map { $0 == from ? "unchanged" : "shifted" } ?? "deleted"
      expected.append(ExpectedEffect(kind: kind, from: from, to: targets[from]))
    }
    for to in after {
      let from = applied.origins[to]
      if let from, before.contains(from) { continue }
      let kind =
        from.map { movedFrom.contains($0) ? "moved" : $0 == to ? "unchanged" : "shifted" }
        ?? "inserted"
      expected.append(ExpectedEffect(kind: kind, from: from, to: to))
    }
    for index in expected.indices {
      let (from, to) = (expected[index].from, expected[index].to)
      expected[index].isRefreshed = to.map(updated.contains) ?? false && from != nil
      expected[index].isReloaded =
        to == nil && from.map(reloads.contains) == true
        || from == nil && to.map(reloadedTo.contains) == true
      guard let from, let to else { continue }
      expected[index].becomesVisible = after.contains(to) && !before.contains(from)
      expected[index].becomesHidden = before.contains(from) && !after.contains(to)
    }
    let effects = transition.effects(visibleBefore: visible.0, visibleAfter: visible.1)
    if effects.map(ExpectedEffect.init) != expected {
      return "effects of \(visible): \(effects), not \(expected)"
    }
  }
  return nil
}

/// What should become of a cell.
private struct ExpectedEffect: Equatable {
  var kind: String
  var from: Int?
  var to: Int?
  var isRefreshed = false
  var isReloaded = false
  var becomesVisible = false
  var becomesHidden = false

  init(kind: String, from: Int?, to: Int?) { (self.kind, self.from, self.to) = (kind, from, to) }

  init(_ effect: ListEffect<Int>) {
    self.init(kind: "\(effect.kind)", from: effect.from, to: effect.to)
    (isRefreshed, isReloaded) = (effect.isRefreshed, effect.isReloaded)
    (becomesVisible, becomesHidden) = (effect.becomesVisible, effect.becomesHidden)
  }
}

extension SeededRandom {
  /// A range of offsets that a list has, or that are before or behind it.
  fileprivate mutating func range(around count: Int) -> Range<Int> {
    let start = below(count + 4) - 2
    return start..<start + below(count + 4)
  }
}
