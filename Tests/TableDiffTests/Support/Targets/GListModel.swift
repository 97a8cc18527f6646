// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// A `ListModelInterpreter` with the signal of GTK, and the model's items.
final class GListModel {
  var items: [TestRow]
  private(set) var view: ListModelInterpreter<TestRow>
  private(set) var log = StepLog()

  init(_ items: [TestRow]) {
    self.items = items
    view = ListModelInterpreter(items)
  }

  func itemsChanged(_ position: Int, _ removed: Int, _ added: Int) {
    log.note("\(position) -\(removed) +\(added)", on: view.items) {
      try view.itemsChanged(position, removed, added, items)
    }
  }
}
