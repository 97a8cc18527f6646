// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// A node is edited through its place: the memory that refers to it, in its parent or in the tree.
// If the node is shared, a copy replaces it there. The editor of a place owns its node.

extension TreeNode {
  @usableFromInline package typealias Place = UnsafeMutablePointer<TreeNode>

  /// Returns the address of an element that only one tree has, copying shared nodes on the path to
  /// it.
  @export(implementation)
  static func uniqueElement(at offset: Int, in place: Place) -> UnsafeMutablePointer<Element> {
    var place = place
    var offset = offset
    while place.pointee.isUnique {
      let node = place.pointee
      if node.isLeaf { return node.elements + offset }
      let index = node.childIndex(of: offset)
      offset &-= node.start(ofChild: index)
      place = node.children + index
    }
    let shared = place.pointee
    var node = shared
    while !node.isLeaf {
      let index = node.childIndex(of: offset)
      offset &-= node.start(ofChild: index)
      let copy = node.copyOfBranch(exceptChild: index)
      place.initialize(to: copy)
      place = copy.children + index
      node = node.children[index]
    }
    let copy = leaf(copying: node.elements, count: node.count, capacity: node.count)
    place.initialize(to: copy)
    shared.release()
    return copy.elements + offset
  }

  /// Returns a copy of a branch, which shares the children.
  ///
  /// - Parameter skipped: A child that the caller will replace, which is not retained.
  @export(implementation)
  func copyOfBranch(exceptChild skipped: Int) -> TreeNode {
    copyOfBranch(summaryBytes: Int(header.pointee.capacity), exceptChild: skipped)
  }

  /// Returns a copy of a branch, which shares the children.
  ///
  /// - Parameters:
  ///   - summaryBytes: The size of the summaries, which are copied if they have that size here.
  ///   - skipped: A child that the caller will replace, which is not retained.
  @export(implementation)
  package func copyOfBranch(summaryBytes: Int, exceptChild skipped: Int = -1) -> TreeNode {
    let copy = Self.branch(height: height, summaryBytes: summaryBytes)
    copy.header.pointee = header.pointee
    if summaryBytes != 0 { copy.takeSummaries(of: self, summaryBytes) }
    copy.ends.update(from: ends, count: Self.branchCapacity)
    copy.children.initialize(from: children, count: count)
    for index in 0..<count where index != skipped { children[index].retain() }
    return copy
  }

  /// Replaces a shared branch by a copy.
  @export(implementation)
  static func makeBranchUnique(_ place: Place) {
    let node = place.pointee
    if node.isUnique { return }
    place.initialize(to: node.copyOfBranch(summaryBytes: Int(node.header.pointee.capacity)))
    node.release()
  }

  /// Initializes memory with elements of a leaf, which are moved if only one tree has the leaf.
  ///
  /// The caller discards or shortens a leaf whose elements were moved.
  @export(implementation)
  func take(_ range: Range<Int>, into memory: UnsafeMutablePointer<Element>, moves: Bool) {
    if moves {
      memory.moveInitialize(from: elements + range.lowerBound, count: range.count)
    } else {
      memory.initialize(from: elements + range.lowerBound, count: range.count)
    }
  }

  /// Releases a leaf after all its elements were taken.
  @export(implementation)
  func releaseTaken(moves: Bool) {
    if moves { setCount(0) }
    release()
  }
}

extension TreeNode {
  /// Inserts an element.
  ///
  /// - Parameter element: The memory of the element, which is left uninitialized.
  /// - Returns: The new right neighbour, if the node was full and was split.
  @export(implementation)
  static func insert(
    _ element: UnsafeMutablePointer<Element>, at offset: Int, in place: Place
  ) -> TreeNode? {
    if place.pointee.isLeaf { return insertIntoLeaf(element, at: offset, in: place) }
    makeBranchUnique(place)
    let node = place.pointee
    let index = min(node.childIndex(of: offset), node.count - 1)
    let neighbor = insert(
      element, at: offset - node.start(ofChild: index), in: node.children + index)
    node.addElements(1 - (neighbor?.elementCount ?? 0), fromChild: index)
    guard let neighbor else { return nil }
    if node.count < branchCapacity {
      node.insertChild(neighbor, at: index + 1)
      return nil
    }
    // At the end, where elements are often appended one by one, most children stay in the left
    // node.
    let isAtEnd = index + 1 == branchCapacity
    let cut = isAtEnd ? branchCapacity - minimum(height: 1) + 1 : branchCapacity / 2
    let right = node.splitBranch(at: cut)
    if index + 1 <= cut && !isAtEnd {
      node.insertChild(neighbor, at: index + 1)
    } else {
      right.insertChild(neighbor, at: index + 1 - cut)
    }
    return right
  }

  @export(implementation)
  static func insertIntoLeaf(
    _ element: UnsafeMutablePointer<Element>, at offset: Int, in place: Place
  ) -> TreeNode? {
    let node = place.pointee
    let isUnique = node.isUnique
    let count = node.count
    if count < Int(node.header.pointee.capacity), isUnique {
      let hole = node.elements + offset
      (hole + 1).moveInitialize(from: hole, count: count - offset)
      hole.moveInitialize(from: element, count: 1)
      node.setCount(count + 1)
      return nil
    }
    if count < leafCapacity {
      let copy = leaf(capacity: leafCapacity)
      node.take(0..<offset, into: copy.elements, moves: isUnique)
      (copy.elements + offset).moveInitialize(from: element, count: 1)
      node.take(offset..<count, into: copy.elements + offset + 1, moves: isUnique)
      copy.setCount(count + 1)
      place.initialize(to: copy)
      node.releaseTaken(moves: isUnique)
      return nil
    }
    let cut: Int
    if offset == count {
      cut = count - minimum(height: 0) + 1
    } else if offset == 0 {
      cut = minimum(height: 0) - 1
    } else {
      cut = count / 2
    }
    let left = leaf(capacity: leafCapacity)
    let right = leaf(capacity: leafCapacity)
    let isLeft = offset < cut || offset == 0
    if isLeft {
      node.take(0..<offset, into: left.elements, moves: isUnique)
      (left.elements + offset).moveInitialize(from: element, count: 1)
      node.take(offset..<cut, into: left.elements + offset + 1, moves: isUnique)
      node.take(cut..<count, into: right.elements, moves: isUnique)
    } else {
      node.take(0..<cut, into: left.elements, moves: isUnique)
      node.take(cut..<offset, into: right.elements, moves: isUnique)
      (right.elements + offset - cut).moveInitialize(from: element, count: 1)
      node.take(offset..<count, into: right.elements + offset - cut + 1, moves: isUnique)
    }
    left.setCount(isLeft ? cut + 1 : cut)
    right.setCount(isLeft ? count - cut : count - cut + 1)
    place.initialize(to: left)
    node.releaseTaken(moves: isUnique)
    return right
  }

  @export(implementation)
  func addElements(_ added: Int, fromChild index: Int) {
    let added = Int32(truncatingIfNeeded: added)
    for child in index..<count { ends[child] += added }
    header.pointee.elementCount += added
    forgetSummary(ofChild: index)
  }

  /// Inserts a child, which is then owned by the branch.
  @export(implementation)
  func insertChild(_ child: TreeNode, at index: Int) {
    let added = child.header.pointee.elementCount
    let start = Int32(truncatingIfNeeded: start(ofChild: index))
    (children + index + 1).moveInitialize(from: children + index, count: count - index)
    (children + index).initialize(to: child)
    var next = count
    while next > index {
      ends[next] = ends[next - 1] + added
      next -= 1
    }
    ends[index] = start + added
    header.pointee.count += 1
    header.pointee.elementCount += added
    forgetSummaries(fromChild: index)
  }

  /// Splits a branch that is not shared.
  ///
  /// - Returns: The new right neighbour, with the children from an index on.
  @export(implementation)
  func splitBranch(at cut: Int) -> TreeNode {
    let right = Self.branch(height: height)
    for index in cut..<count {
      right.append(children[index])
      ends[index] = .max
    }
    header.pointee.count = Int32(truncatingIfNeeded: cut)
    header.pointee.elementCount = ends[cut - 1]
    return right
  }
}
