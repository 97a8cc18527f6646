// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The new order.
extension OutlineComparison {
  /// Reports the changes of the children of a node, and of all below.
  @export(implementation)
  mutating func report(_ parent: ID?) {
    guard let list = changes[parent] else { return }
    for change in list {
      let place = Place(parent: parent, index: change.index)
      guard let oldIndex = change.oldIndex else {
        arrive(change.id, change.children, place)
        continue
      }
      let from = Place(parent: parent, index: oldIndex)
      if change.isMoved {
        arrivals.append(OutlineDiff.Arrival(change.id, from: from, to: place))
      }
      if change.isUpdated {
        updates.append(OutlineDiff.Change(change.id, from: from, to: place))
      }
      report(change.id)
    }
  }

  /// Reports a node that is inserted, or from another parent.
  @export(implementation)
  mutating func arrive(_ id: ID, _ children: Children, _ place: Place) {
    if let from = old.place(of: id) {
      arrivals.append(OutlineDiff.Arrival(id, from: from, to: place))
      if updatedArrivals.contains(id) {
        updates.append(OutlineDiff.Change(id, from: from, to: place))
      }
      report(id)
    } else {
      arrivals.append(OutlineDiff.Arrival(id, from: nil, to: place))
      searchArrivals(children, parent: id)
    }
  }

  /// Searches what is below an inserted node for nodes of the old outline.
  @export(implementation)
  mutating func searchArrivals(_ list: Children, parent: ID) {
    if list.isEmpty { return }
    var index = 0
    for entry in list {
      if old.contains(entry.node.id) {
        arrive(entry.node.id, entry.children, Place(parent: parent, index: index))
      } else {
        searchArrivals(entry.children, parent: entry.node.id)
      }
      index += 1
    }
  }
}
