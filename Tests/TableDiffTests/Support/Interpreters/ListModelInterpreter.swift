// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list view of GTK on a `GListModel` as documented: after each change of the model it hears which
/// items were removed and added.
///
/// A widget is kept if its item is removed and added within one signal.
struct ListModelInterpreter<Item: Hashable> {
  private(set) var items: [Item]

  /// The widget of each item, by number.
  private(set) var widgets: [Item: Int]

  init(_ items: [Item]) {
    self.items = items
    widgets = Dictionary(uniqueKeysWithValues: zip(items, items.indices))
  }

  /// Hears that the model has changed.
  mutating func itemsChanged(
    _ position: Int, _ removed: Int, _ added: Int, _ model: [Item]
  ) throws(RefusedCall) {
    if position < 0 || removed < 0 || added < 0 || position + removed > items.count {
      throw RefusedCall("G6", "\(position) -\(removed) +\(added) of \(items.count)")
    }
    if removed + added == 0 { throw RefusedCall("G6", "nothing is removed and nothing added") }
    if model.count != items.count - removed + added {
      throw RefusedCall("G6", "\(model.count) items, from \(items.count) -\(removed) +\(added)")
    }
    let rest = items.count - position - removed
    if items.prefix(position) != model.prefix(position) || items.suffix(rest) != model.suffix(rest)
    {
      throw RefusedCall("G6", "other items changed than \(position) -\(removed) +\(added)")
    }
    let left = items[position..<position + removed], come = model[position..<position + added]
    for item in Set(left).subtracting(come) { widgets[item] = nil }
    for item in come where widgets[item] == nil { widgets[item] = -1 }
    items = model
  }
}
