// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffCollections
import TableDiffSwiftUI
import Testing
import UIKit

extension FastListTests {
  /// What users and views do.
  @MainActor
  @Suite struct InteractionTests {
    func list(_ model: Model) -> FastList<SingleSection<[Contact]>, Text> {
      FastList(model.contacts) { Text($0.name) }
    }

    /// What a search finds in a tree array.
    @Test func derivedRows() async {
      var contacts = TreeArray(Model(1_000).contacts)
      let derived = contacts.derived.filter { $0.name.hasSuffix("7") }
      let found = Box(derived)
      let stage = Stage { FastList(found.value.rows) { Text($0.name) } }
      #expect(stage.texts == ["name 7", "name 17", "name 27", "name 37", "name 47"])
      contacts[17].name = "nobody"
      found.value.update(to: contacts)
      await stage.evaluate(Transaction(animation: .default))
      #expect(stage.texts == ["name 7", "name 27", "name 37", "name 47", "name 57"])
      #expect(stage.table?.double.batches.last?.changes.count == 1)
      #expect(stage.failures() == [])
    }

    @Test func surroundings() async {
      let model = Model(3)
      var refreshes = 0
      let stage = Stage {
        list(model)
          .separators(.hidden)
          .rowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .refreshable { await MainActor.run { refreshes += 1 } }
      }
      guard let table = stage.table else { return }
      #expect(table.separatorStyle == .none)
      table.refreshControl?.pull()
      #expect(table.refreshControl?.isRefreshing == true)
      await stage.settle()
      #expect(table.refreshControl?.isRefreshing == false && refreshes == 1)
      let cell = table.visibleCells.first
      let insets = (cell?.contentConfiguration as? any Inset)?.margins
      #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      #expect(stage.failures() == [])
    }

    @Test func editMode() async {
      let model = Model(3)
      let stage = Stage { list(model) }
      stage.graph.environment.editMode = .constant(.active)
      await stage.evaluate()
      #expect(stage.table?.isEditing == true)
      stage.graph.environment.editMode = .constant(.inactive)
      await stage.evaluate()
      #expect(stage.table?.isEditing == false)
      #expect(stage.failures() == [])
    }
  }
}

/// What a configuration says about margins.
@MainActor
private protocol Inset {
  var margins: EdgeInsets? { get }
}

extension UIHostingConfiguration: Inset {}
