// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// The elements of a tree may have trees of such elements themselves. To release them would recur as many levels
// as there are, and overflow the stack where these are many thousands. So who makes such trees says in which
// leaves they are many.

extension TreeNode {
  /// Whether what is below the elements of a leaf is released one node after another.
  ///
  /// The elements then begin with a reference to a tree of such elements, or with `nil`.
  @export(implementation)
  package var nestsDeeply: Bool {
    get { isLeaf && header.pointee.summarized != 0 }
    nonmutating set { header.pointee.summarized = newValue ? 1 : 0 }
  }
}

extension TreeStorage {
  /// Releases the trees with which elements begin, and those below.
  func releaseNestedTrees() {
    var pending: ContiguousArray<TreeStorage> = []
    takeTrees(into: &pending)
    while var storage = pending.popLast() {
      // What others have, too, they release.
      if isKnownUniquelyReferenced(&storage) { storage.takeTrees(into: &pending) }
    }
  }

  /// Moves all references of a node that nobody else has to others to be released.
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
