// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// A list view of GTK on a model as documented: after each change of the model it hears which items
/// were removed and added.
///
/// A widget is kept if its item is removed and added within one signal.
final class GListModel {
  var items: [TestRow]

  /// The items as the view knows them.
  private(set) var shown: [TestRow]

  /// The widget of each item, by number.
  private(set) var widgets: [TestRow: Int]
  var log = StepLog()

  init(_ items: [TestRow]) {
    (self.items, shown) = (items, items)
    widgets = Dictionary(uniqueKeysWithValues: zip(items, items.indices))
  }

  func itemsChanged(_ position: Int, _ removed: Int, _ added: Int) {
    log.note("\(position) -\(removed) +\(added)", on: shown) {
      func refuse(_ reason: String) throws {
        throw RefusedCall("G6", "\(position) -\(removed) +\(added) of \(shown.count): \(reason)")
      }
      if position < 0 || removed < 0 || added < 0 || position + removed > shown.count {
        try refuse("out of range")
      }
      if removed + added == 0 { try refuse("nothing is removed and nothing added") }
      if items.count != shown.count - removed + added { try refuse("\(items.count) items") }
      let rest = shown.count - position - removed
      if shown.prefix(position) != items.prefix(position)
        || shown.suffix(rest) != items.suffix(rest)
      {
        try refuse("other items changed")
      }
      let come = items[position..<position + added]
      for item in Set(shown[position..<position + removed]).subtracting(come) {
        widgets[item] = nil
      }
      for item in come where widgets[item] == nil { widgets[item] = -1 }
      shown = items
    }
  }
}
