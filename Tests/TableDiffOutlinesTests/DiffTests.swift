// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import TableDiffTesting
import TestSupport
import Testing

/// Diffs of all pairs of small forests, and of edited outlines.
@Suite struct DiffTests {
  /// All pairs of forests of up to 4 nodes, or of 5, up to the names of ids; without optimization some of
  /// those of 4 nodes.
  @Test(arguments: 0...(Sizes.isExhaustive ? 5 : 4))
  func allPairs(oldCount: Int) throws {
    var random = SeededRandom(seed: UInt64(oldCount))
    let limit = Sizes.isExhaustive ? 5 : 4
    for shape in Forests.shapes(oldCount) {
      let old = try Outline(shape)
      for newCount in 0...limit {
        let shapes = Forests.shapes(newCount)
        for ids in Forests.labelings(newCount, oldCount: oldCount) {
          if Sizes.isReduced, oldCount + newCount > 6, random.below(60) > 0 { continue }
          let renamed = random.below(4) == 0 ? random.below(1 << oldCount) : 0
          for newShape in shapes {
            let items = Forests.relabel(newShape, ids) { renamed >> $0 & 1 == 1 }
            if let problem = problem(shape, items, old, try Outline(items)) {
              Issue.record("\(problem): \(shape) to \(items)")
              return
            }
          }
        }
      }
    }
  }

  /// Versions of edited outlines, which share structure.
  @Test(arguments: [6, 12, 25], 0..<5 as Range<UInt64>)
  func versions(idCount: Int, seed: UInt64) throws {
    var edited = EditedOutline(seed: seed &* 57 &+ UInt64(idCount), idCount: idCount)
    for _ in 0..<40 { _ = edited.edit() }
    for _ in 0..<30 {
      let before = edited
      for _ in 0...edited.random.below(4) { _ = edited.edit() }
      let (old, new) = (before.naive.top.map(\.item), edited.naive.top.map(\.item))
      if let problem = problem(old, new, before.outline, edited.outline) {
        Issue.record("seed \(seed): \(problem): \(old) to \(new)")
        return
      }
      let rebuilt = try Outline(new)
      let diff = before.outline.outlineDiff(to: edited.outline)
      // The judge misses each step that is left out.
      let view = HeadlessOutlineView(all: before.outline)
      for index in diff.steps.indices {
        var steps = diff.steps
        steps.remove(at: index)
        #expect(throws: (any Error).self) { try view.perform(steps, to: edited.outline) }
      }
      #expect(before.outline.outlineDiff(to: rebuilt) == diff)
    }
  }

  func problem(
    _ oldItems: [Item], _ newItems: [Item], _ old: Outline<Item>, _ new: Outline<Item>
  ) -> String? {
    let oracle = DiffOracle(oldItems, newItems)
    let diff = old.outlineDiff(to: new)
    if let problem = oracle.problem(diff) { return problem }
    let view = HeadlessOutlineView(all: old)
    do {
      try view.perform(diff.steps, to: new)
    } catch {
      return "\(error) of \(diff.steps)"
    }
    return nil
  }
}
