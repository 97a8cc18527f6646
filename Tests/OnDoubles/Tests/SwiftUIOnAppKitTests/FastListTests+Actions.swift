// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import Foundation
import SwiftUI
import TableDiffSwiftUIOnAppKit
import Testing

/// Actions of rows that the user swipes.
extension FastListTests {
  @Test func actions() async {
    let model = Model(4)
    var pinned: [Int] = []
    let stage = Stage {
      list(model)
        .onDelete(where: { $0.id != 0 }) { contact in
          model.contacts.removeAll { $0.id == contact.id }
        }
        .swipeActions(edge: .leading) { contact in
          [FastListAction("Pin", systemImage: "pin") { pinned.append(contact.id) }.tint(.orange)]
        }
    }
    guard let table = stage.table else { return }
    #expect(table.swipe(0, from: .trailing).isEmpty)
    #expect(table.swipe(1, from: .trailing).map(\.title) == ["Delete"])
    table.swipe(1, from: .trailing).first?.perform(onRow: 1)
    let pin = table.swipe(2, from: .leading).first
    pin?.perform(onRow: 2)
    #expect(pin?.image?.systemSymbolName == "pin" && pin?.backgroundColor != nil)
    #expect(pinned == [2])
    await stage.evaluate()
    #expect(stage.texts == ["name 0", "name 2", "name 3"])
    #expect(stage.failures() == [])
  }

  /// While the actions of a row are visible the list waits, until the user chooses one.
  @Test func visibleActions() async {
    let model = Model(4)
    let stage = Stage {
      list(model).onDelete { contact in model.contacts.removeAll { $0.id == contact.id } }
    }
    guard let table = stage.table else { return }
    #expect(table.openActions(1, from: .trailing))
    model.contacts.removeLast()
    await stage.evaluate()
    #expect(stage.texts.count == 4 && table.rowActionsVisible)
    table.chooseAction(0)
    await stage.evaluate()
    for _ in 0..<20 where table.rowActionsVisible {
      try? await Task.sleep(nanoseconds: 50_000_000)
    }
    await stage.settle()
    #expect(stage.texts == ["name 0", "name 2"] && stage.failures() == [])
  }

  /// A bundle says in its language what a button is called.
  @Test func titleOfDeleting() throws {
    #expect(FastListAction.deleting {}.title == "Delete")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(#""Delete" = "Löschen";"#.utf8).write(
      to: language.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(url: folder))
    #expect(FastListAction.deleting(in: bundle) {}.title == "Löschen")
  }
}
