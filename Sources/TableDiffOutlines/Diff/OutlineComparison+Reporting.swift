// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

/// The new order.
extension OutlineComparison {
  /// Children of a node that are reported.
  @usableFromInline
  struct Level {
    @usableFromInline let parent: ID?

    /// Those that changed, or below which something did.
    @usableFromInline var changes: ContiguousArray<Change> = []

    /// Those of an inserted node, of which some may be of the old outline.
    @usableFromInline var inserted = Children().makeIterator()

    /// The number of those that have been reported.
    @usableFromInline var count = 0

    @export(implementation)
    init(_ parent: ID?, _ changes: ContiguousArray<Change>) {
      (self.parent, self.changes) = (parent, changes)
    }

    @export(implementation)
    init(_ parent: ID?, inserted children: Children) {
      (self.parent, inserted) = (parent, children.makeIterator())
    }
  }

  /// Reports all changes.
  @export(implementation)
  mutating func report(shouldStop: () -> Bool) {
    var levels: ContiguousArray<Level> = []
    open(nil, &levels)
    while !levels.isEmpty, !stop.isStopped {
      let last = levels.count - 1
      let index = levels[last].count
      levels[last].count += 1
      if index < levels[last].changes.count {
        stop.count(1, shouldStop)
        report(levels[last].changes[index], levels[last].parent, &levels)
      } else if let entry = levels[last].inserted.next() {
        stop.count(OutlineStopPoll.search, shouldStop)
        let (id, place) = (entry.node.id, Place(parent: levels[last].parent, index: index))
        if old.contains(id) {
          arrive(id, entry.children, place, &levels)
        } else if !entry.children.isEmpty {
          levels.append(Level(id, inserted: entry.children))
        }
      } else {
        levels.removeLast()
      }
    }
  }

  /// Begins with what changed below a node.
  @export(implementation)
  func open(_ parent: ID?, _ levels: inout ContiguousArray<Level>) {
    if let list = changes[parent] { levels.append(Level(parent, list)) }
  }

  @export(implementation)
  mutating func report(_ change: Change, _ parent: ID?, _ levels: inout ContiguousArray<Level>) {
    let place = Place(parent: parent, index: change.index)
    guard let oldIndex = change.oldIndex else {
      return arrive(change.id, change.children, place, &levels)
    }
    let from = Place(parent: parent, index: oldIndex)
    if change.isMoved {
      arrivals.append(OutlineDiff.Arrival(change.id, from: from, to: place))
    }
    if change.isUpdated { updates.append(OutlineDiff.Change(change.id, from: from, to: place)) }
    open(change.id, &levels)
  }

  /// Reports a node that is inserted, or from another parent.
  @export(implementation)
  mutating func arrive(
    _ id: ID, _ children: Children, _ place: Place, _ levels: inout ContiguousArray<Level>
  ) {
    let from = old.place(of: id)
    arrivals.append(OutlineDiff.Arrival(id, from: from, to: place))
    if let from {
      if updatedArrivals.contains(id) {
        updates.append(OutlineDiff.Change(id, from: from, to: place))
      }
      open(id, &levels)
    } else if !children.isEmpty {
      levels.append(Level(id, inserted: children))
    }
  }
}
