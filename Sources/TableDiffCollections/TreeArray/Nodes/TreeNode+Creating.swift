// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeNode {
  /// Creates an empty leaf, owned by the caller.
  @export(implementation)
  static func leaf(capacity: Int) -> TreeNode {
    let storage = TreeStorage<Element>.create(minimumCapacity: capacity) { _ in
      TreeHeader(height: 0, capacity: capacity)
    }
    return TreeNode(retaining: unsafeDowncast(storage, to: TreeStorage<Element>.self))
  }

  /// Creates a leaf of copies of elements.
  @export(implementation)
  static func leaf(
    copying elements: UnsafePointer<Element>, count: Int, capacity: Int
  ) -> TreeNode {
    let leaf = leaf(capacity: capacity)
    leaf.elements.initialize(from: elements, count: count)
    leaf.setCount(count)
    return leaf
  }

  /// Creates a branch without children, owned by the caller.
  ///
  /// - Parameter summaryBytes: The bytes for summaries of the children, which follow the children.
  @export(implementation)
  static func branch(height: Int, summaryBytes: Int = 0) -> TreeNode {
    let bytes =
      branchCapacity * (MemoryLayout<TreeNode>.stride + MemoryLayout<Int32>.stride)
      + MemoryLayout<TreeNode>.alignment
    let stride = MemoryLayout<Element>.stride
    // Nothing is computed for a tree without summaries.
    let capacity =
      (bytes + stride - 1) / stride
      + (summaryBytes == 0 ? 0 : (summaryBytes + stride - 1) / stride)
    let storage = TreeStorage<Element>.create(minimumCapacity: capacity) { _ in
      TreeHeader(height: height, capacity: summaryBytes)
    }
    let branch = TreeNode(retaining: unsafeDowncast(storage, to: TreeStorage<Element>.self))
    branch.ends.initialize(repeating: .max, count: branchCapacity)
    return branch
  }

  /// Creates a branch of children, consuming the caller's references to them.
  @export(implementation)
  static func branch(taking children: UnsafeBufferPointer<TreeNode>) -> TreeNode {
    let branch = branch(height: children[0].height + 1)
    for child in children { branch.append(child) }
    return branch
  }

  @export(implementation)
  @inline(__always)
  func setCount(_ count: Int) {
    header.pointee.count = Int32(truncatingIfNeeded: count)
    header.pointee.elementCount = Int32(truncatingIfNeeded: count)
  }

  /// Appends a child, which is then owned by the branch.
  @export(implementation)
  func append(_ child: TreeNode) {
    let index = count
    (children + index).initialize(to: child)
    header.pointee.elementCount += child.header.pointee.elementCount
    ends[index] = header.pointee.elementCount
    header.pointee.count += 1
  }
}
