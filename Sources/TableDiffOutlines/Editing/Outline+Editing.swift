// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Outline {
  /// Inserts a node with its descendants in its `children`.
  ///
  ///     try outline.insert(Folder(id: 9, name: "Bills"), atChild: 0, of: 3)
  ///     outline.place(of: 9)  // (3, 0)
  ///
  /// All inserted nodes are collapsed.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - index: The index of the node among its siblings after the insertion.
  ///   - parent: The id of its parent; `nil` for the top level.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such parent,
  ///   ``OutlineError/indexOutOfRange(_:childCount:parent:)`` if it has fewer children, and
  ///   ``OutlineError/duplicateID(_:)`` if an inserted id exists already or repeats. Nothing is
  ///   inserted then.
  /// - Complexity: O(*m* + *d* log *n*) on average, where *m* is the number of inserted nodes, *d*
  ///   the level and *n* the number of all nodes.
  @export(implementation)
  public mutating func insert(
    _ node: Node, atChild index: Int, of parent: Node.ID?
  ) throws(OutlineError<Node.ID>) {
    let path = try existingPath(to: parent)
    try check(index, of: parent, in: path)
    var builder = OutlineBuilder<Node>(expanded: [])
    var entry = builder.entry(node, label: 0, in: parent)
    if builder.records.count == 1 {
      if self.index[node.id] != nil { throw .duplicateID(node.id) }
    } else {
      try checkNew(builder.records)
    }
    entry.label = makeLabel(at: index, in: path)
    builder.records[0] = OutlineIndex.Record(node.id, parent: parent, label: entry.label)
    for record in builder.records { self.index.insert(record) }
    changeChildren(at: path[...]) { $0.insert(entry, at: index) }
  }

  /// Removes a node with its descendants.
  ///
  ///     try outline.remove(2).children.map(\.name)  // ["Taxes"]
  ///
  /// - Parameter id: The id of the node.
  /// - Returns: The node, with its descendants in its `children`.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such node.
  /// - Complexity: O(*m* + *d* log *n*) on average, where *m* is the number of removed nodes, *d* the level
  ///   and *n* the number of all nodes.
  @export(implementation)
  @discardableResult
  public mutating func remove(_ id: Node.ID) throws(OutlineError<Node.ID>) -> Node {
    let entry = take(at: try existingPath(to: id))
    removeFromIndex(entry)
    return entry.subtree()
  }

  /// Moves a node with its descendants.
  ///
  ///     try outline.move(3, toChild: 0, of: 1)
  ///     outline.place(of: 3)  // (1, 0)
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - destination: The index of the node among its siblings after the move, as in a `ListMove`.
  ///   - parent: The id of its new parent; `nil` for the top level.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such node or parent,
  ///   ``OutlineError/cycle(moved:into:)`` if the parent is the node or a descendant, and
  ///   ``OutlineError/indexOutOfRange(_:childCount:parent:)`` if the parent has fewer children, not
  ///   counting the node. Nothing moves then.
  /// - Complexity: O(*d* log *n*) on average, where *d* is the deeper level of both places and *n*
  ///   the number of all nodes; independent of the number of descendants.
  @export(implementation)
  public mutating func move(
    _ id: Node.ID, toChild destination: Int, of parent: Node.ID?
  ) throws(OutlineError<Node.ID>) {
    let path = try existingPath(to: id)
    let newPath = try existingPath(to: parent)
    if let parent, newPath.starts(with: path) { throw .cycle(moved: id, into: parent) }
    let staysWithParent = path.dropLast().elementsEqual(newPath)
    try check(destination, of: parent, in: newPath, afterTaking: staysWithParent ? 1 : 0)
    if staysWithParent, index(at: path) == destination { return }
    var entry = take(at: path)
    // Taking out a node changes no other label, so the path to the parent is still valid.
    entry.label = makeLabel(at: destination, in: newPath)
    index.update(OutlineIndex.Record(id, parent: parent, label: entry.label))
    changeChildren(at: newPath[...]) { $0.insert(entry, at: destination) }
  }

  /// Changes a node, except its id and its children.
  ///
  ///     try outline.update(3) { $0.name = "Taxes and bills" }
  ///     outline[3]?.name  // Taxes and bills
  ///
  /// - Parameters:
  ///   - id: The id of the node.
  ///   - change: Receives the node without its children. Children that it adds are ignored.
  /// - Throws: ``OutlineError/unknownID(_:)`` if there is no such node, and
  ///   ``OutlineError/changedID(_:to:)`` if `change` changes the id, in which case nothing changes.
  /// - Complexity: O(*d* log *n*), where *d* is its level and *n* the number of nodes.
  @export(implementation)
  public mutating func update(
    _ id: Node.ID, _ change: (inout Node) -> Void
  ) throws(OutlineError<Node.ID>) {
    let path = try existingPath(to: id)
    var node = entry(at: path).node
    change(&node)
    if node.id != id { throw .changedID(id, to: node.id) }
    node.children = []
    changeEntry(at: path) { $0.node = node }
  }
}

extension Outline {
  /// Returns the path to a node; empty for the top level.
  @export(implementation)
  func existingPath(
    to id: Node.ID?
  ) throws(OutlineError<Node.ID>) -> ContiguousArray<UInt64> {
    guard let id else { return [] }
    guard let path = path(to: id) else { throw .unknownID(id) }
    return path
  }

  /// Throws if an index is out of range for a new child of a parent.
  ///
  /// - Parameter takenCount: The number of children that leave first.
  @export(implementation)
  func check(
    _ place: Int, of parent: Node.ID?, in path: ContiguousArray<UInt64>,
    afterTaking takenCount: Int = 0
  ) throws(OutlineError<Node.ID>) {
    let count = list(at: path[...]).count - takenCount
    if place < 0 || place > count {
      throw .indexOutOfRange(place, childCount: count, parent: parent)
    }
  }

  /// Throws if an id of new nodes exists already or repeats.
  @export(implementation)
  func checkNew(
    _ records: ContiguousArray<OutlineIndex<Node.ID>.Record>
  ) throws(OutlineError<Node.ID>) {
    var ids: Set<Node.ID> = Set(minimumCapacity: records.count)
    for record in records {
      if !ids.insert(record.id).inserted || contains(record.id) { throw .duplicateID(record.id) }
    }
  }

  /// Returns a label for a new node, relabeling siblings if there is no room.
  @export(implementation)
  mutating func makeLabel(at place: Int, in path: ContiguousArray<UInt64>) -> UInt64 {
    let siblings = list(at: path[...])
    if let label = siblings.newLabel(at: place) { return label }
    let (indices, first, distance) = siblings.relabeling(at: place)
    for offset in indices {
      let id = siblings[offset].node.id
      let label = first + UInt64(offset - indices.lowerBound) * distance
      index.update(OutlineIndex.Record(id, parent: parent(of: id), label: label))
    }
    changeChildren(at: path[...]) { list in
      for offset in indices {
        list[offset].label = first + UInt64(offset - indices.lowerBound) * distance
      }
    }
    guard let label = list(at: path[...]).newLabel(at: place) else {
      fatalError("There is no label for a node at \(place), although siblings have new ones.")
    }
    return label
  }

  /// Removes and returns the entry of a node, without changing the index.
  @export(implementation)
  mutating func take(at path: ContiguousArray<UInt64>) -> OutlineEntry<Node> {
    var taken: OutlineEntry<Node>?
    changeChildren(at: path.dropLast()) { list in
      taken = list.remove(at: list.firstIndex(notBefore: path[path.count - 1]))
    }
    guard let taken else { fatalError("There is no node at \(path).") }
    return taken
  }

  @export(implementation)
  mutating func removeFromIndex(_ entry: OutlineEntry<Node>) {
    index.remove(entry.node.id)
    entry.children.forEachNode { index.remove($0.node.id) }
  }
}
