// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Where the nodes of a tree have their elements, in bytes from the address of a node.
///
/// What finds many elements at a time needs no more of their type. So it is compiled once, and not for
/// each type of elements.
@usableFromInline
struct NodeLayout {
  /// The address of the root, and the number of levels below it.
  @usableFromInline let root: UnsafeRawPointer
  @usableFromInline let height: Int

  /// From a node to the ends of a branch, and to the elements of a leaf.
  @usableFromInline let ends: Int
  @usableFromInline let elements: Int

  /// From one element to the next.
  @usableFromInline let stride: Int

  /// - Parameter root: The root of a tree, which the caller keeps alive.
  @export(implementation)
  @inline(__always)
  init<Element>(_ root: TreeNode<Element>) {
    self.root = UnsafeRawPointer(root.storage.toOpaque())
    height = root.height
    ends = UnsafeRawPointer(root.ends) - self.root
    elements = UnsafeRawPointer(root.elements) - self.root
    stride = MemoryLayout<Element>.stride
  }

  /// - Parameter first: The address of elements in an array, which is as a tree of one leaf.
  @export(implementation)
  @inline(__always)
  init<Element>(_ first: UnsafePointer<Element>) {
    root = UnsafeRawPointer(first)
    (height, ends, elements, stride) = (0, 0, 0, MemoryLayout<Element>.stride)
  }
}

/// Finding many elements at a time.
extension NodeLayout {
  /// Returns the child of a branch with an element, its index, and the offset of its first element.
  ///
  /// It is the search of `childIndex(of:)`. Which child it is cannot be predicted: if its first element
  /// were looked up by its index, the compiler would make a branch of the last comparison.
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

  /// Finds elements level by level, so that the nodes of all of them are read at once.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the elements; overwritten.
  ///   - addresses: Receives the addresses of the elements, as integers.
  func find(
    _ offsets: UnsafeMutablePointer<Int>, _ addresses: UnsafeMutablePointer<Int>, _ count: Int
  ) {
    // Nothing that is written may be what is read of this value, which then is not read again.
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

  /// Finds elements of which many follow each other, in a tree that is no leaf.
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
      // The branch above the leaf, and the offset of the first element below.
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
      // One leaf after another, as long as none is left out.
      repeat {
        let end = branchStart &+ Int(ends[leaf])
        let length = UInt(bitPattern: end &- start)
        // The address at which the first element of all would be, if all were in this leaf.
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

  /// Calls a closure with the elements of each leaf of a tree that is no leaf, and their offsets.
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
