// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import TableDiffTesting
import TestSupport
import Testing

/// Steps for views that know only the nodes they show.
@Suite struct VisibleStepTests {
  /// All pairs of forests of up to 3 nodes, with all ways to expand them, and of 4 with some.
  @Test(arguments: 0...4) func allPairs(oldCount: Int) throws {
    var random = SeededRandom(seed: UInt64(oldCount))
    for shape in Forests.shapes(oldCount) {
      let old = try Outline(shape)
      for newCount in 0...(oldCount == 4 ? 4 : 3) {
        for ids in Forests.labelings(newCount, oldCount: oldCount) {
          let isLarge = oldCount == 4 && newCount >= 3
          if isLarge, !Sizes.isExhaustive, random.below(Sizes.isReduced ? 200 : 16) > 0 { continue }
          let renamed = random.below(4) == 0 ? random.below(1 << oldCount) : 0
          for newShape in Forests.shapes(newCount) {
            let items = Forests.relabel(newShape, ids) { renamed >> $0 & 1 == 1 }
            try check(old, try Outline(items), &random)
          }
        }
      }
    }
  }

  /// Of the ways to expand two forests of so many nodes, one of so many is taken.
  private static func share(nodeCount: Int) -> Int {
    if nodeCount <= 3 { return 1 }
    if Sizes.isReduced { return 40 }
    if Sizes.isExhaustive { return nodeCount > 6 ? 16 : 1 }
    return nodeCount > 6 ? 64 : nodeCount > 4 ? 4 : 1
  }

  func check(
    _ old: Outline<Item>, _ new: Outline<Item>, _ random: inout SeededRandom
  ) throws {
    let (oldIDs, newIDs) = (Array(old.everyID), Array(new.everyID))
    let nodeCount = oldIDs.count + newIDs.count
    let share = Self.share(nodeCount: nodeCount)
    for expanded in 0..<(1 << oldIDs.count) {
      for newExpanded in 0..<(1 << newIDs.count) {
        if random.below(share) > 0 { continue }
        let (old, new) = (
          try old.expanding(oldIDs, expanded), try new.expanding(newIDs, newExpanded)
        )
        if let problem = problem(old, new) {
          Issue.record("\(problem): \(old.rows) of \(old.nodes) to \(new.rows) of \(new.nodes)")
          throw CancellationError()
        }
      }
    }
  }

  /// Versions of edited outlines, which share structure.
  @Test(arguments: [6, 12, 25, 100], 0..<6 as Range<UInt64>)
  func versions(idCount: Int, seed: UInt64) throws {
    var edited = EditedOutline(seed: seed &* 91 &+ UInt64(idCount), idCount: idCount)
    for _ in 0..<60 { _ = edited.edit() }
    for _ in 0..<40 {
      let before = edited.outline
      for _ in 0...edited.random.below(6) { _ = edited.edit() }
      if let problem = problem(before, edited.outline) {
        Issue.record("seed \(seed): \(problem): \(before.rows) to \(edited.outline.rows)")
        return
      }
      // The judge misses each step that is left out, unless it only asks a node anew.
      let steps = before.visibleSteps(to: edited.outline)
      for (index, step) in steps.enumerated() {
        if case .reload = step { continue }
        let others = Array(steps[..<index] + steps[(index + 1)...])
        #expect(throws: (any Error).self, "seed \(seed): \(step)") {
          try HeadlessOutlineView(visible: before).perform(others, to: edited.outline)
        }
      }
    }
  }

  /// Where all nodes are visible, the steps are those of the diff.
  @Test(arguments: 0..<20 as Range<UInt64>) func ofAllNodes(seed: UInt64) throws {
    var edited = EditedOutline(seed: seed, idCount: 20)
    for _ in 0..<40 { _ = edited.edit() }
    let old = edited.outline
    for _ in 0..<5 { _ = edited.edit() }
    let moved = Set(old.everyID).intersection(edited.outline.everyID)
    // Nodes with children in both outlines, so that nothing is expanded or closed.
    guard
      moved.allSatisfy({ (old.childCount(of: $0) == 0) == (edited.outline.childCount(of: $0) == 0) }
      )
    else { return }
    let (all, new) = (old.expandingAll, edited.outline.expandingAll)
    let steps = all.visibleSteps(to: new).filter { if case .expand = $0 { false } else { true } }
    #expect(steps == all.outlineDiff(to: new).steps)
  }

  @Test func showsChangesInAndOutOfSight() throws {
    let old = try Outline([
      Item(1, "", [Item(2), Item(3)]), Item(4, "", [Item(5)]), Item(6),
    ]).expanding([1], 1)
    var new = old
    try new.move(2, toChild: 0, of: 4)
    #expect(old.visibleSteps(to: new) == [.remove(2, at: .init(parent: 1, index: 0))])
    new = old
    try new.move(5, toChild: 0, of: 1)
    #expect(
      old.visibleSteps(to: new) == [
        .insert(5, at: .init(parent: 1, index: 0)), .reload(4, at: .init(parent: nil, index: 1)),
      ])
    new = old
    try new.move(2, toChild: 0, of: 6)
    try new.expand(6)
    #expect(
      old.visibleSteps(to: new) == [
        .remove(2, at: .init(parent: 1, index: 0)), .reload(6, at: .init(parent: nil, index: 2)),
        .expand(6),
      ])
    new = old
    try new.collapse(1)
    try new.remove(3)
    #expect(old.visibleSteps(to: new) == [.collapse(1)])
    #expect(new.visibleSteps(to: new).isEmpty)
  }

  func problem(_ old: Outline<Item>, _ new: Outline<Item>) -> String? {
    let steps = old.visibleSteps(to: new)
    do {
      try HeadlessOutlineView(visible: old).perform(steps, to: new)
    } catch {
      return "\(error) of \(steps)"
    }
    let isSame = old.rows == new.rows
    return isSame && !steps.isEmpty ? "\(steps) change nothing" : nil
  }
}

extension Outline {
  /// The ids of all nodes.
  var everyID: [Node.ID] {
    func ids(_ nodes: [Node]) -> [Node.ID] { nodes.flatMap { [$0.id] + ids($0.children) } }
    return ids(nodes)
  }

  /// Expands those nodes whose bits are set.
  func expanding(_ ids: [Node.ID], _ bits: Int) throws -> Outline {
    var outline = self
    for (index, id) in ids.enumerated() where bits >> index & 1 == 1 { try outline.expand(id) }
    return outline
  }

  var expandingAll: Outline {
    var outline = self
    outline.expand(toLevel: .max)
    return outline
  }
}
