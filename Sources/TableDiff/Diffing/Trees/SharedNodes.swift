// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the nodes that two trees share, from the roots down.
///
/// What keys are to a search tree, the height of nodes is to a list: a node never changes its height,
/// so the search compares nodes of one level at a time. Nodes at the same place in step are shared in
/// order and are left out. Of the others, those that some other tree refers to are looked up in the
/// other list, since they may have moved. All that are left are opened: their children are the next
/// level.
@usableFromInline
struct SharedNodes<Element> {
  @usableFromInline typealias Node = TreeNode<Element>

  @usableFromInline
  struct Entry {
    @usableFromInline let node: Node

    /// The offset of the first row.
    @usableFromInline let start: Int32

    /// The offset in the other list, if the node is known to be there; otherwise -1.
    @usableFromInline var other: Int32 = -1

    @inlinable
    init(_ node: Node, start: Int32) { (self.node, self.start) = (node, start) }

    @inlinable var isOpen: Bool { other < 0 }
  }

  /// The nodes of one list, in order, and for each group the end of its nodes.
  @usableFromInline
  struct Side {
    @usableFromInline var entries: ContiguousArray<Entry> = []
    @usableFromInline var ends: ContiguousArray<Int> = []

    @inlinable
    init() {}

    /// Appends what replaces some nodes one level further down.
    @inlinable
    mutating func append(childrenOf nodes: ArraySlice<Entry>) {
      for entry in nodes { append(childrenOf: entry) }
    }

    @inlinable
    mutating func append(childrenOf entry: Entry) {
      if !entry.isOpen {
        entries.append(entry)
        return
      }
      let node = entry.node
      var start = entry.start
      for index in 0..<node.count {
        entries.append(Entry(node.children[index], start: start))
        start = entry.start + node.ends[index]
      }
    }
  }

  /// The nodes that are not shared in order.
  @usableFromInline var old = Side()
  @usableFromInline var new = Side()

  /// The height of all open nodes.
  @usableFromInline var height = 0

  /// The nodes of the next level, before shared ones are left out.
  @usableFromInline var oldChildren = Side()
  @usableFromInline var newChildren = Side()

  @inlinable
  init() {}

  /// Collects the leaves that two trees do not share in order.
  ///
  /// - Returns: `nil` if `shouldStop` returned `true`.
  @inlinable
  static func pieces(
    _ old: Node, oldStart: Int, _ new: Node, newStart: Int,
    _ stopCheck: inout StopCheck, _ shouldStop: () -> Bool
  ) -> TreePieces? {
    var nodes = SharedNodes()
    nodes.begin(old, Int32(truncatingIfNeeded: oldStart), new, Int32(truncatingIfNeeded: newStart))
    while nodes.height > 0 {
      if !nodes.descend(&stopCheck, shouldStop) { return nil }
    }
    return nodes.pieces()
  }

  /// Begins with two nodes; opens the higher one until both sides are equally high.
  @inlinable
  mutating func begin(_ oldNode: Node, _ oldStart: Int32, _ newNode: Node, _ newStart: Int32) {
    height = min(oldNode.height, newNode.height)
    oldChildren.entries.append(Entry(oldNode, start: oldStart))
    newChildren.entries.append(Entry(newNode, start: newStart))
    Self.lower(&oldChildren, from: oldNode.height, to: height)
    Self.lower(&newChildren, from: newNode.height, to: height)
    separate(0..<oldChildren.entries.count, 0..<newChildren.entries.count)
    matchMoved()
  }

  @inlinable
  static func lower(_ side: inout Side, from height: Int, to lower: Int) {
    for _ in lower..<height {
      let nodes = side.entries
      side.entries.removeAll(keepingCapacity: true)
      for entry in nodes { side.append(childrenOf: entry) }
    }
  }

  /// Opens all nodes, and leaves out the children that are shared in order.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @inlinable
  mutating func descend(_ stopCheck: inout StopCheck, _ shouldStop: () -> Bool) -> Bool {
    let (oldNodes, newNodes) = (old, new)
    (old, new) = (Side(), Side())
    oldChildren.entries.removeAll(keepingCapacity: true)
    newChildren.entries.removeAll(keepingCapacity: true)
    height -= 1
    var oldIndex = 0
    var newIndex = 0
    for group in oldNodes.ends.indices {
      let first = (old: oldChildren.entries.count, new: newChildren.entries.count)
      while oldIndex < oldNodes.ends[group] {
        oldChildren.append(childrenOf: oldNodes.entries[oldIndex])
        oldIndex += 1
      }
      while newIndex < newNodes.ends[group] {
        newChildren.append(childrenOf: newNodes.entries[newIndex])
        newIndex += 1
      }
      let end = (old: oldChildren.entries.count, new: newChildren.entries.count)
      separate(first.old..<end.old, first.new..<end.new)
      let read = end.old - first.old + end.new - first.new
      if stopCheck.stops(after: 4 * read, shouldStop) { return false }
    }
    matchMoved()
    return true
  }

  /// Leaves out nodes that are shared in order; they separate groups of the others.
  @inlinable
  mutating func separate(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while i < oldEnd, j < newEnd, areShared(i, j) { (i, j) = (i + 1, j + 1) }
    while oldEnd > i, newEnd > j, areShared(oldEnd - 1, newEnd - 1) {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    while i < oldEnd, j < newEnd {
      if areShared(i, j) {
        endGroup()
        (i, j) = (i + 1, j + 1)
        continue
      }
      let (oldStep, newStep) = stepsToShared(i, oldEnd, j, newEnd)
      keep(i..<i + oldStep, j..<j + newStep)
      (i, j) = (i + oldStep, j + newStep)
    }
    keep(i..<oldEnd, j..<newEnd)
    endGroup()
  }

  @inlinable
  @inline(__always)
  func areShared(_ i: Int, _ j: Int) -> Bool {
    let (left, right) = (oldChildren.entries[i], newChildren.entries[j])
    return left.node === right.node && left.isOpen && right.isOpen
  }

  /// Returns how many nodes to keep until the next ones are shared; one of each if those are far away.
  @inlinable
  func stepsToShared(
    _ i: Int, _ oldEnd: Int, _ j: Int, _ newEnd: Int
  ) -> (oldStep: Int, newStep: Int) {
    for distance in 1...Node.branchCapacity {
      let (isOld, isNew) = (i + distance < oldEnd, j + distance < newEnd)
      if isOld, isNew, areShared(i + distance, j + distance) { return (distance, distance) }
      if isOld, areShared(i + distance, j) { return (distance, 0) }
      if isNew, areShared(i, j + distance) { return (0, distance) }
      if !isOld, !isNew { break }
    }
    return (1, 1)
  }

  @inlinable
  mutating func keep(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    old.entries.append(contentsOf: oldChildren.entries[oldRange])
    new.entries.append(contentsOf: newChildren.entries[newRange])
  }

  @inlinable
  mutating func endGroup() {
    if old.entries.count > old.ends.last ?? 0 || new.entries.count > new.ends.last ?? 0 {
      old.ends.append(old.entries.count)
      new.ends.append(new.entries.count)
    }
  }

  /// Finds nodes that are in both lists, though not in step: the k-th time that a node is in the old
  /// list with the k-th time that it is in the new one.
  ///
  /// Only nodes that several trees refer to are looked up, which are few.
  @inlinable
  mutating func matchMoved() {
    let newShared = new.entries.indices.filter {
      new.entries[$0].isOpen && !new.entries[$0].node.isUnique
    }
    if newShared.isEmpty { return }
    let oldShared = old.entries.indices.filter {
      old.entries[$0].isOpen && !old.entries[$0].node.isUnique
    }
    if oldShared.isEmpty { return }
    var places = MovedPlaces(count: oldShared.count)
    for index in oldShared.reversed() {
      places.insert(old.entries[index].node.storage.toOpaque(), index)
    }
    for index in newShared {
      guard let place = places.take(new.entries[index].node.storage.toOpaque()) else { continue }
      old.entries[place].other = new.entries[index].start
      new.entries[index].other = old.entries[place].start
    }
  }

  /// Returns the rows of all leaves that are left.
  @inlinable
  func pieces() -> TreePieces {
    var pieces = TreePieces()
    var oldIndex = 0
    var newIndex = 0
    for group in old.ends.indices {
      while oldIndex < old.ends[group] {
        Self.append(old.entries[oldIndex], to: &pieces.old)
        oldIndex += 1
      }
      while newIndex < new.ends[group] {
        Self.append(new.entries[newIndex], to: &pieces.new)
        newIndex += 1
      }
      pieces.endGroup()
    }
    return pieces
  }

  @inlinable
  static func append(_ entry: Entry, to side: inout TreeSide) {
    let count = entry.node.header.pointee.elementCount
    if entry.isOpen {
      side.append(UnsafeRawPointer(entry.node.elements), start: entry.start, count: count)
    } else {
      side.append(start: entry.start, count: count, other: entry.other)
    }
  }
}

/// The places of nodes in a list, by their addresses.
@usableFromInline
struct MovedPlaces {
  private var first: [UnsafeMutableRawPointer: Int32]

  /// For each place the next one of the same node.
  private var next: [Int32: Int32] = [:]

  @usableFromInline
  init(count: Int) { first = Dictionary(minimumCapacity: count) }

  /// Inserts a place before those already inserted.
  @usableFromInline
  mutating func insert(_ node: UnsafeMutableRawPointer, _ place: Int) {
    let place = Int32(truncatingIfNeeded: place)
    if let known = first.updateValue(place, forKey: node) { next[place] = known }
  }

  /// Removes and returns the first place of a node.
  @usableFromInline
  mutating func take(_ node: UnsafeMutableRawPointer) -> Int? {
    guard let place = first[node] else { return nil }
    first[node] = next[place]
    return Int(place)
  }
}
