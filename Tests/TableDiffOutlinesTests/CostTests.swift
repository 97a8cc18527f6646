// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import TableDiffTesting
import Testing

/// Counts what is read of nodes: the cost of a diff is counted, not timed.
final class ReadCounter: @unchecked Sendable {
  var ids = 0
  var contents = 0
}

/// A node that counts how often its id is read and its content compared.
struct CountedNode: OutlineNode {
  let number: Int
  var name = 0
  var children: [CountedNode] = []
  let counter: ReadCounter

  var id: Int {
    counter.ids += 1
    return number
  }

  func hasSameContent(as other: CountedNode) -> Bool {
    counter.contents += 1
    return name == other.name
  }
}

@Suite struct CostTests {
  let counter = ReadCounter()

  /// Four levels of ten children each: 11,110 nodes.
  func makeOutline() throws -> Outline<CountedNode> {
    var next = 0
    func nodes(_ level: Int) -> [CountedNode] {
      if level == 4 { return [] }
      return (0..<10).map { _ in
        next += 1
        return CountedNode(number: next, children: nodes(level + 1), counter: counter)
      }
    }
    return try Outline(nodes(0))
  }

  /// Returns what is read to compare two versions.
  func cost(
    _ edit: (inout Outline<CountedNode>) throws -> Void
  ) throws -> (ids: Int, contents: Int, diff: OutlineDiff<Int>) {
    var outline = try makeOutline()
    let before = outline
    try edit(&outline)
    (counter.ids, counter.contents) = (0, 0)
    let diff = before.outlineDiff(to: outline)
    return (counter.ids, counter.contents, diff)
  }

  @Test func sameVersion() throws {
    let (ids, contents, diff) = try cost { _ in }
    #expect(ids == 0 && contents == 0 && diff.isEmpty)
  }

  /// An edit reads the leaves that it changed on each level, not the 11,110 nodes.
  @Test func oneEdit() throws {
    let id = 1 + 5 * 1_111 + 1 + 3 * 111 + 1 + 7 * 11 + 2
    let update = try cost { try $0.update(id) { $0.name = 1 } }
    #expect(update.diff.updates.count == 1 && update.diff.changeCount == 1)
    #expect(update.ids < 200 && update.contents < 100, "\(update)")
    let move = try cost { try $0.move(id, toChild: 2, of: 1) }
    #expect(move.diff.moves.count == 1 && move.diff.changeCount == 1)
    #expect(move.ids < 400 && move.contents < 200, "\(move)")
    let insertion = try cost {
      try $0.insert(CountedNode(number: 0, counter: counter), atChild: 0, of: id)
    }
    #expect(insertion.diff.inserts.count == 1 && insertion.diff.changeCount == 1)
    #expect(insertion.ids < 200 && insertion.contents < 100, "\(insertion)")
  }

  /// What is below a moved node is not read, although it is 1,110 nodes.
  @Test func movedSubtree() throws {
    let move = try cost { try $0.move(1, toChild: 5, of: 2_223) }
    #expect(move.diff.moves.count == 1 && move.diff.changeCount == 1)
    #expect(move.ids < 200 && move.contents < 100, "\(move)")
  }

  /// Of what is below a deleted node, ids are looked up.
  @Test func deletedSubtree() throws {
    let removal = try cost { try $0.remove(1) }
    #expect(removal.diff.deletes.count == 1 && removal.diff.changeCount == 1)
    #expect(removal.ids > 1_110 && removal.ids < 4_000 && removal.contents < 100, "\(removal)")
  }

  /// Edits all over the outline cost as much each.
  @Test func manyEdits() throws {
    var random = SeededRandom(seed: 3)
    let updates = try cost { outline in
      for _ in 0..<50 { try outline.update(1 + random.below(11_110)) { $0.name += 1 } }
    }
    #expect(updates.ids < 50 * 200, "\(updates.ids)")
    #expect(updates.contents < 50 * 100, "\(updates.contents)")
  }

  /// Expanding changes no node.
  @Test func expanding() throws {
    let expanded = try cost { $0.expand(toLevel: 4) }
    #expect(expanded.diff.isEmpty && expanded.contents <= 2 * 11_110)
  }

  /// An edit and its rows are compared without reading the other 11,109 rows.
  @Test func rowsOfOneEdit() throws {
    var outline = try makeOutline()
    outline.expand(toLevel: 4)
    let before = outline.rows
    #expect(before.count == 11_110)
    try outline.update(1 + 5 * 1_111 + 1 + 3 * 111) { $0.name = 1 }
    try outline.collapse(1 + 2 * 1_111 + 1 + 3 * 111)
    (counter.ids, counter.contents) = (0, 0)
    let diff = before.tableDiff(to: outline.rows)
    #expect(diff.updates.count == 2 && diff.deletes.count == 110 && diff.changeCount == 112)
    #expect(counter.ids < 800 && counter.contents < 200, "\(counter.ids) \(counter.contents)")
  }
}
