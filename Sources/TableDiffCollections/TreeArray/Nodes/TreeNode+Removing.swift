// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeNode {
  /// Removes an element; the node may be left with too few elements or children.
  ///
  /// - Returns: The element.
  @export(implementation)
  static func remove(at offset: Int, in place: Place) -> Element {
    let node = place.pointee
    if node.isLeaf { return removeFromLeaf(at: offset, in: place) }
    makeBranchUnique(place)
    let branch = place.pointee
    let index = branch.childIndex(of: offset)
    let element = remove(
      at: offset - branch.start(ofChild: index), in: branch.children + index)
    branch.addElements(-1, fromChild: index)
    let child = branch.children[index]
    if child.count < minimum(height: child.height), branch.count > 1 {
      branch.balanceChildren(at: max(0, index - 1))
    }
    return element
  }

  @export(implementation)
  static func removeFromLeaf(at offset: Int, in place: Place) -> Element {
    let node = place.pointee
    let count = node.count
    if node.isUnique {
      let hole = node.elements + offset
      let element = hole.move()
      hole.moveInitialize(from: hole + 1, count: count - offset - 1)
      node.setCount(count - 1)
      return element
    }
    let element = node.elements[offset]
    let copy = leaf(capacity: max(1, count - 1))
    copy.elements.initialize(from: node.elements, count: offset)
    (copy.elements + offset).initialize(
      from: node.elements + offset + 1, count: count - offset - 1)
    copy.setCount(count - 1)
    place.initialize(to: copy)
    node.release()
    return element
  }

  /// Balances two neighbouring children, one of which is too small, or merges them if they fit into
  /// one.
  ///
  /// - Precondition: The branch is not shared.
  @export(implementation)
  func balanceChildren(at index: Int) {
    let (left, right) = (children[index], children[index + 1])
    let start = Int32(truncatingIfNeeded: start(ofChild: index))
    let made = Self.balanced(left, right)
    (children + index).initialize(to: made.left)
    forgetSummaries(fromChild: index)
    ends[index] = start + made.left.header.pointee.elementCount
    if let newRight = made.right {
      (children + index + 1).initialize(to: newRight)
      return
    }
    let count = count
    (children + index + 1).moveInitialize(
      from: children + index + 2, count: count - index - 2)
    for next in index + 1..<count - 1 { ends[next] = ends[next + 1] }
    ends[count - 1] = .max
    header.pointee.count -= 1
  }

  /// Returns one node, or two of similar size, with the contents of two neighbours, which are
  /// consumed.
  @export(implementation)
  static func balanced(_ left: TreeNode, _ right: TreeNode) -> (left: TreeNode, right: TreeNode?) {
    left.isLeaf ? balancedLeaves(left, right) : balancedBranches(left, right)
  }

  @export(implementation)
  static func balancedLeaves(
    _ left: TreeNode, _ right: TreeNode
  ) -> (left: TreeNode, right: TreeNode?) {
    let (movesLeft, movesRight) = (left.isUnique, right.isUnique)
    let (leftCount, total) = (left.count, left.count + right.count)
    let cut = total <= leafCapacity ? total : total / 2
    let first = leaf(capacity: cut)
    let second = cut < total ? leaf(capacity: total - cut) : nil
    left.take(0..<min(cut, leftCount), into: first.elements, moves: movesLeft)
    if cut > leftCount {
      right.take(0..<cut - leftCount, into: first.elements + leftCount, moves: movesRight)
    }
    if let second {
      if cut < leftCount { left.take(cut..<leftCount, into: second.elements, moves: movesLeft) }
      let rest = max(0, cut - leftCount)..<right.count
      right.take(rest, into: second.elements + (total - cut - rest.count), moves: movesRight)
      second.setCount(total - cut)
    }
    first.setCount(cut)
    left.releaseTaken(moves: movesLeft)
    right.releaseTaken(moves: movesRight)
    return (first, second)
  }

  @export(implementation)
  static func balancedBranches(
    _ left: TreeNode, _ right: TreeNode
  ) -> (left: TreeNode, right: TreeNode?) {
    let total = left.count + right.count
    let cut = total <= branchCapacity ? total : total / 2
    let first = branch(height: left.height)
    let second = cut < total ? branch(height: left.height) : nil
    for index in 0..<total {
      let child =
        index < left.count ? left.children[index] : right.children[index - left.count]
      child.retain()
      if index < cut { first.append(child) } else { second?.append(child) }
    }
    left.release()
    right.release()
    return (first, second)
  }
}
