// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray {
  /// An iterator over the elements of a tree array or of a slice, in order.
  ///
  /// It keeps the version that it was created from, and sees no later changes.
  public struct Iterator: IteratorProtocol {
    /// Keeps all nodes alive.
    @usableFromInline let root: TreeStorage<Element>?

    /// The remaining elements of the current leaf.
    @usableFromInline var nextElement: UnsafePointer<Element>?
    @usableFromInline var end: UnsafePointer<Element>?

    /// The parent of the current leaf, and the index of the next leaf.
    @usableFromInline var parent: Node?
    @usableFromInline var nextLeaf = 0

    /// The offset of the first element after the current leaf.
    @usableFromInline var nextOffset: Int

    /// The offset after the last element.
    @usableFromInline let endOffset: Int

    @export(implementation)
    init(_ tree: TreeArray, in range: Range<Int>) {
      root = tree.root
      (nextOffset, endOffset) = (range.lowerBound, range.upperBound)
    }

    /// Returns the next element; `nil` if there is none.
    @export(implementation)
    @inline(__always)
    public mutating func next() -> Element? {
      if nextElement == end, !beginNextLeaf() { return nil }
      defer { nextElement = nextElement.map { $0 + 1 } }
      return nextElement?.pointee
    }

    @export(implementation)
    @inline(never)
    mutating func beginNextLeaf() -> Bool {
      guard nextOffset < endOffset, let root else { return false }
      var leaf = Node(root)
      var skipped = 0
      if let parent, nextLeaf < parent.count {
        leaf = parent.children[nextLeaf]
        nextLeaf += 1
      } else {
        skipped = nextOffset
        while !leaf.isLeaf {
          let index = leaf.childIndex(of: skipped)
          skipped -= leaf.start(ofChild: index)
          (parent, nextLeaf) = (leaf, index + 1)
          leaf = leaf.children[index]
        }
      }
      let first = leaf.elements + skipped
      let count = Swift.min(leaf.count - skipped, endOffset - nextOffset)
      (nextElement, end) = (UnsafePointer(first), UnsafePointer(first + count))
      nextOffset += count
      return true
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _TreeElements {
  @_documentation(visibility: internal)
  @export(implementation)
  public func makeIterator() -> TreeArray<Element>.Iterator {
    TreeArray.Iterator(_tree, in: startIndex..<endIndex)
  }

  // Copies the elements leaf by leaf. `Array` calls this function.
  @export(implementation)
  public func _copyContents(
    initializing buffer: UnsafeMutableBufferPointer<Element>
  ) -> (TreeArray<Element>.Iterator, Int) {
    let copied = Swift.min(count, buffer.count)
    let end = startIndex + copied
    if copied > 0, var next = buffer.baseAddress {
      _tree.withChunks(in: startIndex..<end) { chunk in
        if let start = chunk.baseAddress { next.initialize(from: start, count: chunk.count) }
        next += chunk.count
      }
    }
    return (TreeArray.Iterator(_tree, in: end..<endIndex), copied)
  }
}
