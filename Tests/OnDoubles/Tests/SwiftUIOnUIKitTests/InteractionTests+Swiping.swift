// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffSwiftUI
import Testing
import UIKit

/// Rows that the user swipes.
extension FastListTests.InteractionTests {
  /// While the user edits, only rows that can be deleted have a control for it.
  @Test func editedRows() async {
    let model = Model(4)
    let stage = Stage {
      list(model)
        .swipeActions(edge: .leading) { _ in [FastListAction("Pin") {}] }
        .onDelete(where: { $0.id != 2 }) { _ in }
    }
    stage.graph.environment.editMode = .constant(.active)
    await stage.evaluate()
    guard let table = stage.table else { return #expect(Bool(false)) }
    let source = table.dataSource
    #expect(table.isEditing && source?.tableView(table, canEditRowAt: [0, 1]) == true)
    #expect(source?.tableView(table, canEditRowAt: [0, 2]) == false)
    #expect(stage.failures() == [])
  }
}
