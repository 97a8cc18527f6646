// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// All small batches, legal or not, against a list view written straight from the reading of
/// batches.
struct ExhaustiveBatchTests {
  private let old = [TestRow]("abc")

  @Test(arguments: 0...3)
  func everyBatchOfDeletesInsertsAndMoves(newCount: Int) {
    let moves = old.indices.flatMap { from in (0..<newCount).map { (from: from, to: $0) } }
    // Of three rows there are 32,768 batches, and a usual run takes every fifth, in a debug build every 17th.
    let step = newCount < 3 ? 1 : Sizes.pick(exhaustive: 1, usual: 5, debug: 17)
    var verdicts = Verdicts(), index = 0
    for deletes in subsets(Array(old.indices)) {
      for inserts in subsets(Array(0..<newCount)) {
        for moves in subsets(moves) {
          index += 1
          if index % step != 0 { continue }
          let batch = NaiveListView(deletes: deletes, inserts: inserts, moves: moves)
          check(batch, newCount, &verdicts)
        }
      }
    }
    #expect(verdicts.legal > 0)
    #expect(newCount == 0 || verdicts.illegal > verdicts.legal)
  }

  @Test(arguments: 0...3)
  func everyBatchWithReloads(newCount: Int) {
    let moves = old.indices.flatMap { from in (0..<newCount).map { (from: from, to: $0) } }
    let step = Sizes.pick(exhaustive: 1, usual: 1, debug: 3)
    var verdicts = Verdicts(), index = 0
    for deletes in subsets(Array(old.indices)) {
      for inserts in subsets(Array(0..<newCount)) {
        for reloads in subsets(Array(old.indices)).dropFirst() {
          for move in [nil] + moves.map(Optional.some) {
            index += 1
            if index % step != 0 { continue }
            let batch = NaiveListView(
              deletes: deletes, inserts: inserts, moves: move.map { [$0] } ?? [], reloads: reloads)
            check(batch, newCount, &verdicts)
          }
        }
      }
    }
    #expect(newCount == 0 || verdicts.legal > 0)
    #expect(newCount < 3 || verdicts.displaced > 0)
  }

  private struct Verdicts {
    var legal = 0
    var illegal = 0
    var displaced = 0
  }

  private func check(_ naive: NaiveListView, _ newCount: Int, _ verdicts: inout Verdicts) {
    let batch = BatchUpdate(
      d: naive.deletes, i: naive.inserts, m: naive.moves, r: naive.reloads)
    let places = naive.places(oldCount: old.count, newCount: newCount)
    let fresh = (0..<newCount).map { TestRow(id: 1_000 + $0) }
    var view = HeadlessListView(rows: old)
    var findings: [BatchFinding] = []
    do {
      // All rows are one and the same: only what is wrong with the operations is found.
      try view.perform(
        batch, sections: [SingleSection(rows: fresh)], id: { _ in 0 },
        contentsEqual: { _, _ in true })
    } catch {
      findings = error.findings
    }
    let isTaken = findings.isEmpty
    guard let places else {
      verdicts.illegal += 1
      if isTaken { Issue.record("\(batch) is taken for \(newCount) rows") }
      if view.cells.map(\.id) != [0, 1, 2] || view.shownRows != old {
        Issue.record("\(batch) is rejected, but has changed the view")
      }
      return
    }
    verdicts.legal += 1
    // Beside moves, a reload may load another row: see below.
    if findings.contains(where: { $0.rule != .displacedReload }) {
      Issue.record("\(batch) is rejected for \(newCount) rows")
    }
    for (offset, (place, cell)) in zip(places, view.cells).enumerated() where isTaken {
      var isRight = cell.id >= old.count
      if case .kept(let from) = place { isRight = cell.id == from }
      if !isRight || cell.row != fresh[offset] {
        Issue.record("\(batch): \(cell) at \(offset)")
      }
    }
    checkMeaning(naive, batch, places, fresh, &verdicts)
  }

  /// With the rows where the batch says, it is right unless a reload is displaced; with two rows
  /// exchanged their cells are misplaced.
  private func checkMeaning(
    _ naive: NaiveListView, _ batch: BatchUpdate, _ places: [NaiveListView.Place],
    _ fresh: [TestRow], _ verdicts: inout Verdicts
  ) {
    var plain = naive
    plain.reloads = []
    guard let plainPlaces = plain.places(oldCount: old.count, newCount: fresh.count) else {
      Issue.record("\(batch) is legal only with its reloads")
      return
    }
    var new = fresh
    var isDisplaced = false
    for (offset, place) in plainPlaces.enumerated() {
      guard case .kept(let from) = place else { continue }
      new[offset] = old[from]
      if naive.reloads.contains(from) != (places[offset] == .new) { isDisplaced = true }
    }
    let rules = brokenRules(batch, old, new)
    if isDisplaced {
      verdicts.displaced += 1
      if Set(rules) != ["E2 displacedReload"] { Issue.record("\(batch) breaks \(rules)") }
      return
    }
    if rules != [] { Issue.record("\(batch) breaks \(rules)") }
    if new.count < 2 { return }
    new.swapAt(0, 1)
    let misplaced = [0, 1].filter { places[$0] != .new }.map { _ in "E1 misplacedRow" }
    let swapped = brokenRules(batch, old, new)
    if swapped != misplaced { Issue.record("\(batch) breaks \(swapped) with rows exchanged") }
  }

  private func subsets<Element>(_ elements: [Element]) -> [[Element]] {
    (0..<1 << elements.count).map { mask in
      elements.indices.filter { mask >> $0 & 1 == 1 }.map { elements[$0] }
    }
  }
}
