// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// Reporting changes in the order of the new outline.
extension OutlineComparison {
  /// The children of a node that are being reported.
  @usableFromInline
  struct Level {
    @usableFromInline let parent: ID?

    /// The children that changed, or that have a changed descendant.
    @usableFromInline var changes: ContiguousArray<Change> = []

    /// The children of an inserted node, some of which may come from the old outline.
    @usableFromInline var inserted: TreeArray<OutlineEntry<Node>>.Iterator?

    /// The number of children already reported.
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

  /// Returns the changes below a node; `nil` if there are none.
  @export(implementation)
  func changed(below parent: ID?) -> Level? { changes[parent].map { Level(parent, $0) } }

  /// Reports a changed child, and returns what to report below it.
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

  /// Reports a child of an inserted node if it comes from the old outline, and returns what to
  /// report below it.
  @export(implementation)
  mutating func report(_ entry: OutlineEntry<Node>, _ place: Place) -> Level? {
    let id = entry.node.id
    if old.contains(id) { return arrive(id, entry.children, place) }
    return entry.children.isEmpty ? nil : Level(id, inserted: entry.children)
  }

  /// Reports an inserted node or one from another parent, and returns what to report below it.
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
