// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import SwiftUI
import TableDiffSwiftUIOnAppKit
import Testing

/// Lists in table views of AppKit, one test after the other: failures of views are collected in one place.
@MainActor
@Suite(.serialized) struct FastListTests {
  let evaluations = Evaluations()

  func list(_ model: Model) -> FastList<SingleSection<[Contact]>, Text> {
    FastList(model.contacts, dependingOn: model.suffix) { [evaluations] contact in
      evaluations.note(contact.id)
      return Text(contact.name + model.suffix)
    }
  }

  /// Rows beyond the visible ones have views, too.
  @Test func rowsOutOfSight() async {
    let model = Model(100)
    let stage = Stage { list(model) }
    stage.table?.double.overdraw = 2
    stage.table?.needsLayout = true
    await stage.settle()
    #expect(stage.texts.count == 7)
    model.suffix = "!"
    await stage.evaluate()
    #expect(stage.texts.allSatisfy { $0.hasSuffix("!") })
    #expect(stage.failures() == [])
  }

  @Test func animations() async {
    let model = Model(3)
    let stage = Stage { list(model) }
    var transaction = Transaction(animation: .default)
    model.contacts.append(Contact(id: 3, name: "new"))
    await stage.evaluate(transaction)
    #expect(stage.table?.double.animatedBatchCount == 1)
    transaction.disablesAnimations = true
    model.contacts.append(Contact(id: 4, name: "newer"))
    await stage.evaluate(transaction)
    model.contacts.append(Contact(id: 5, name: "newest"))
    await stage.evaluate()
    #expect(stage.table?.double.animatedBatchCount == 1)
    #expect(stage.table?.double.unanimatedBatchCount == 2)
    #expect(stage.failures() == [])
  }

  @Test func movesScrollingAndEmptiness() async {
    let model = Model(50)
    var moves: [[Int?]] = []
    let stage = Stage {
      list(model).onMove { moves.append([$0.id, $1?.id]) }
        .scrollTo(Binding(get: { model.target }, set: { model.target = $0 }))
        .scrolling(.keepsVisibleRow(stickingTo: .bottom))
        .emptyView { Text("nobody") }
    }
    guard let table = stage.table else { return }
    model.target = 30
    await stage.evaluate()
    #expect(stage.texts.contains("name 30") && model.target == nil)
    #expect(drag(0, to: 2, in: table) && drag(5, to: 50, in: table))
    #expect(moves == [[0, 2], [5, nil]])
    model.contacts = []
    await stage.evaluate()
    let empty = table.subviews.lazy.compactMap { $0 as? any Texts }.first { $0.texts == ["nobody"] }
    #expect(empty != nil)
    #expect(stage.failures() == [])
  }

  /// Rows that get other heights all together leave the one that is read where it is.
  @Test func keepsThePlaceWhileRowsShrink() async {
    let model = Model(100)
    model.suffix = "!"
    let stage = Stage { list(model).scrolling(.keepsVisibleRow()) }
    guard let table = stage.table else { return }
    table.double.overdraw = 3
    table.double.heightOfView = { view, _ in
      (view as? any Texts)?.texts.contains { $0.hasSuffix("!") } == true ? 31 : 20
    }
    for row in [47, 50] {
      table.scroll(NSPoint(x: 0, y: table.rect(ofRow: row).minY))
      await stage.settle()
    }
    func place() -> CGFloat { table.rect(ofRow: 50).minY - table.visibleRect.minY }
    let top = table.rect(ofRow: 50).minY
    #expect(place() == 0)
    model.suffix = ""
    await stage.evaluate()
    #expect(place() == 0 && table.rect(ofRow: 50).minY < top)
    #expect(stage.failures() == [])
  }

  @Test func lines() async {
    let model = Model(3)
    let stage = Stage {
      list(model).separators(model.isOn ? .automatic : .visible)
    }
    #expect(stage.table?.gridStyleMask == [])
    model.isOn = false
    await stage.evaluate()
    #expect(stage.table?.gridStyleMask == .solidHorizontalGridLineMask)
    #expect(stage.failures() == [])
  }

  /// Drags a row to above another one.
  func drag(_ row: Int, to target: Int, in table: NSTableView) -> Bool {
    guard let dataSource = table.dataSource,
      dataSource.tableView(table, pasteboardWriterForRow: row) != nil
    else { return false }
    let drag = DragDouble(source: table)
    dataSource.tableView(
      table, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: [row])
    defer {
      dataSource.tableView(table, draggingSession: drag.session, endedAt: .zero, operation: .move)
    }
    return dataSource.tableView(table, acceptDrop: drag, row: target, dropOperation: .above)
  }
}
