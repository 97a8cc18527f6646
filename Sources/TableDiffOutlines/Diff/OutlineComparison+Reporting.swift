// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
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
    @usableFromInline var inserted: TreeArray<OutlineEntry<Node>>.Iterator?

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
  mutating func report() throws(_Stopped) {
    guard var level = changed(below: nil) else { return }
    var above: ContiguousArray<Level> = []
    while true {
      let index = level.count
      level.count += 1
      let next: Level?
      if index < level.changes.count {
        try stop?.check(after: 1)
        next = report(level.changes[index], level.parent)
      } else if let entry = level.inserted?.next() {
        try stop?.check(after: _StopPoll.search)
        next = report(entry, Place(parent: level.parent, index: index))
      } else {
        guard let last = above.popLast() else { return }
        level = last
        continue
      }
      if let next {
        above.append(level)
        level = next
      }
    }
  }

  /// Returns what changed below a node; `nil` if nothing did.
  @export(implementation)
  func changed(below parent: ID?) -> Level? { changes[parent].map { Level(parent, $0) } }

  /// Reports a child that changed.
  ///
  /// - Returns: What to report below it.
  @export(implementation)
  mutating func report(_ change: Change, _ parent: ID?) -> Level? {
    let place = Place(parent: parent, index: change.index)
    guard let oldIndex = change.oldIndex else { return arrive(change.id, change.children, place) }
    let from = Place(parent: parent, index: oldIndex)
    if change.isMoved {
      arrivals.append(OutlineDiff.Arrival(change.id, from: from, to: place))
    }
    if change.isUpdated { updates.append(OutlineDiff.Change(change.id, from: from, to: place)) }
    return changed(below: change.id)
  }

  /// Reports a child of an inserted node if it is from the old outline.
  ///
  /// - Returns: What to report below it.
  @export(implementation)
  mutating func report(_ entry: OutlineEntry<Node>, _ place: Place) -> Level? {
    let id = entry.node.id
    if old.contains(id) { return arrive(id, entry.children, place) }
    return entry.children.isEmpty ? nil : Level(id, inserted: entry.children)
  }

  /// Reports a node that is inserted, or from another parent.
  ///
  /// - Returns: What to report below it.
  @export(implementation)
  mutating func arrive(_ id: ID, _ children: Children, _ place: Place) -> Level? {
    let from = old.place(of: id)
    arrivals.append(OutlineDiff.Arrival(id, from: from, to: place))
    guard let from else { return children.isEmpty ? nil : Level(id, inserted: children) }
    if updatedArrivals.contains(id) {
      updates.append(OutlineDiff.Change(id, from: from, to: place))
    }
    return changed(below: id)
  }
}
