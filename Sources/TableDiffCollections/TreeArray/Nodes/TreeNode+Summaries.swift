// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// A tree may keep a summary of the elements in each child. Whoever keeps them says what they are. An edit that
// inserts or removes says which of them it makes wrong, and copies the others; who changes an element says so
// with `forgetSummaries(ofElement:)`.

extension TreeNode {
  /// The memory for summaries of the children of a branch.
  @export(implementation)
  package var summaryMemory: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(children + Self.branchCapacity)
  }

  /// Copies the summaries of another branch if it has as many bytes of them.
  @export(implementation)
  func takeSummaries(of other: TreeNode, _ byteCount: Int) {
    if other.header.pointee.capacity == byteCount {
      summaryMemory.copyMemory(from: other.summaryMemory, byteCount: byteCount)
    } else {
      header.pointee.capacity = UInt16(truncatingIfNeeded: byteCount)
      header.pointee.summarized = 0
    }
  }

  /// Notes that the elements in a child change.
  @export(implementation)
  @inline(__always)
  func forgetSummary(ofChild index: Int) {
    header.pointee.summarized &= ~UInt16(truncatingIfNeeded: 1 &<< index)
  }

  /// Notes that an element changes, in a node that only one tree has.
  @export(implementation)
  package func forgetSummaries(ofElement offset: Int) {
    var (node, rest) = (self, offset)
    while !node.isLeaf {
      let index = node.childIndex(of: rest)
      node.forgetSummary(ofChild: index)
      rest &-= node.start(ofChild: index)
      node = node.children[index]
    }
  }

  /// Notes that other children stand from an index on.
  @export(implementation)
  @inline(__always)
  func forgetSummaries(fromChild index: Int) {
    header.pointee.summarized &= UInt16(truncatingIfNeeded: 1 &<< index) &- 1
  }
}
