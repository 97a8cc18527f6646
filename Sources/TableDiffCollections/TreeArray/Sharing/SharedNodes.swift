// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Finds the nodes that two trees share, from the roots down.
///
/// A node never changes its height, so the search compares nodes of one level at a time. Nodes that
/// are shared in order are skipped. Of the others, those that several trees refer to are looked up
/// in the other list, because they may have moved. The remaining nodes are opened: their children
/// form the next level.
@usableFromInline
struct SharedNodes<Element> {
  @usableFromInline typealias Node = TreeNode<Element>

  /// The nodes of the current level.
  @usableFromInline var level = Level()

  /// The nodes of the next level; the memory is reused.
  @usableFromInline var below = Level()

  /// The height of the open nodes.
  @usableFromInline var height = 0

  /// Whether to find nodes that are shared out of order.
  @usableFromInline let findsMoved: Bool

  @export(implementation)
  init(findsMoved: Bool) { self.findsMoved = findsMoved }

  /// Collects the leaves that two trees do not share in order.
  ///
  /// - Parameter findsMoved: Whether to skip nodes that are shared out of order, too.
  @export(implementation)
  static func pieces(
    _ old: Node, oldStart: Int, _ new: Node, newStart: Int, findsMoved: Bool,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> UnsharedPieces {
    var nodes = SharedNodes(findsMoved: findsMoved)
    try nodes.begin(
      Entry(old, start: Int32(truncatingIfNeeded: oldStart)),
      Entry(new, start: Int32(truncatingIfNeeded: newStart)), stop)
    while nodes.height > 0 { try nodes.descend(stop) }
    return try nodes.pieces(stop)
  }

  /// Begins with two nodes, opening the higher one until both have the same height.
  @export(implementation)
  mutating func begin(
    _ old: Entry, _ new: Entry, _ stop: _StopPoll?
  ) throws(_Stopped) {
    height = min(old.node.height, new.node.height)
    if old.node.height == new.node.height, !(old.node === new.node) {
      // The caller knows that the two nodes differ.
      level.appendOld(old, isUnique: true)
      level.appendNew(new, isUnique: true)
      level.endGroup()
      return
    }
    let (oldNodes, newNodes) = (Self.nodes(of: old, at: height), Self.nodes(of: new, at: height))
    separate(EntryList(oldNodes), EntryList(newNodes))
    swap(&level, &below)
    try matchMoved(stop)
  }

  /// Returns the nodes of some height below a node.
  @export(implementation)
  static func nodes(of entry: Entry, at height: Int) -> ContiguousArray<Entry> {
    var nodes: ContiguousArray = [entry]
    for _ in height..<entry.node.height { nodes = children(of: nodes[...]) }
    return nodes
  }

  @export(implementation)
  static func children(of nodes: ArraySlice<Entry>) -> ContiguousArray<Entry> {
    var children: ContiguousArray<Entry> = []
    for entry in nodes {
      if entry.isOpen {
        let list = ChildList(entry)
        for index in 0..<list.count { children.append(list.entry(at: index)) }
      } else {
        children.append(entry)
      }
    }
    return children
  }

  /// Opens all nodes, and skips the children that are shared in order.
  @export(implementation)
  mutating func descend(_ stop: _StopPoll?) throws(_Stopped) {
    below.removeAll()
    height -= 1
    var start = PieceGroupEnd(old: 0, new: 0)
    for end in level.groupEnds {
      if end.old - start.old == 1, end.new - start.new == 1, level.old[start.old].isOpen,
        level.new[start.new].isOpen
      {
        separate(ChildList(level.old[start.old]), ChildList(level.new[start.new]))
      } else {
        separate(
          EntryList(Self.children(of: level.old[start.old..<end.old])),
          EntryList(Self.children(of: level.new[start.new..<end.new])))
      }
      let nodeCount = end.old - start.old + end.new - start.new
      try stop?.check(after: 4 * Node.branchCapacity * nodeCount)
      start = end
    }
    swap(&level, &below)
    try matchMoved(stop)
  }

  /// Skips the nodes that are shared in order, which separate the others into groups.
  ///
  /// A node that only one tree refers to cannot be shared.
  @export(implementation)
  mutating func separate<List: TreeNodeList>(
    _ old: List, _ new: List
  ) where List.Element == Element {
    var (i, j) = (0, 0)
    var (oldEnd, newEnd) = (old.count, new.count)
    while i < oldEnd, j < newEnd, old.isShared(i, new, j) { (i, j) = (i &+ 1, j &+ 1) }
    while oldEnd > i, newEnd > j, old.isShared(oldEnd &- 1, new, newEnd &- 1) {
      (oldEnd, newEnd) = (oldEnd &- 1, newEnd &- 1)
    }
    while i < oldEnd, j < newEnd {
      if old.isShared(i, new, j) {
        below.endGroup()
        (i, j) = (i &+ 1, j &+ 1)
        continue
      }
      let (isOldUnique, isNewUnique) = (old.isUnique(i), new.isUnique(j))
      var step = (old: 1, new: 1)
      if isOldUnique != isNewUnique {
        if isOldUnique { step.new = 0 } else { step.old = 0 }
      } else if !isOldUnique {
        step = Self.stepsToShared(old, i, oldEnd, new, j, newEnd)
      }
      for _ in 0..<step.old {
        below.appendOld(old.entry(at: i), isUnique: isOldUnique)
        i &+= 1
      }
      for _ in 0..<step.new {
        below.appendNew(new.entry(at: j), isUnique: isNewUnique)
        j &+= 1
      }
    }
    while i < oldEnd {
      below.appendOld(old.entry(at: i), isUnique: old.isUnique(i))
      i &+= 1
    }
    while j < newEnd {
      below.appendNew(new.entry(at: j), isUnique: new.isUnique(j))
      j &+= 1
    }
    below.endGroup()
  }

  /// Returns the number of nodes before the next shared ones; one on each side if those are far
  /// away.
  @export(implementation)
  static func stepsToShared<List: TreeNodeList>(
    _ old: List, _ i: Int, _ oldEnd: Int, _ new: List, _ j: Int, _ newEnd: Int
  ) -> (old: Int, new: Int) where List.Element == Element {
    for distance in 1...Node.branchCapacity {
      let (isOld, isNew) = (i + distance < oldEnd, j + distance < newEnd)
      if isOld, isNew, old.isShared(i + distance, new, j + distance) { return (distance, distance) }
      if isOld, old.isShared(i + distance, new, j) { return (distance, 0) }
      if isNew, old.isShared(i, new, j + distance) { return (0, distance) }
      if !isOld, !isNew { break }
    }
    return (1, 1)
  }

  /// Returns the rows of all remaining leaves.
  @export(implementation)
  func pieces(_ stop: _StopPoll?) throws(_Stopped) -> UnsharedPieces {
    var pieces = UnsharedPieces()
    try Self.append(level.old, to: &pieces.old, stop)
    try Self.append(level.new, to: &pieces.new, stop)
    pieces.groupEnds = level.groupEnds
    return pieces
  }

  /// Appends the rows of leaves.
  @export(implementation)
  @inline(never)
  static func append(
    _ leaves: ContiguousArray<Entry>, to side: inout ListPieces, _ stop: _StopPoll?
  ) throws(_Stopped) {
    side.pieces.reserveCapacity(leaves.count)
    for leaf in leaves {
      let count = leaf.node.header.pointee.elementCount
      if leaf.isOpen {
        side.append(UnsafeRawPointer(leaf.node.elements), start: leaf.start, count: count)
      } else {
        side.append(start: leaf.start, count: count, other: leaf.other)
      }
      try stop?.check(after: rowsPerSearch)
    }
  }
}
