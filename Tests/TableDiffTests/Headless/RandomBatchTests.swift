// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Random batches: what became of each cell, against a naive comparison of before and after.
struct RandomBatchTests {
  @Test(arguments: 0..<400)
  func effectsAgreeWithANaiveComparison(seed: Int) throws {
    var generator = SeededRandom(seed: UInt64(seed))
    let oldCount = Int.random(in: 0...(seed % 10 == 0 ? 300 : 24), using: &generator)
    let (naive, places) = randomBatch(oldCount, &generator)
    let newCount = places.count
    let old = (0..<oldCount).map { TestRow(id: $0) }
    let kept = places.indices.filter { places[$0] != .new }
    let refreshes = kept.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
    var view = HeadlessListView(rows: old)
    var new = places.indices.map { TestRow(id: 1_000 + $0) }
    for offset in kept {
      if case .kept(let from) = places[offset] { new[offset] = old[from] }
    }
    let transition: ListTransition
    do {
      transition = try view.perform(
        BatchUpdate(
          d: naive.deletes, i: naive.inserts, m: naive.moves, r: naive.reloads, f: refreshes),
        rows: new)
    } catch {
      // Beside moves, a reload may load another row, which is then not where it should be either.
      let isDisplaced = error.findings.contains { $0.rule == .displacedReload }
      #expect(isDisplaced && !naive.moves.isEmpty, "seed \(seed): \(error)")
      return
    }
    #expect(view.shownRows == new, "seed \(seed)")
    #expect(transition.oldCount == oldCount && transition.newCount == newCount)

    for _ in 0..<8 {
      let before = randomRange(oldCount, &generator), after = randomRange(newCount, &generator)
      #expect(
        transition.effects(visibleBefore: before, visibleAfter: after).map(NaiveEffect.init)
          == naiveEffects(naive, places, oldCount, refreshes, before, after),
        "seed \(seed), before \(before), after \(after)")
    }
  }

  @Test(arguments: 0..<100)
  func aHistoryOfBatchesKeepsTheCells(seed: Int) throws {
    var generator = SeededRandom(seed: UInt64(seed))
    var view = HeadlessListView(rows: [TestRow]())
    var expected: [Int] = []
    var rows: [TestRow] = []
    var nextCell = 0
    for _ in 0..<30 {
      let (naive, places) = randomBatch(rows.count, &generator, reloads: false)
      var cells: [Int] = []
      var new: [TestRow] = []
      for place in places {
        if case .kept(let from) = place {
          cells.append(expected[from])
          new.append(rows[from])
        } else {
          cells.append(nextCell)
          new.append(TestRow(id: nextCell))
          nextCell += 1
        }
      }
      try view.perform(BatchUpdate(d: naive.deletes, i: naive.inserts, m: naive.moves), rows: new)
      #expect(view.cells.map(\.id) == cells, "seed \(seed)")
      #expect(view.shownRows == new, "seed \(seed)")
      (expected, rows) = (cells, new)
    }
    #expect(nextCell > 0)
  }

  @Test(arguments: 0..<200)
  func everyDiffIsTakenInAllStyles(seed: Int) throws {
    var generator = SeededRandom(seed: UInt64(seed))
    let size = [2, 8, 40][seed % 3]
    func rows() -> [TestRow] {
      (0..<size).shuffled(using: &generator).prefix(Int.random(in: 0...size, using: &generator))
        .map { TestRow(id: $0, content: Int.random(in: 0..<2, using: &generator)) }
    }
    let old = rows(), new = rows()
    for style in [ListDiff.MoveStyle.minimal, .all, .never] {
      let diff = old.tableDiff(to: new, moves: style)
      var view = HeadlessListView(rows: old)
      let transition = try view.perform(diff.batchUpdate(inSection: 0), rows: new)
      #expect(view.shownRows == new, "seed \(seed)")
      #expect(style == .all || transition.warnings == [], "seed \(seed)")
      var cells: [Int: Int] = [:]
      for (offset, row) in old.enumerated() { cells[row.id] = offset }
      let inserts = Set(diff.inserts)
      for (offset, cell) in view.cells.enumerated() {
        if inserts.contains(offset) {
          #expect(cell.id >= old.count, "seed \(seed)")
        } else {
          #expect(cell.id == cells[cell.row.id], "seed \(seed)")
        }
      }
    }
  }

  /// A batch that a list view takes, and what it makes of it.
  private func randomBatch(
    _ oldCount: Int, _ generator: inout SeededRandom, reloads hasReloads: Bool = true
  ) -> (NaiveListView, [NaiveListView.Place]) {
    while true {
      let naive = randomOperations(oldCount, &generator, hasReloads)
      let newCount = oldCount - naive.deletes.count + naive.inserts.count
      if let places = naive.places(oldCount: oldCount, newCount: newCount) {
        return (naive, places)
      }
    }
  }

  private func randomOperations(
    _ oldCount: Int, _ generator: inout SeededRandom, _ hasReloads: Bool
  ) -> NaiveListView {
    var naive = NaiveListView()
    var moved: [Int] = []
    let weights = Int.random(in: 1...6, using: &generator)
    for offset in 0..<oldCount {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0 where weights % 2 == 0: naive.deletes.append(offset)
      case 1 where weights % 3 == 0: moved.append(offset)
      case 2 where weights > 3 && hasReloads: naive.reloads.append(offset)
      default: break
      }
    }
    let kept = oldCount - naive.deletes.count
    let inserted = Int.random(in: 0...5, using: &generator)
    let targets = (0..<kept + inserted).shuffled(using: &generator)
    naive.inserts = Array(targets.prefix(inserted))
    let places = targets.dropFirst(inserted).prefix(moved.count)
    naive.moves = zip(moved, places).map { (from: $0, to: $1) }
    return naive
  }

  private func randomRange(_ count: Int, _ generator: inout SeededRandom) -> Range<Int> {
    let start = Int.random(in: -2...count, using: &generator)
    return start..<start + Int.random(in: 0...12, using: &generator)
  }
}
