// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// The interpreters of targets reject what the targets' documentation forbids; otherwise nothing
/// would be proved by steps that they accept.
@Suite struct StepInterpreterTests {
  private func rule(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? RefusedCall)?.rule }
  }

  @Test func appKitTable() throws {
    var table = AppKitTableInterpreter([0, 1, 2])
    for _ in 0..<3 { try table.removeRows(at: 0..<1) }
    #expect(table.rows.isEmpty)
    var short = AppKitTableInterpreter([0])
    try short.removeRows(at: 0..<1)
    #expect(rule { try short.removeRows(at: 0..<1) } == "G3")
    #expect(rule { try short.insertRows(at: 1..<2) { $0 } } == "G3")
    var moved = AppKitTableInterpreter([0, 1, 2])
    #expect(rule { try moved.moveRow(at: 0, to: 3) } == "G1")
    try moved.moveRow(at: 0, to: 2)
    #expect(moved.rows == [1, 2, 0])
    #expect(rule { try moved.reloadData(forRowIndexes: 2..<4) { $0 } } == "G1")
  }

  /// Offsets of a batch, sent one after the other, lead elsewhere.
  @Test func appKitTableReadsNoBatch() throws {
    var table = AppKitTableInterpreter([0, 1, 2, 3])
    try table.moveRow(at: 0, to: 2)
    try table.moveRow(at: 1, to: 3)
    #expect(table.rows == [1, 0, 3, 2])
    var right = AppKitTableInterpreter([0, 1, 2, 3])
    try right.moveRow(at: 0, to: 3)
    try right.moveRow(at: 0, to: 3)
    #expect(right.rows == [2, 3, 0, 1])
  }

  @Test func uiKitStack() throws {
    var stack = UIKitStackInterpreter(["a", "b"])
    #expect(rule { try stack.insertArrangedSubview("c", at: 3) } == "G1")
    #expect(rule { try stack.insertArrangedSubview("a", at: 1) } == "G1")
    #expect(rule { try stack.removeArrangedSubview("c") } == "G1")
    try stack.removeArrangedSubview("a")
    #expect(stack.subviews == ["a", "b"])
    try stack.insertArrangedSubview("a", at: 1)
    #expect(stack.arrangedSubviews == ["b", "a"])
  }

  @Test func listUpdate() throws {
    var list = ListUpdateInterpreter([0, 1, 2])
    #expect(rule { try list.onMoved(0, 3) } == "G1")
    #expect(rule { try list.onMoved(1, 1) } == "G4")
    #expect(rule { try list.onRemoved(0, 0) } == "G4")
    #expect(rule { try list.onRemoved(2, 2) } == "G1")
    #expect(rule { try list.onInserted(4, 1) { $0 } } == "G1")
    try list.onMoved(0, 2)
    #expect(list.rows == [1, 2, 0])
    try list.onChanged(1, 1) { $0 + 10 }
    #expect(rule { try list.onMoved(1, 0) } == "G4")
  }

  @Test func itemModel() throws {
    var model = ItemModelInterpreter([0, 1, 2, 3])
    #expect(rule { try model.beginMoveRows(2, 2, 2) } == "G5")
    #expect(rule { try model.beginMoveRows(2, 2, 3) } == "G5")
    #expect(rule { try model.beginMoveRows(2, 2, 5) } == "G5")
    #expect(rule { try model.beginRemoveRows(3, 4) } == "G1")
    #expect(rule { try model.beginInsertRows(5, 5) } == "G1")
    try model.beginMoveRows(2, 2, 4)
    #expect(rule { try model.beginMoveRows(2, 2, 4) } == "G5")
    #expect(rule { try model.end("RemoveRows", []) } == "G5")
    #expect(rule { try model.end("MoveRows", [0, 1, 2, 3]) } == "G5")
    try model.end("MoveRows", [0, 1, 3, 2])
    try model.beginMoveRows(2, 2, 0)
    try model.end("MoveRows", [3, 0, 1, 2])
    try model.beginMoveRows(0, 1, 3)
    try model.end("MoveRows", [1, 3, 0, 2])
    #expect(rule { try model.dataChanged(0, 0, [5, 3, 0, 9]) } == "G5")
  }

  @Test func listModel() throws {
    var list = ListModelInterpreter(["A", "B", "C"])
    #expect(rule { try list.itemsChanged(0, 0, 0, ["A", "B", "C"]) } == "G6")
    #expect(rule { try list.itemsChanged(2, 2, 0, ["A", "B"]) } == "G6")
    #expect(rule { try list.itemsChanged(0, 1, 0, ["A", "B", "C"]) } == "G6")
    #expect(rule { try list.itemsChanged(0, 2, 2, ["B", "C", "A"]) } == "G6")
    try list.itemsChanged(0, 3, 3, ["B", "C", "A"])
    #expect(list.widgets == ["A": 0, "B": 1, "C": 2])
    // As two signals, a move loses the widget.
    try list.itemsChanged(2, 1, 0, ["B", "C"])
    try list.itemsChanged(0, 0, 1, ["A", "B", "C"])
    #expect(list.widgets == ["A": -1, "B": 1, "C": 2])
  }

  @Test func childNodes() throws {
    var element = ChildNodesInterpreter(["a", "b", "c"])
    #expect(rule { try element.insertBefore("a", "a") } == "G7")
    #expect(rule { try element.insertBefore("a", "x") } == "G7")
    #expect(rule { try element.remove("x") } == "G7")
    try element.insertBefore("a", "c")
    #expect(element.children == ["b", "a", "c"])
    try element.insertBefore("b", nil)
    #expect(element.children == ["a", "c", "b"])
  }
}
