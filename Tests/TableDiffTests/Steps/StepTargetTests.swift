// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The targets of steps reject what their documentation forbids; otherwise nothing would be proved by
/// steps that they accept.
@Suite struct StepTargetTests {
  /// The rule that a call breaks; `nil` where it is right.
  private func rule(_ log: inout StepLog) -> String? {
    defer { log.problem = nil }
    return (log.problem as? RefusedCall)?.rule
  }

  private func ids(_ rows: [TestRow]) -> [Int] { rows.map(\.id) }

  /// Offsets of a batch, sent one after the other, lead elsewhere.
  @Test func appKitTable() {
    let table = NSTableView(Array(0..<4).rows, new: Array(0..<9).rows)
    table.moveRow(at: 0, to: 2)
    table.moveRow(at: 1, to: 3)
    #expect(ids(table.rows) == [1, 0, 3, 2])
    for _ in 0..<3 { table.removeRows(at: [0]) }
    #expect(ids(table.rows) == [2] && table.log.problem == nil)
    table.removeRows(at: [1])
    #expect(rule(&table.log) == "G3")
    table.insertRows(at: [2])
    #expect(rule(&table.log) == "G3")
    table.moveRow(at: 0, to: 1)
    #expect(rule(&table.log) == "G1")
    table.reloadData(forRowIndexes: [0, 1], columnIndexes: [0])
    #expect(rule(&table.log) == "G1")
  }

  @Test func uiKitStack() {
    let stack = UIStackView([0, 1].rows), new = UIView(TestRow(id: 2))
    let first = stack.arrangedSubviews[0]
    stack.insertArrangedSubview(new, at: 3)
    #expect(rule(&stack.log) == "G1")
    stack.insertArrangedSubview(first, at: 1)
    #expect(rule(&stack.log) == "G1")
    stack.removeArrangedSubview(new)
    #expect(rule(&stack.log) == "G1")
    stack.removeArrangedSubview(first)
    #expect(stack.subviews == [0, 1])
    stack.insertArrangedSubview(first, at: 1)
    #expect(ids(stack.rows) == [1, 0])
  }

  @Test func listUpdates() {
    let list = ListUpdateCallback([0, 1, 2].rows, new: [1, 7, 0].rows)
    list.onMoved(0, 3)
    #expect(rule(&list.log) == "G1")
    list.onMoved(1, 1)
    #expect(rule(&list.log) == "G4")
    list.onRemoved(0, 0)
    #expect(rule(&list.log) == "G4")
    list.onRemoved(2, 2)
    #expect(rule(&list.log) == "G1")
    list.onInserted(4, 1)
    #expect(rule(&list.log) == "G1")
    list.onMoved(0, 2)
    list.onChanged(1, 1)
    #expect(ids(list.rows) == [1, 7, 0])
    list.onMoved(1, 0)
    #expect(rule(&list.log) == "G4")
  }

  @Test func itemModel() {
    let model = QAbstractItemModel(Array(0..<4).rows)
    for destinationChild in [2, 3, 5] {
      model.beginMoveRows(2, 2, destinationChild)
      #expect(rule(&model.log) == "G5")
    }
    model.beginRemoveRows(3, 4)
    #expect(rule(&model.log) == "G1")
    model.beginInsertRows(5, 5)
    #expect(rule(&model.log) == "G1")
    model.beginMoveRows(2, 2, 4)
    model.beginMoveRows(2, 2, 4)
    #expect(rule(&model.log) == "G5")
    model.endRemoveRows()
    #expect(rule(&model.log) == "G5")
    model.endMoveRows()
    #expect(rule(&model.log) == "G5")
    model.rows = [0, 1, 3, 2].rows
    model.endMoveRows()
    model.beginMoveRows(2, 2, 0)
    model.rows = [3, 0, 1, 2].rows
    model.endMoveRows()
    #expect(model.log.problem == nil && model.shown == model.rows)
    model.rows = [5, 0, 1, 9].rows
    model.dataChanged(0, 0)
    #expect(rule(&model.log) == "G5")
  }

  @Test func listModel() {
    let list = GListModel([TestRow]("ABC"))
    for (position, removed, added, items) in [
      (0, 0, 0, "ABC"), (2, 2, 0, "AB"), (0, 1, 0, "ABC"), (0, 2, 2, "BCA"),
    ] {
      list.items = [TestRow](items)
      list.itemsChanged(position, removed, added)
      #expect(rule(&list.log) == "G6")
    }
    list.items = [TestRow]("BCA")
    list.itemsChanged(0, 3, 3)
    #expect([TestRow]("ABC").map { list.widgets[$0] } == [0, 1, 2])
    // As two signals, a move loses the widget.
    list.items = [TestRow]("BC")
    list.itemsChanged(2, 1, 0)
    list.items = [TestRow]("ABC")
    list.itemsChanged(0, 0, 1)
    #expect([TestRow]("ABC").map { list.widgets[$0] } == [-1, 1, 2])
  }

  @Test func childNodes() {
    let element = Element([0, 1, 2])
    for (node, next) in [(0, 0), (0, 7)] {
      element.insertBefore(element.node(node), element.node(next))
      #expect(rule(&element.log) == "G7")
    }
    element.node(7).remove()
    #expect(rule(&element.log) == "G7")
    element.insertBefore(element.node(0), element.node(2))
    element.insertBefore(element.node(1), nil)
    #expect(element.children == [0, 2, 1])
  }
}
