// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import TableDiffSwiftUI
import Testing
import UIKit

/// Rows that the user and the app select.
extension FastListTests.InteractionTests {
  @Test func oneSelectedRow() async {
    let model = Model(20)
    var selected: Int?
    let stage = Stage {
      if model.isOn {
        list(model).selection(Binding(get: { selected }, set: { selected = $0 }))
      } else {
        list(model)
      }
    }
    stage.table?.double.select([0, 3])
    #expect(selected == 3)
    await stage.evaluate()
    stage.table?.double.select([0, 2])
    #expect(selected == 2)
    selected = 4
    await stage.evaluate()
    #expect(stage.table?.indexPathsForSelectedRows == [[0, 4]])
    selected = nil
    await stage.evaluate()
    #expect(stage.table?.indexPathsForSelectedRows ?? [] == [])
    model.isOn = false
    await stage.evaluate()
    stage.table?.double.putOnScreen(in: stage.window)
    #expect(stage.table?.allowsSelection == false)
    #expect(stage.failures() == [])
  }

  /// A table that comes into its window some turns after it was made.
  @Test func selectionBeforeTheWindow() async {
    let model = Model(50)
    (model.selected, model.target) = ([2], 40)
    let graph = ViewGraph()
    graph.show(
      list(model).selection(Binding(get: { model.selected }, set: { model.selected = $0 }))
        .scrollTo(Binding(get: { model.target }, set: { model.target = $0 })))
    let table = graph.platformViews.lazy.compactMap { $0 as? UITableView }.first
    try? await Task.sleep(nanoseconds: 2_000_000)
    #expect(model.target == 40)
    table?.frame = CGRect(x: 0, y: 0, width: 320, height: 220)
    let window = table?.double.putOnScreen()
    try? await Task.sleep(nanoseconds: 2_000_000)
    table?.layoutIfNeeded()
    #expect(table?.indexPathsForSelectedRows == [[0, 2]] && model.target == nil)
    #expect(table?.double.visibleTexts.contains("name 40") == true)
    #expect(ViewFailures.take() == [] && table?.double.takeFailures() == [])
    withExtendedLifetime(window) {}
  }
}
