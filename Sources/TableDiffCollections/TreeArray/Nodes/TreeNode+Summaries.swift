// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// A tree may store a summary of the elements in each child; its user defines what a summary is.
// Insertions and removals forget the summaries that become invalid, and copy the others. Changing
// an element requires a call of `forgetSummaries(ofElement:)`.

extension TreeNode {
  /// The memory for summaries of the children of a branch.
  @export(implementation)
  package var summaryMemory: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(children + Self.branchCapacity)
  }

  /// Copies the summaries of another branch if they have the same size.
  @export(implementation)
  func takeSummaries(of other: TreeNode, _ byteCount: Int) {
    if other.header.pointee.capacity == byteCount {
      summaryMemory.copyMemory(from: other.summaryMemory, byteCount: byteCount)
    } else {
      header.pointee.capacity = UInt16(truncatingIfNeeded: byteCount)
      header.pointee.summarized = 0
    }
  }

  /// Marks the summary of a child as unknown.
  @export(implementation)
  @inline(__always)
  func forgetSummary(ofChild index: Int) {
    header.pointee.summarized &= ~UInt16(truncatingIfNeeded: 1 &<< index)
  }

  /// Marks the summaries of an element's ancestors as unknown, in an unshared node.
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

  /// Marks the summaries of children from an index on as unknown.
  @export(implementation)
  @inline(__always)
  func forgetSummaries(fromChild index: Int) {
    header.pointee.summarized &= UInt16(truncatingIfNeeded: 1 &<< index) &- 1
  }
}
