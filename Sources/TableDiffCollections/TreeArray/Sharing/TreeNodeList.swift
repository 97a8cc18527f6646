// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Nodes of one height, in order.
@usableFromInline
protocol TreeNodeList<Element> {
  associatedtype Element

  var count: Int { get }

  /// The node at an index, with the offset of its first row.
  func entry(at index: Int) -> SharedNodes<Element>.Entry

  /// Returns whether the node at an index is another list's node at an index.
  func isShared(_ index: Int, _ other: Self, _ otherIndex: Int) -> Bool

  /// Whether only one tree refers to the node at an index.
  func isUnique(_ index: Int) -> Bool
}

/// The children of a branch.
@usableFromInline
struct ChildList<Element>: TreeNodeList {
  @usableFromInline let children: UnsafeMutablePointer<TreeNode<Element>>
  @usableFromInline let count: Int
  @usableFromInline let parent: SharedNodes<Element>.Entry

  @export(implementation)
  init(_ parent: SharedNodes<Element>.Entry) {
    self.parent = parent
    children = parent.node.children
    count = parent.node.count
  }

  @export(implementation)
  @inline(__always)
  func entry(at index: Int) -> SharedNodes<Element>.Entry {
    let start = Int32(truncatingIfNeeded: parent.node.start(ofChild: index))
    return SharedNodes.Entry(children[index], start: parent.start &+ start)
  }

  @export(implementation)
  @inline(__always)
  func isShared(_ index: Int, _ other: ChildList, _ otherIndex: Int) -> Bool {
    children[index] === other.children[otherIndex]
  }

  @export(implementation)
  @inline(__always)
  func isUnique(_ index: Int) -> Bool { children[index].isUnique }
}

/// Nodes that may have different parents.
@usableFromInline
struct EntryList<Element>: TreeNodeList {
  @usableFromInline let entries: ContiguousArray<SharedNodes<Element>.Entry>

  @export(implementation)
  init(_ entries: ContiguousArray<SharedNodes<Element>.Entry>) { self.entries = entries }

  @export(implementation) var count: Int { entries.count }

  @export(implementation)
  func entry(at index: Int) -> SharedNodes<Element>.Entry { entries[index] }

  @export(implementation)
  func isShared(_ index: Int, _ other: EntryList, _ otherIndex: Int) -> Bool {
    let (left, right) = (entries[index], other.entries[otherIndex])
    return left.node === right.node && left.isOpen && right.isOpen
  }

  @export(implementation)
  func isUnique(_ index: Int) -> Bool { entries[index].node.isUnique }
}
