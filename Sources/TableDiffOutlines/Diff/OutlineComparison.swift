// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Compares two outlines: first down the old one, which finds what is deleted or leaves its place, and then
/// down what changed of the new one.
@usableFromInline
struct OutlineComparison<Node: OutlineNode> {
  @usableFromInline typealias ID = Node.ID
  @usableFromInline typealias Place = OutlinePlace<ID>
  @usableFromInline typealias Children = OutlineChildren<Node>

  /// What becomes of a node among the new children of a parent.
  @usableFromInline
  struct Change {
    @usableFromInline let index: Int
    @usableFromInline let id: ID

    /// The old index among the same siblings; `nil` if the node is from elsewhere, or inserted.
    @usableFromInline let oldIndex: Int?

    /// Whether it moves among the same siblings.
    @usableFromInline let isMoved: Bool

    @usableFromInline let isUpdated: Bool

    /// What is below, if the node is from elsewhere, or inserted.
    @usableFromInline let children: Children

    @export(implementation)
    init(
      index: Int, _ entry: OutlineEntry<Node>, oldIndex: Int?, isMoved: Bool, isUpdated: Bool
    ) {
      (self.index, id) = (index, entry.node.id)
      children = oldIndex == nil ? entry.children : Children()
      (self.oldIndex, self.isMoved, self.isUpdated) = (oldIndex, isMoved, isUpdated)
    }
  }

  @usableFromInline let old: Outline<Node>
  @usableFromInline let new: Outline<Node>

  @usableFromInline var removals: ContiguousArray<OutlineDiff<ID>.Removal> = []
  @usableFromInline var arrivals: ContiguousArray<OutlineDiff<ID>.Arrival> = []
  @usableFromInline var updates: ContiguousArray<OutlineDiff<ID>.Change> = []

  /// For each parent whose children, or anything below them, changed: the children concerned, in order.
  @usableFromInline var changes: [ID?: ContiguousArray<Change>] = [:]

  /// The nodes from other parents that are updated.
  @usableFromInline var updatedArrivals: Set<ID> = []

  /// Children far down, which are compared later.
  @usableFromInline var deferred: ContiguousArray<Deferred> = []

  @usableFromInline var stop = OutlineStopPoll()

  @export(implementation)
  init(_ old: Outline<Node>, _ new: Outline<Node>) {
    (self.old, self.new) = (old, new)
    // Enough for the ancestors of two nodes: a table that grows costs as much as what is in it.
    changes.reserveCapacity(12)
  }

  @export(implementation) var diff: OutlineDiff<ID> {
    OutlineDiff(removals: removals, arrivals: arrivals, changes: updates)
  }

  /// Compares the children of a node.
  ///
  /// - Parameter levels: The number of levels since the comparison began with those above.
  /// - Returns: Whether there may be something to report of them, or of anything below them.
  @export(implementation)
  @discardableResult
  mutating func compare(
    _ oldList: Children, _ newList: Children, parent: ID?, levels: UInt8, shouldStop: () -> Bool
  ) -> Bool {
    if stop.isStopped || oldList.isSame(as: newList) { return false }
    if levels == OutlineLevels.many {
      deferred.append(Deferred(oldList, newList, parent: parent, after: removals.count))
      return true
    }
    stop.count(newList.count, shouldStop)
    let isChanged = withUnsharedNodes(oldList, newList, shouldStop: shouldStop) {
      (comparison, old, new, start) in
      comparison.compareInStep(
        old, new, from: start, parent: parent, levels: levels, shouldStop: shouldStop)
    }
    if let isChanged { return isChanged }
    guard
      let diff = ListDiff(
        from: oldList, to: newList, id: { $0.node.id }, contentsEqual: { $0.isUnchanged($1) },
        shouldStop: { stop.asks(shouldStop) })
    else { return false }
    if diff.isEmpty { return false }
    let deletes = diff.deletes
    let pairs = diff.updates.sorted { $0.from < $1.from }
    let moves = diff.moves
    var found: ContiguousArray<Change> = []
    var nextDelete = 0
    for pair in pairs {
      while nextDelete < deletes.count, deletes[nextDelete] < pair.from {
        let index = deletes[nextDelete]
        leave(
          oldList[index], Place(parent: parent, index: index), levels: levels,
          shouldStop: shouldStop)
        nextDelete += 1
      }
      let (before, after) = (oldList[pair.from], newList[pair.to])
      let isUpdated = !before.node.hasSameContent(as: after.node)
      let isChangedBelow = compare(
        before.children, after.children, parent: before.node.id, levels: levels + 1,
        shouldStop: shouldStop)
      if isUpdated || isChangedBelow {
        Self.checkHashes(before.node.id, after.node.id)
        found.append(
          Change(
            index: pair.to, after, oldIndex: pair.from, isMoved: false, isUpdated: isUpdated))
      }
    }
    for offset in deletes[nextDelete...] {
      leave(
        oldList[offset], Place(parent: parent, index: offset), levels: levels,
        shouldStop: shouldStop)
    }
    if !moves.isEmpty { Self.insert(moves, of: newList, into: &found) }
    for offset in diff.inserts {
      found.append(
        Change(index: offset, newList[offset], oldIndex: nil, isMoved: false, isUpdated: false))
    }
    if found.isEmpty { return false }
    found.sort { $0.index < $1.index }
    changes[parent] = found
    return true
  }

  /// Inserts nodes that move among their siblings; those that are updated too are there already.
  @export(implementation)
  static func insert(
    _ moves: [ListDiff.Move], of list: Children, into found: inout ContiguousArray<Change>
  ) {
    let updated = Set(found.lazy.filter(\.isUpdated).map(\.index))
    let targets = Set(moves.lazy.map(\.to))
    found.removeAll { targets.contains($0.index) }
    for move in moves {
      found.append(
        Change(
          index: move.to, list[move.to], oldIndex: move.from, isMoved: true,
          isUpdated: updated.contains(move.to)))
    }
  }

  /// Takes note of a node that is not among its old siblings any more.
  @export(implementation)
  mutating func leave(
    _ entry: OutlineEntry<Node>, _ place: Place, levels: UInt8, shouldStop: () -> Bool
  ) {
    if stayElsewhere(entry, levels: levels + 1, shouldStop: shouldStop) { return }
    removals.append(OutlineDiff.Removal(entry.node.id, at: place))
    if entry.children.isEmpty { return }
    searchSurvivors(entry.children, levels: levels + 1, shouldStop: shouldStop)
  }

  /// Compares a node with itself at its new parent.
  ///
  /// - Returns: Whether it has one.
  @export(implementation)
  mutating func stayElsewhere(
    _ entry: OutlineEntry<Node>, levels: UInt8, shouldStop: () -> Bool
  ) -> Bool {
    guard let after = new.entry(of: entry.node.id) else { return false }
    Self.checkHashes(entry.node.id, after.node.id)
    if !entry.node.hasSameContent(as: after.node) { updatedArrivals.insert(entry.node.id) }
    compare(
      entry.children, after.children, parent: entry.node.id, levels: levels,
      shouldStop: shouldStop)
    return true
  }

  /// Searches what is below a deleted node for nodes that are elsewhere in the new outline.
  @export(implementation)
  mutating func searchSurvivors(_ list: Children, levels: UInt8, shouldStop: () -> Bool) {
    var rest: ContiguousArray = [list.makeIterator()]
    while !rest.isEmpty, !stop.isStopped {
      guard let entry = rest[rest.count - 1].next() else {
        rest.removeLast()
        continue
      }
      stop.count(OutlineStopPoll.search, shouldStop)
      if stayElsewhere(entry, levels: levels, shouldStop: shouldStop) { continue }
      if !entry.children.isEmpty { rest.append(entry.children.makeIterator()) }
    }
  }
}

extension OutlineComparison {
  /// Traps in debug builds if two ids that are equal have other hashes: the diff would be wrong.
  @export(implementation)
  static func checkHashes(_ old: ID, _ new: ID) {
    assert(
      old.hashValue == new.hashValue,
      "The ids \(old) and \(new) are equal, but their hashes are not.")
  }
}

extension OutlineEntry {
  /// Returns whether a node looks the same as another one of its id, and all below it is the same.
  @export(implementation)
  @inline(__always)
  func isUnchanged(_ other: OutlineEntry) -> Bool {
    children.isSame(as: other.children) && node.hasSameContent(as: other.node)
  }
}
