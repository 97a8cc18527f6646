// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _TreeElements {
  @_documentation(visibility: internal)
  @export(implementation)
  public func reversed() -> _ReversedTreeElements<Self> { _ReversedTreeElements(self) }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension _TreeElements where Self: MutableCollection {
  @_documentation(visibility: internal)
  @export(implementation)
  public mutating func reverse() {
    replaceSubrange(startIndex..<endIndex, with: TreeArray(reversed()))
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The elements of a tree array or slice in reverse order, with the indices of a
/// `ReversedCollection`, whose iterator would search for each element from the root.
public struct _ReversedTreeElements<Base: _TreeElements>: RandomAccessCollection {
  public typealias Index = ReversedCollection<Base>.Index

  @usableFromInline let base: Base

  @export(implementation)
  init(_ base: Base) { self.base = base }

  @export(implementation)
  public var startIndex: Index { Index(base.endIndex) }

  @export(implementation)
  public var endIndex: Index { Index(base.startIndex) }

  @export(implementation)
  public var count: Int { base.count }

  @export(implementation)
  public subscript(index: Index) -> Base.Element { base[index.base - 1] }

  @export(implementation)
  public func index(_ index: Index, offsetBy distance: Int) -> Index {
    Index(index.base - distance)
  }

  @export(implementation)
  public func index(after index: Index) -> Index { Index(index.base - 1) }

  @export(implementation)
  public func index(before index: Index) -> Index { Index(index.base + 1) }

  @export(implementation)
  public func distance(from start: Index, to end: Index) -> Int { start.base - end.base }

  @export(implementation)
  public func reversed() -> Base { base }

  @export(implementation)
  public func makeIterator() -> Iterator { Iterator(base) }

  public struct Iterator: IteratorProtocol {
    /// Keeps all nodes alive.
    @usableFromInline let root: TreeStorage<Base.Element>?

    /// The remaining elements of the current leaf are those from `start` to `end`.
    @usableFromInline var start: UnsafePointer<Base.Element>?
    @usableFromInline var end: UnsafePointer<Base.Element>?

    /// The parent of the current leaf, and the index of the leaf in it.
    @usableFromInline var parent: TreeNode<Base.Element>?
    @usableFromInline var leafIndex = 0

    /// The offset of the current leaf's first element.
    @usableFromInline var offset: Int

    /// The offset of the last element to return.
    @usableFromInline let startOffset: Int

    @export(implementation)
    init(_ base: Base) {
      root = base._tree.root
      (startOffset, offset) = (base.startIndex, base.endIndex)
    }

    @export(implementation)
    @inline(__always)
    public mutating func next() -> Base.Element? {
      if start == end, !beginPreviousLeaf() { return nil }
      end = end.map { $0 - 1 }
      return end?.pointee
    }

    @export(implementation)
    @inline(never)
    mutating func beginPreviousLeaf() -> Bool {
      guard offset > startOffset, let root else { return false }
      var leaf = TreeNode(root)
      var count: Int
      if let parent, leafIndex > 0 {
        leafIndex -= 1
        leaf = parent.children[leafIndex]
        count = leaf.count
      } else {
        var last = offset - 1
        while !leaf.isLeaf {
          let index = leaf.childIndex(of: last)
          last -= leaf.start(ofChild: index)
          (parent, leafIndex) = (leaf, index)
          leaf = leaf.children[index]
        }
        count = last + 1
      }
      let skipped = Swift.max(0, count - (offset - startOffset))
      start = UnsafePointer(leaf.elements + skipped)
      end = UnsafePointer(leaf.elements + count)
      offset -= count - skipped
      return true
    }
  }
}
