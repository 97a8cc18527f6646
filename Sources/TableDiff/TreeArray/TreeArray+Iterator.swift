// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeArray {
  /// Iterates over the elements of a tree array, in order.
  public struct Iterator: IteratorProtocol {
    /// Keeps all nodes alive.
    @usableFromInline let root: TreeStorage<Element>?

    /// The elements of the current leaf that are left.
    @usableFromInline var nextElement: UnsafePointer<Element>?
    @usableFromInline var end: UnsafePointer<Element>?

    /// The parent of the current leaf, and the index of the leaf after it.
    @usableFromInline var parent: Node?
    @usableFromInline var nextLeaf = 0

    /// The offset of the first element behind the current parent.
    @usableFromInline var nextOffset = 0

    @inlinable
    init(_ root: TreeStorage<Element>?) {
      self.root = root
      guard let root else { return }
      defer { withExtendedLifetime(root) {} }
      let node = Node(root)
      if node.isLeaf {
        begin(node)
        nextOffset = node.count
      }
    }

    @inlinable
    mutating func begin(_ leaf: Node) {
      nextElement = UnsafePointer(leaf.elements)
      end = UnsafePointer(leaf.elements + leaf.count)
    }

    /// Returns the next element; `nil` if there is none.
    @inlinable
    @inline(__always)
    public mutating func next() -> Element? {
      if nextElement == end, !beginNextLeaf() { return nil }
      defer { nextElement = nextElement.map { $0 + 1 } }
      return nextElement?.pointee
    }

    @inlinable
    @inline(never)
    mutating func beginNextLeaf() -> Bool {
      if let parent, nextLeaf < parent.count {
        begin(parent.children[nextLeaf])
        nextLeaf += 1
        return true
      }
      guard let root, nextOffset < Node(root).elementCount else { return false }
      var node = Node(root)
      var rest = nextOffset
      while node.height > 1 {
        let index = node.childIndex(of: rest)
        rest -= node.start(ofChild: index)
        node = node.children[index]
      }
      parent = node
      nextOffset += node.elementCount
      nextLeaf = 1
      begin(node.children[0])
      return true
    }
  }

  /// Returns an iterator over the elements, in order.
  ///
  /// It keeps this version: what is changed meanwhile, it does not see.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(root) }

  /// Copies elements into memory, leaf by leaf; `Array` calls it.
  @inlinable
  public func _copyContents(
    initializing buffer: UnsafeMutableBufferPointer<Element>
  ) -> (Iterator, Int) {
    let copied = Swift.min(count, buffer.count)
    if copied > 0, var next = buffer.baseAddress {
      withChunks(in: 0..<copied) { chunk in
        if let start = chunk.baseAddress { next.initialize(from: start, count: chunk.count) }
        next += chunk.count
      }
    }
    var rest = copied < count ? makeIterator() : Iterator(nil)
    if copied < count {
      for _ in 0..<copied { _ = rest.next() }
    }
    return (rest, copied)
  }
}
