// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The storage of a node: a leaf with elements or a branch with children.
///
/// One class with tail memory serves both, so a node is one allocation. The memory is read and
/// written through `TreeNode` only.
@usableFromInline
package final class TreeStorage<Element>: ManagedBuffer<TreeHeader, Element> {
  /// Releases the contents of the node.
  ///
  /// The code of a generic class's `deinit` is not specialized. So it uses no other generic type,
  /// whose metadata it would have to look up.
  deinit {
    withUnsafeMutablePointers { header, elements in
      let count = Int(header.pointee.count)
      if header.pointee.height == 0 {
        // In a leaf, this means that its elements begin with trees.
        if header.pointee.summarized != 0 { releaseNestedTrees() }
        elements.deinitialize(count: count)
        return
      }
      let children =
        UnsafeMutableRawPointer(elements).alignedUp(toMultipleOf: MemoryLayout<Int>.size)
        + TreeHeader.branchCapacity * MemoryLayout<Int32>.size
      for index in 0..<count {
        let child = children.load(
          fromByteOffset: index * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
        Unmanaged<AnyObject>.fromOpaque(child).release()
      }
    }
  }
}

/// The fields of a node other than its elements or children.
@usableFromInline
package struct TreeHeader {
  /// The maximum number of children of a branch.
  @export(implementation) static var branchCapacity: Int { 16 }

  /// The number of elements of a leaf, or of children of a branch.
  @usableFromInline var count: Int32

  /// The number of elements in all leaves below.
  @usableFromInline var elementCount: Int32

  /// The height of the node: 0 for a leaf.
  @usableFromInline var height: Int32

  /// The capacity of a leaf in elements, or the size of a branch's summaries in bytes.
  @usableFromInline package var capacity: UInt16

  /// A bit for each child of a branch: whether its summary is known.
  ///
  /// All bits are 0 in a tree without summaries. In a leaf, whether the elements begin with trees
  /// that are released iteratively; see `TreeNode.nestsDeeply`.
  @usableFromInline package var summarized: UInt16 = 0

  @export(implementation)
  init(height: Int, capacity: Int) {
    count = 0
    elementCount = 0
    self.height = Int32(truncatingIfNeeded: height)
    self.capacity = UInt16(truncatingIfNeeded: capacity)
  }
}

/// An unmanaged reference to a node: the holder must keep the node alive.
///
///     branch                  a leaf has up to 64 elements, and about a kilobyte
///      ends      3   8        ends[i] is the number of elements in children 0 to i
///      children  |   |
///        leaf a b c  d e f g h
///
/// Trees share nodes, and shared nodes are never changed. A node with a single reference is changed
/// in place.
@usableFromInline
package struct TreeNode<Element> {
  @usableFromInline package let storage: Unmanaged<TreeStorage<Element>>

  @export(implementation)
  init(_ storage: TreeStorage<Element>) { self.storage = .passUnretained(storage) }

  /// Creates a reference to the node at an address.
  @export(implementation)
  init(at address: UnsafeRawPointer) { storage = .fromOpaque(address) }

  /// Creates a reference that keeps the node alive until `release` is called.
  @export(implementation)
  init(retaining storage: TreeStorage<Element>) { self.storage = .passRetained(storage) }

  @export(implementation)
  @inline(__always)
  func retain() { _ = storage.retain() }

  @export(implementation)
  @inline(__always)
  package func release() { storage.release() }
}

extension TreeNode {
  @export(implementation) package static var branchCapacity: Int { TreeHeader.branchCapacity }

  /// The maximum number of elements of a leaf: a kilobyte, but 8 to 64 elements.
  @export(implementation) static var leafCapacity: Int {
    max(8, min(64, 1_024 / MemoryLayout<Element>.stride))
  }

  /// The maximum number of elements or children of a node of some height.
  @export(implementation)
  static func capacity(height: Int) -> Int { height == 0 ? leafCapacity : branchCapacity }

  /// The number of elements or children of a new node when many are created, which leaves room for
  /// insertions.
  @export(implementation)
  static func fill(height: Int) -> Int { capacity(height: height) / 8 * 7 }

  /// The minimum number of elements or children of each node but the root.
  ///
  /// It is low for leaves: when elements are appended one by one, a full leaf is split near its end
  /// and keeps the rest.
  @export(implementation)
  static func minimum(height: Int) -> Int { capacity(height: height) / (height == 0 ? 8 : 4) }
}

extension TreeNode {
  @export(implementation)
  @inline(__always)
  package var header: UnsafeMutablePointer<TreeHeader> {
    storage._withUnsafeGuaranteedRef { $0.withUnsafeMutablePointerToHeader { $0 } }
  }

  /// The elements of a leaf.
  @export(implementation)
  @inline(__always)
  package var elements: UnsafeMutablePointer<Element> {
    storage._withUnsafeGuaranteedRef { $0.withUnsafeMutablePointerToElements { $0 } }
  }

  /// For each child of a branch, the number of elements in it and in the children before it;
  /// `Int32.max` for unused slots.
  ///
  /// They follow the header, so that a search reads few cache lines.
  @export(implementation)
  @inline(__always)
  package var ends: UnsafeMutablePointer<Int32> {
    UnsafeMutableRawPointer(elements).alignedUp(for: TreeNode.self)
      .assumingMemoryBound(to: Int32.self)
  }

  /// The children of a branch, which keeps them alive.
  @export(implementation)
  @inline(__always)
  package var children: UnsafeMutablePointer<TreeNode> {
    UnsafeMutableRawPointer(ends + Self.branchCapacity).assumingMemoryBound(to: TreeNode.self)
  }

  @export(implementation)
  @inline(__always)
  package var isLeaf: Bool { header.pointee.height == 0 }

  @export(implementation)
  @inline(__always)
  var height: Int { Int(header.pointee.height) }

  /// The number of elements of a leaf, or of children of a branch.
  @export(implementation)
  @inline(__always)
  package var count: Int { Int(header.pointee.count) }

  /// The number of elements in all leaves below.
  @export(implementation)
  @inline(__always)
  package var elementCount: Int { Int(header.pointee.elementCount) }

  /// The elements of a leaf.
  @export(implementation)
  @inline(__always)
  package var buffer: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: elements, count: count)
  }

  @export(implementation)
  @inline(__always)
  static func === (left: TreeNode, right: TreeNode) -> Bool {
    left.storage.toOpaque() == right.storage.toOpaque()
  }

  /// Whether only one tree refers to the node, assuming its parent is not shared.
  @export(implementation)
  @inline(__always)
  var isUnique: Bool {
    var storage = storage
    return withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: TreeStorage<Element>.self, capacity: 1) {
        isKnownUniquelyReferenced(&$0.pointee)
      }
    }
  }
}
