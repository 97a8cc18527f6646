// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Compares two outlines: a walk of the old one finds deleted and leaving nodes, then a walk of the
/// changed part of the new one reports the rest.
@usableFromInline
struct OutlineComparison<Node: OutlineNode> {
  @usableFromInline typealias ID = Node.ID
  @usableFromInline typealias Place = OutlinePlace<ID>
  @usableFromInline typealias Children = OutlineChildren<Node>

  /// A change of a node among the new children of a parent.
  @usableFromInline
  struct Change {
    @usableFromInline let index: Int
    @usableFromInline let id: ID

    /// The old index among the same siblings; `nil` if the node is inserted or from another parent.
    @usableFromInline let oldIndex: Int?

    /// Whether it moves among the same siblings.
    @usableFromInline let isMoved: Bool

    @usableFromInline let isUpdated: Bool

    /// The children, if the node is inserted or from another parent.
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

  /// For each parent with a changed descendant, its children concerned, in order.
  @usableFromInline var changes: [ID?: ContiguousArray<Change>] = [:]

  /// The updated nodes from other parents.
  @usableFromInline var updatedArrivals: Set<ID> = []

  /// Deep children, which are compared later.
  @usableFromInline var deferred: ContiguousArray<Deferred> = []

  @usableFromInline let stop: _StopPoll?

  @export(implementation)
  init(_ old: Outline<Node>, _ new: Outline<Node>, _ stop: _StopPoll?) {
    (self.old, self.new, self.stop) = (old, new, stop)
    // Enough for the ancestors of two nodes. Growing a table costs as much as its contents.
    changes.reserveCapacity(12)
  }

  @export(implementation)
  static func diff(
    _ old: Outline<Node>, _ new: Outline<Node>, _ stop: _StopPoll?
  ) throws(_Stopped) -> OutlineDiff<ID> {
    var comparison = OutlineComparison(old, new, stop)
    try comparison.compare()
    try comparison.report()
    return OutlineDiff(
      removals: comparison.removals, arrivals: comparison.arrivals, changes: comparison.updates)
  }

  /// Compares the children of a node.
  ///
  /// - Parameter levels: The number of levels since the start of this comparison.
  /// - Returns: Whether any of these nodes or their descendants may have to be reported.
  @export(implementation)
  @discardableResult
  mutating func compare(
    _ oldList: Children, _ newList: Children, parent: ID?, levels: UInt8
  ) throws(_Stopped) -> Bool {
    if oldList.isSame(as: newList) { return false }
    if levels == OutlineLevels.many {
      deferred.append(Deferred(oldList, newList, parent: parent, after: removals.count))
      return true
    }
    let isChanged = try withUnsharedNodes(oldList, newList) {
      comparison, old, new, start throws(_Stopped) in
      try comparison.compareInStep(old, new, from: start, parent: parent, levels: levels)
    }
    if let isChanged { return isChanged }
    let diff = try oldList.tableDiff(
      to: newList, id: { $0.node.id }, contentsEqual: { $0.isUnchanged($1) },
      ListDiff.Options(), stop)
    if diff.isEmpty { return false }
    let deletes = diff.deletes
    let pairs = diff.updates.sorted { $0.from < $1.from }
    let moves = diff.moves
    var found: ContiguousArray<Change> = []
    var nextDelete = 0
    for pair in pairs {
      while nextDelete < deletes.count, deletes[nextDelete] < pair.from {
        let index = deletes[nextDelete]
        try leave(oldList[index], Place(parent: parent, index: index), levels: levels)
        nextDelete += 1
      }
      let (before, after) = (oldList[pair.from], newList[pair.to])
      let isUpdated = !before.node.hasSameContent(as: after.node)
      let isChangedBelow = try compare(
        before.children, after.children, parent: before.node.id, levels: levels + 1)
      if isUpdated || isChangedBelow {
        Self.checkHashes(before.node.id, after.node.id)
        found.append(
          Change(
            index: pair.to, after, oldIndex: pair.from, isMoved: false, isUpdated: isUpdated))
      }
    }
    for offset in deletes[nextDelete...] {
      try leave(oldList[offset], Place(parent: parent, index: offset), levels: levels)
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

  /// Inserts nodes that move among their siblings, unless they are already there as updates.
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

  /// Records a node that is no longer among its old siblings.
  @export(implementation)
  mutating func leave(
    _ entry: OutlineEntry<Node>, _ place: Place, levels: UInt8
  ) throws(_Stopped) {
    if try stayElsewhere(entry, levels: levels + 1) { return }
    removals.append(OutlineDiff.Removal(entry.node.id, at: place))
    if entry.children.isEmpty { return }
    try searchSurvivors(entry.children, levels: levels + 1)
  }

  /// Compares a node with itself at its new parent; returns `false` if it has none.
  @export(implementation)
  mutating func stayElsewhere(
    _ entry: OutlineEntry<Node>, levels: UInt8
  ) throws(_Stopped) -> Bool {
    guard let after = new.entry(of: entry.node.id) else { return false }
    Self.checkHashes(entry.node.id, after.node.id)
    if !entry.node.hasSameContent(as: after.node) { updatedArrivals.insert(entry.node.id) }
    try compare(entry.children, after.children, parent: entry.node.id, levels: levels)
    return true
  }

  /// Searches the descendants of a deleted node for nodes that are in the new outline.
  @export(implementation)
  mutating func searchSurvivors(_ list: Children, levels: UInt8) throws(_Stopped) {
    var rest: ContiguousArray = [list.makeIterator()]
    while !rest.isEmpty {
      guard let entry = rest[rest.count - 1].next() else {
        rest.removeLast()
        continue
      }
      try stop?.check(after: _StopPoll.search)
      if try stayElsewhere(entry, levels: levels) { continue }
      if !entry.children.isEmpty { rest.append(entry.children.makeIterator()) }
    }
  }
}

extension OutlineComparison {
  /// Traps in debug builds if equal ids have different hashes, which would make the diff wrong.
  @export(implementation)
  static func checkHashes(_ old: ID, _ new: ID) {
    assert(
      old.hashValue == new.hashValue,
      "The ids \(old) and \(new) are equal, but their hashes are not.")
  }
}

extension OutlineEntry {
  /// Returns whether a node with the same id has the same content, and all descendants are unchanged.
  @export(implementation)
  @inline(__always)
  func isUnchanged(_ other: OutlineEntry) -> Bool {
    children.isSame(as: other.children) && node.hasSameContent(as: other.node)
  }
}
