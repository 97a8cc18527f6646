// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffOutlines
import TableDiffTesting
import TestSupport
import Testing

/// Outlines of more levels than a stack has room for.
@Suite struct ManyLevelsTests {
  static let depth = Sizes.isReduced ? 10_000 : 100_000

  /// The number of nodes: the first and the last have no leaf.
  static let count = 2 * depth - 2

  static func outline() throws -> Outline<Link> { try Outline([Link(0, end: depth)]) }

  @Test func creation() async throws {
    try await onSmallStack {
      let outline = try Self.outline()
      try expect(outline.count == Self.count, "\(outline.count)")
      try expect(outline.level(of: Self.depth - 1) == Self.depth - 1, "level")
      try expect(outline.place(of: -7_000) == OutlinePlace(parent: 7_000, index: 0), "place")
      let nodes = outline.nodes
      try expect(nodes == [Link(0, end: Self.depth)], "\(nodes)")
      do {
        _ = try Outline([Link(0, end: Self.depth), Link(0, end: Self.depth)])
        throw Problem("no error")
      } catch let error as OutlineError<Int> {
        try expect(error == .duplicateID(0), "\(error)")
      }
    }
  }

  @Test func expansion() async throws {
    try await onSmallStack {
      var outline = try Self.outline()
      let collapsed = outline
      try outline.expand(0, withDescendants: true)
      try expect(outline.rows.count == Self.count, "\(outline.rows.count)")
      try expect(outline.row(of: Self.depth - 1) == Self.count - 1, "row")
      try expect(outline.rows[Self.count - 1].depth == Self.depth - 1, "depth")
      var row = 0
      for shown in outline.rows {
        try expect(shown.depth == (row == 0 ? 0 : (row + 2) / 2), "depth of row \(row)")
        row += 1
      }
      let inserts = collapsed.rows.tableDiff(to: outline.rows).inserts
      try expect(inserts.count == Self.count - 1, "\(inserts.count) rows inserted")
      let expanded = outline
      try outline.collapse(5, withDescendants: true)
      try expect(outline.rows.count == 10, "\(outline.rows.count)")
      try outline.reveal(Self.depth - 1)
      try expect(outline.rows.count == Self.count, "\(outline.rows.count)")
      try expect(outline.isExpanded(Self.depth - 2) == true, "the last node is expanded")
      try expect(outline.outlineDiff(to: expanded).isEmpty, "a diff of expansion")
      let again = try Outline([Link(0, end: Self.depth)], expandedAs: expanded)
      try expect(again.rows.count == expanded.rows.count, "\(again.rows.count)")
      outline = collapsed
      outline.expand(toLevel: 1_000)
      try expect(outline.rows.count == 2_000, "\(outline.rows.count)")
    }
  }

  @Test func edits() async throws {
    try await onSmallStack {
      var outline = try Self.outline()
      outline.expand(toLevel: .max)
      let (before, last) = (outline, Self.depth - 1)
      try outline.update(last) { $0.name = 1 }
      try outline.insert(Link(last + 1, end: last + 2), atChild: 0, of: last)
      try outline.move(1 - last, toChild: 0, of: nil)
      try outline.move(9_000, toChild: 1, of: 10)
      try outline.remove(-50)
      let diff = before.outlineDiff(to: outline)
      try expect(diff.updates.map(\.from.parent) == [last - 1], "\(diff.updates)")
      try expect(diff.inserts == [OutlinePlace(parent: last, index: 0)], "\(diff.inserts)")
      try expect(diff.moves.map(\.from.parent) == [last - 1, 8_999], "\(diff.moves)")
      try expect(diff.deletes == [OutlinePlace(parent: 50, index: 0)], "\(diff.deletes)")
      try HeadlessOutlineView(all: before).perform(diff.steps, to: outline)
      let rows = before.rows.tableDiff(to: outline.rows)
      try expect(rows.inserts.count == 0 && rows.deletes.count == 1, "\(rows)")
      try outline.remove(0)
      try expect(outline.count == 1, "\(outline.count)")
      let removal = before.outlineDiff(to: outline)
      try expect(removal.deletes == [OutlinePlace(parent: nil, index: 0)], "\(removal)")
      try expect(removal.moves.count == 1 && removal.changeCount == 2, "\(removal)")
    }
  }

  /// Snapshots that share nothing, with changes all the way down.
  @Test func snapshots() async throws {
    try await onSmallStack {
      let old = try Self.outline()
      var new = try Outline([Link(0, end: Self.depth, nameAt: 7_777)])
      for level in stride(from: 99, to: 1_000, by: 100) { try new.remove(-level) }
      let diff = old.outlineDiff(to: new)
      try expect(diff.updates.map(\.to.parent) == [7_776], "\(diff.updates)")
      let removed = stride(from: 99, to: 1_000, by: 100).map { OutlinePlace(parent: $0, index: 0) }
      try expect(diff.deletes == removed, "\(diff.deletes)")
      try expect(new.outlineDiff(to: old).inserts == removed, "other inserts")
      try HeadlessOutlineView(all: old).perform(diff.steps, to: new)
    }
  }

  /// All that a version has alone is released, and nothing else.
  @Test func release() async throws {
    try await onSmallStack {
      let living = LivingCounter()
      // Enough siblings for branches, some with many levels.
      var kept: Outline? = try Outline(
        (0..<600).map { CountedLink($0 * 1_000, levels: $0 % 20 == 0 ? 300 : 3, living) })
      var edited = kept
      let count = kept?.count ?? 0
      try expect(living.count == count, "\(living.count) of \(count)")
      try edited?.update(20_150) { $0.token = LivingCounter.Token(living) }
      try edited?.remove(40_100)
      try edited?.move(60_120, toChild: 0, of: 80_001)
      try expect(living.count == count + 1, "\(living.count) of two versions")
      kept = nil
      try expect(living.count == count - 201, "\(living.count) of the other version")
      edited = nil
      try expect(living.count == 0, "\(living.count) of none")
    }
  }

  /// Nodes behind those with many levels below come after what is deleted there.
  @Test func orderOfDeletes() throws {
    var item = Item(60)
    for id in (0..<60).reversed() { item = Item(id, "", [item, Item(1_000 + id)]) }
    let old = try Outline([item])
    var new = old
    for level in [3, 30, 10, 45] { try new.remove(1_000 + level) }
    for new in [new, try Outline(new.nodes)] {
      #expect(old.outlineDiff(to: new).deletes.map(\.parent) == [45, 30, 10, 3])
    }
  }

  /// Random outlines of several times as many levels as walks go down by recursion.
  @Test(arguments: 0..<(Sizes.isReduced ? 1 : 12) as Range<UInt64>)
  func deepForests(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (first, second) = (deepForest(&random), deepForest(&random))
    let (old, new) = (try Outline(first), try Outline(second))
    var edited = old
    for _ in 0..<6 {
      let (id, parent) = (random.below(250), random.below(250))
      switch random.below(4) {
      case 0: try? edited.move(id, toChild: 0, of: parent)
      case 1: _ = try? edited.remove(id)
      case 2: try? edited.update(id) { $0.name = "edited" }
      default: try? edited.insert(Item(1_000 + id), atChild: 0, of: parent)
      }
    }
    for (before, after) in [(old, new), (new, old), (old, edited), (edited, old)] {
      let problem = DiffTests().problem(before.nodes, after.nodes, before, after)
      #expect(problem == nil, "seed \(seed)")
    }
  }

  /// Returns nodes most of which are below the one before.
  func deepForest(_ random: inout SeededRandom) -> [Item] {
    func node(_ ids: inout ArraySlice<Int>) -> Item? {
      guard let id = ids.popFirst() else { return nil }
      var item = Item(id, "\(random.below(8))")
      while random.below(8) > 0, let child = node(&ids) { item.children.append(child) }
      return item
    }
    var numbers = Array(0..<250)
    for index in numbers.indices where random.below(12) == 0 {
      numbers.swapAt(index, random.below(250))
    }
    var ids = numbers[..<(200 + random.below(50))]
    var items: [Item] = []
    while let item = node(&ids) { items.append(item) }
    return items
  }
}

/// What a test on a small stack found.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws unless a condition holds.
func expect(_ condition: Bool, _ problem: @autoclosure () -> String) throws {
  if !condition { throw Problem(problem()) }
}

/// Calls a closure on a thread with as much stack as other threads than the main one have on Apple's systems.
func onSmallStack(_ body: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in
    let thread = Thread { continuation.resume(with: Result(catching: body)) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}
