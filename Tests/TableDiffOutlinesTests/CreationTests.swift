// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import Testing

@Suite struct CreationTests {
  @Test func repeatedIDs() {
    let error = #expect(throws: ItemError.self) {
      try Outline([Item(1, "", [Item(2), Item(3, "", [Item(1)])])])
    }
    #expect(error == .duplicateID(1))
    #expect(throws: ItemError.duplicateID(2)) { try Outline([Item(2), Item(2)]) }
    #expect(throws: ItemError.duplicateID(7)) {
      try Outline((0..<1_000).map { Item($0) } + [Item(7)])
    }
  }

  @Test func expandedAsAnother() throws {
    var before = try Outline([Item(1, "", [Item(2, "", [Item(3)])]), Item(4, "", [Item(5)])])
    try before.expand(2)
    try before.expand(4)
    let after = try Outline(
      [Item(6, "", [Item(2, "", [Item(7)])]), Item(4, "", [Item(1, "", [Item(5)])])],
      expandedAs: before)
    #expect(after.rows.map(\.id) == [6, 4, 1])
    #expect([6, 2, 7, 4, 1, 5].filter { after.isExpanded($0) == true } == [2, 4])
    #expect(throws: ItemError.duplicateID(1)) {
      try Outline([Item(1), Item(1)], expandedAs: before)
    }
  }

  @Test func empty() throws {
    var outline = Outline<Item>()
    #expect(outline.count == 0 && outline.rows.isEmpty && outline.nodes.isEmpty)
    #expect(outline.childCount(of: nil) == 0)
    try outline.insert(Item(1), atChild: 0, of: nil)
    try outline.remove(1)
    #expect(outline.count == 0 && outline.rows.isEmpty)
  }

  /// A node shows the children that it gets after it was expanded.
  @Test func expandedWithoutChildren() throws {
    var outline = try Outline([Item(1), Item(2)])
    try outline.expand(1)
    try outline.move(2, toChild: 0, of: 1)
    #expect(outline.rows.map(\.id) == [1, 2])
  }
}

@Suite struct ErrorTests {
  @Test func changedID() throws {
    struct Named: OutlineNode, Equatable {
      var id: String
      var children: [Named] = []
    }
    var outline = try Outline([Named(id: "a", children: [Named(id: "b")])])
    #expect(throws: OutlineError.changedID("b", to: "c")) {
      try outline.update("b") { $0.id = "c" }
    }
    #expect(outline.nodes == [Named(id: "a", children: [Named(id: "b")])])
  }

  @Test func texts() {
    let errors: [ItemError] = [
      .unknownID(1), .duplicateID(2), .cycle(moved: 1, into: 1), .cycle(moved: 1, into: 2),
      .indexOutOfRange(4, childCount: 3, parent: nil),
      .indexOutOfRange(-1, childCount: 0, parent: 7),
      .changedID(1, to: 2),
    ]
    #expect(
      errors.map { "\($0)" } == [
        "There is no node 1.", "There would be two nodes 2.", "Node 1 cannot move into itself.",
        "Node 1 cannot move into node 2, which is below it.",
        "There is no place 4 among the 3 children of the top level.",
        "There is no place -1 among the 0 children of node 7.",
        "The id of node 1 cannot become 2.",
      ])
  }
}
