// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import TableDiffTesting
import Testing

/// Outlines with more siblings than a leaf has, and more nodes than an index has buckets for at first.
@Suite struct ManyNodesTests {
  /// Insertions at one place, until there is no room for labels, and again and again.
  @Test(arguments: [0, 1, 500, 1_000])
  func insertionsAtOnePlace(_ place: Int) throws {
    var items = (0..<1_000).map { Item($0, "", [Item(10_000 + $0)]) }
    var outline = try Outline(items)
    for step in 0..<600 {
      let item = Item(2_000 + step)
      try outline.insert(item, atChild: place, of: nil)
      items.insert(item, at: place)
    }
    #expect(outline.nodes == items)
    for (index, item) in items.enumerated() {
      #expect(outline.place(of: item.id) == OutlinePlace(parent: nil, index: index))
      if let child = item.children.first {
        #expect(outline.place(of: child.id) == OutlinePlace(parent: item.id, index: 0))
      }
    }
  }

  /// Each node is inserted behind the one before, as somebody types them.
  @Test func insertionsInOrder() throws {
    var outline = try Outline([Item(0), Item(1)])
    for id in 2..<3_000 { try outline.insert(Item(id), atChild: id - 1, of: nil) }
    #expect(outline.nodes.map(\.id) == [0] + (2..<3_000) + [1])
    for row in 0..<3_000 { #expect(outline.row(of: outline.rows[row].id) == row) }
  }

  /// Siblings that move to random places, which gives some of them new labels.
  @Test func shuffledSiblings() throws {
    var random = SeededRandom(seed: 5)
    var ids = Array(0..<400)
    var outline = try Outline([Item(-1, "", ids.map { Item($0) })])
    try outline.expand(-1)
    for step in 0..<4_000 {
      // Mostly to one place, which exhausts the room there.
      let id = ids[random.below(400)]
      let place = step % 4 == 0 ? random.below(400) : 200
      ids.removeAll { $0 == id }
      ids.insert(id, at: place)
      try outline.move(id, toChild: place, of: -1)
    }
    #expect(outline.rows.map(\.id) == [-1] + ids)
    for (index, id) in ids.enumerated() { #expect(outline.row(of: id) == index + 1) }
  }

  /// The index of ids grows, shrinks and grows again, and versions keep theirs.
  @Test func growingAndShrinking() throws {
    var outline = Outline<Item>()
    for id in 0..<2_000 {
      try outline.insert(Item(id), atChild: 0, of: id == 0 ? nil : (id - 1) / 3)
    }
    let full = outline
    for id in (20..<2_000).reversed() { try outline.remove(id) }
    #expect(outline.count == 20)
    for id in 0..<2_000 {
      #expect(outline.contains(id) == (id < 20))
      #expect(full.parent(of: id) == (id == 0 ? nil : (id - 1) / 3))
    }
    for id in 20..<500 { try outline.insert(Item(id), atChild: 0, of: id - 20) }
    for id in 20..<500 { #expect(outline.parent(of: id) == id - 20) }
  }

  /// A level of many thousand nodes with a few expanded ones.
  @Test func rowsOfManyNodes() throws {
    var outline = try Outline(
      (0..<5_000).map { Item($0, "", [Item(10_000 + $0), Item(20_000 + $0)]) })
    for id in stride(from: 7, to: 5_000, by: 131) { try outline.expand(id) }
    let ids = (0..<5_000).flatMap { $0 % 131 == 7 ? [$0, 10_000 + $0, 20_000 + $0] : [$0] }
    #expect(outline.rows.map(\.id) == ids)
    for (row, id) in ids.enumerated() {
      #expect(outline.rows[row].id == id)
      #expect(outline.row(of: id) == row)
    }
  }
}
