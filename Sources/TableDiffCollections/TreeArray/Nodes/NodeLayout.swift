// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The offsets of the elements in the nodes of a tree, in bytes from the address of a node.
///
/// Batch lookups know nothing else of the type of elements, so they are compiled once, not for each
/// type.
@usableFromInline
struct NodeLayout {
  /// The address of the root, and the number of levels below it.
  @usableFromInline let root: UnsafeRawPointer
  @usableFromInline let height: Int

  /// The offsets of the ends in a branch, and of the elements in a leaf.
  @usableFromInline let ends: Int
  @usableFromInline let elements: Int

  /// The stride of elements.
  @usableFromInline let stride: Int

  /// - Parameter root: The root of a tree that the caller keeps alive.
  @export(implementation)
  @inline(__always)
  init<Element>(_ root: TreeNode<Element>) {
    self.root = UnsafeRawPointer(root.storage.toOpaque())
    height = root.height
    ends = UnsafeRawPointer(root.ends) - self.root
    elements = UnsafeRawPointer(root.elements) - self.root
    stride = MemoryLayout<Element>.stride
  }

  /// - Parameter first: The address of the elements of an array, which is treated like a single
  ///   leaf.
  @export(implementation)
  @inline(__always)
  init<Element>(_ first: UnsafePointer<Element>) {
    root = UnsafeRawPointer(first)
    (height, ends, elements, stride) = (0, 0, 0, MemoryLayout<Element>.stride)
  }
}

/// Batch lookup.
extension NodeLayout {
  /// Returns the child of a branch that contains an element, its index, and the offset of its first
  /// element.
  ///
  /// This is the search of `childIndex(of:)` without a lookup of the first element by index, which
  /// would make the compiler emit a branch that cannot be predicted.
  @inline(__always)
  private func child(
    of branch: UnsafeRawPointer, with offset: Int
  ) -> (node: UnsafeRawPointer, index: Int, start: Int) {
    let ends = (branch + self.ends).assumingMemoryBound(to: Int32.self)
    let offset = Int32(truncatingIfNeeded: offset)
    var (index, start) = (0, Int32(0))
    var end = ends[7]
    (index, start) = end <= offset ? (8, end) : (0, 0)
    end = ends[index &+ 3]
    (index, start) = end <= offset ? (index &+ 4, end) : (index, start)
    end = ends[index &+ 1]
    (index, start) = end <= offset ? (index &+ 2, end) : (index, start)
    end = ends[index]
    (index, start) = end <= offset ? (index &+ 1, end) : (index, start)
    let children = UnsafeRawPointer(ends + TreeHeader.branchCapacity)
    let node = children.load(
      fromByteOffset: index &* MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
    return (node, index, Int(start))
  }

  /// Finds elements level by level, so that the reads of all nodes of a level overlap.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the elements; overwritten.
  ///   - addresses: Receives the addresses of the elements, as integers.
  func find(
    _ offsets: UnsafeMutablePointer<Int>, _ addresses: UnsafeMutablePointer<Int>, _ count: Int
  ) {
    // A local copy, because the compiler would reread `self` after each write to memory.
    let layout = self
    for index in 0..<count { addresses[index] = Int(bitPattern: layout.root) }
    for _ in 0..<layout.height {
      for index in 0..<count {
        guard let branch = UnsafeRawPointer(bitPattern: addresses[index]) else { continue }
        let child = layout.child(of: branch, with: offsets[index])
        offsets[index] &-= child.start
        addresses[index] = Int(bitPattern: child.node)
      }
    }
    for index in 0..<count {
      addresses[index] &+= layout.elements &+ offsets[index] &* layout.stride
    }
  }

  /// Finds elements, many of them consecutive, in a tree that is not a single leaf.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the elements.
  ///   - addresses: Receives the addresses of the elements, as integers.
  func findInOrder(
    _ offsets: UnsafeMutablePointer<Int>, _ addresses: UnsafeMutablePointer<Int>, _ count: Int
  ) {
    let layout = self
    var index = 0
    while index < count {
      // The branch above the leaf, and the offset of its first element.
      var (branch, branchStart) = (layout.root, 0)
      for _ in 1..<layout.height {
        let child = layout.child(of: branch, with: offsets[index] &- branchStart)
        branchStart &+= child.start
        branch = child.node
      }
      let found = layout.child(of: branch, with: offsets[index] &- branchStart)
      var (leaf, start) = (found.index, branchStart &+ found.start)
      let ends = (branch + layout.ends).assumingMemoryBound(to: Int32.self)
      let leaves = UnsafeRawPointer(ends + TreeHeader.branchCapacity)
        .assumingMemoryBound(to: UnsafeRawPointer.self)
      // One leaf after another, until a leaf is skipped.
      repeat {
        let end = branchStart &+ Int(ends[leaf])
        let length = UInt(bitPattern: end &- start)
        // The address that the first element of the tree would have if all elements were in this
        // leaf.
        let first = Int(bitPattern: leaves[leaf]) &+ layout.elements &- start &* layout.stride
        let firstIndex = index
        while index < count, UInt(bitPattern: offsets[index] &- start) < length {
          addresses[index] = first &+ offsets[index] &* layout.stride
          index &+= 1
        }
        if index == firstIndex { break }
        (leaf, start) = (leaf &+ 1, end)
      } while index < count && leaf < TreeHeader.branchCapacity && ends[leaf] != .max
    }
  }

  /// Calls a closure with each leaf's elements and offsets, in a tree that is not a single leaf.
  func forEachLeaf(_ body: (UnsafeRawPointer, Range<Int>) -> Void) {
    forEachLeaf(below: root, height, from: 0, body)
  }

  private func forEachLeaf(
    below branch: UnsafeRawPointer, _ height: Int, from branchStart: Int,
    _ body: (UnsafeRawPointer, Range<Int>) -> Void
  ) {
    let ends = (branch + self.ends).assumingMemoryBound(to: Int32.self)
    let children = UnsafeRawPointer(ends + TreeHeader.branchCapacity)
      .assumingMemoryBound(to: UnsafeRawPointer.self)
    var start = branchStart
    for index in 0..<TreeHeader.branchCapacity where ends[index] != .max {
      let end = branchStart &+ Int(ends[index])
      if height == 1 {
        body(children[index] + elements, start..<end)
      } else {
        forEachLeaf(below: children[index], height &- 1, from: start, body)
      }
      start = end
    }
  }
}
