// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import TableDiffTesting
import TestSupport
import Testing

/// Diffs that are stopped.
@Suite struct StoppingTests {
  /// How often a diff asks whether to stop, and whether it stops whenever it is told to.
  func polls<Node: OutlineNode>(_ old: Outline<Node>, _ new: Outline<Node>) -> Int {
    let (count, problem) = questions(
      giving: old.outlineDiff(to: new), step: { $0 <= 50 ? 1 : 7 },
      of: { old.outlineDiff(to: new, shouldStop: $0) })
    #expect(problem == nil)
    return count
  }

  /// Two snapshots of three levels of nodes.
  func snapshots(
    _ counts: [Int], _ change: (inout Item) -> Void = { _ in }
  ) throws -> (Outline<Item>, Outline<Item>) {
    func nodes(_ level: Int, _ next: inout Int, _ change: (inout Item) -> Void) -> [Item] {
      if level == counts.count { return [] }
      return (0..<counts[level]).map { _ in
        next += 1
        var item = Item(next, "", [])
        item.children = nodes(level + 1, &next, change)
        change(&item)
        return item
      }
    }
    var (first, second) = (0, 0)
    return (try Outline(nodes(0, &first) { _ in }), try Outline(nodes(0, &second, change)))
  }

  @Test func snapshotsInStep() throws {
    let (old, new) = try snapshots([20, 50, 40]) { if $0.id % 100 == 0 { $0.name = "new" } }
    // 41,020 nodes in lists of 40: once every 4,096 nodes and what its list has.
    let polls = polls(old, new)
    #expect(polls >= 9 && polls <= 11, "\(polls)")
  }

  @Test func manySiblings() throws {
    let (old, new) = try snapshots([30_000]) { if $0.id % 100 == 0 { $0.name = "new" } }
    let count = polls(old, new)
    #expect(count >= 1, "\(count)")
    let (wide, other) = try snapshots([10, 6_000]) { if $0.id % 100 == 0 { $0.name = "new" } }
    #expect(polls(wide, other) >= 10)
  }

  /// To search for a node takes as long as to read several.
  @Test func replacedNodes() throws {
    let (old, _) = try snapshots([5, 20, 50])
    let new = try Outline((0..<5_000).map { Item(100_000 + $0) })
    // 5,105 nodes are deleted, and looked up in the new outline.
    #expect(polls(old, new) >= 5_000 * 16 / 4_096)
    // And inserted, and looked up in the old one.
    #expect(polls(new, old) >= 5_000 * 16 / 4_096)
  }

  @Test func manyLevels() throws {
    let old = try Outline([Link(0, end: 5_000)])
    let new = try Outline([Link(0, end: 5_000, nameAt: 4_000)])
    #expect(old.outlineDiff(to: new).changeCount == 1)
    #expect(polls(old, new) >= 2)
  }

  /// Versions that share most nodes read few.
  @Test func oneEdit() throws {
    let (old, _) = try snapshots([20, 50, 40])
    var new = old
    try new.update(30_000) { $0.name = "new" }
    #expect(polls(old, new) == 0)
  }
}
