// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffSwiftUI
import Testing
import UIKit

/// Rows that the user swipes.
extension FastListTests.InteractionTests {
  @Test func deletedRows() async {
    let model = Model(4)
    model.isOn = false
    let stage = Stage {
      list(model).onDelete(
        where: { $0.id != 2 },
        perform: model.isOn
          ? { contact in model.contacts.removeAll { $0.id == contact.id } } : nil)
    }
    #expect(stage.table?.double.swipeToDelete([0, 1]) == false)
    model.isOn = true
    await stage.evaluate()
    #expect(stage.table?.double.swipeToDelete([0, 2]) == false)
    #expect(stage.table?.double.swipeToDelete([0, 1]) == true)
    #expect(stage.texts == ["name 0", "name 1", "name 2", "name 3"])
    await stage.evaluate(Transaction(animation: .default))
    #expect(stage.texts == ["name 0", "name 2", "name 3"])
    #expect(stage.failures() == [])
  }

  /// A row that can be swiped from its leading edge cannot be deleted for that.
  @Test func swipedRowsThatStay() async {
    let model = Model(4)
    let stage = Stage {
      list(model)
        .swipeActions(edge: .leading) { _ in [FastListAction("Pin") {}] }
        .onDelete(where: { $0.id != 2 }) { contact in
          model.contacts.removeAll { $0.id == contact.id }
        }
    }
    guard let table = stage.table else { return #expect(Bool(false)) }
    #expect(table.double.swipe([0, 2], isLeading: true).map(\.title) == ["Pin"])
    #expect(!table.double.swipeToDelete([0, 2]) && table.double.swipeToDelete([0, 1]))
    await stage.evaluate()
    #expect(stage.texts == ["name 0", "name 2", "name 3"])
    // While the user edits, only rows that can be deleted have a control for it.
    stage.graph.environment.editMode = .constant(.active)
    await stage.evaluate()
    let source = table.dataSource
    #expect(table.isEditing && source?.tableView(table, canEditRowAt: [0, 1]) == false)
    #expect(source?.tableView(table, canEditRowAt: [0, 2]) == true)
    #expect(stage.failures() == [])
  }

  /// An evaluation of the view leaves a swipe open, and a destructive action ends when its row is gone.
  @Test func openSwipes() async {
    let model = Model(4)
    let stage = Stage {
      list(model).swipeActions { contact in
        [
          FastListAction("Block", role: .destructive) {
            model.contacts.removeAll { $0.id == contact.id }
          },
          FastListAction("Archive", role: .destructive) {},
        ]
      }
    }
    guard let table = stage.table else { return #expect(Bool(false)) }
    #expect(table.double.openSwipe([0, 1]))
    model.contacts.removeLast()
    await stage.evaluate()
    #expect(table.double.hasOpenSwipe && stage.texts.count == 4)
    table.double.choose(0)
    await stage.evaluate(Transaction(animation: .default))
    for _ in 0..<10 where table.isEditing {
      try? await Task.sleep(nanoseconds: 50_000_000)
    }
    #expect(!table.isEditing && stage.texts == ["name 0", "name 2"])
    #expect(stage.failures() == [])
  }
}
