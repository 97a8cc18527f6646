// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Elements of a tree may contain trees of the same elements. Releasing them recursively would
// overflow the stack at many thousands of levels. So the creator of such trees marks the leaves in
// which they are deep.

extension TreeNode {
  /// Whether the trees in the elements of a leaf are released iteratively.
  ///
  /// Each element then begins with a reference to a tree of such elements, or with `nil`.
  @export(implementation)
  package var nestsDeeply: Bool {
    get { isLeaf && header.pointee.summarized != 0 }
    nonmutating set { header.pointee.summarized = newValue ? 1 : 0 }
  }
}

extension TreeStorage {
  /// Releases the trees with which elements begin, and all trees below.
  func releaseNestedTrees() {
    var pending: ContiguousArray<TreeStorage> = []
    takeTrees(into: &pending)
    while var storage = pending.popLast() {
      // Shared nodes are released by their other owners.
      if isKnownUniquelyReferenced(&storage) { storage.takeTrees(into: &pending) }
    }
  }

  /// Moves all references of an unshared node to the pending ones.
  private func takeTrees(into pending: inout ContiguousArray<TreeStorage>) {
    withUnsafeMutablePointers { header, elements in
      let count = Int(header.pointee.count)
      if header.pointee.height > 0 {
        let children = TreeNode(self).children
        for index in 0..<count { pending.append(children[index].storage.takeRetainedValue()) }
        header.pointee.count = 0
      } else if header.pointee.summarized != 0 {
        var place = UnsafeMutableRawPointer(elements)
        for _ in 0..<count {
          let tree = place.assumingMemoryBound(to: TreeStorage?.self)
          if let storage = tree.pointee.take() { pending.append(storage) }
          place += MemoryLayout<Element>.stride
        }
      }
    }
  }
}
