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
}

/// Finding many elements at a time.
extension NodeLayout {
  /// Returns the child of a branch with an element, and the offset of the first element in it.
  ///
  /// It is the search of `childIndex(of:)`. Which child it is cannot be predicted, so nothing may depend
  /// on it but what is computed.
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
    for index in 0..<count { addresses[index] = Int(bitPattern: root) }
    for _ in 0..<height {
      for index in 0..<count {
        guard let branch = UnsafeRawPointer(bitPattern: addresses[index]) else { continue }
        let child = child(of: branch, with: offsets[index])
        offsets[index] &-= child.start
        addresses[index] = Int(bitPattern: child.node)
      }
    }
    for index in 0..<count { addresses[index] &+= elements &+ offsets[index] &* stride }
  }

  /// Finds elements of which many follow each other.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the elements.
  ///   - addresses: Receives the addresses of the elements, as integers.
  func findInOrder(
    _ offsets: UnsafeMutablePointer<Int>, _ addresses: UnsafeMutablePointer<Int>, _ count: Int
  ) {
    var index = 0
    while index < count {
      var (leaf, rest, length) = (root, offsets[index], Int.max)
      for _ in 0..<height {
        let ends = (leaf + self.ends).assumingMemoryBound(to: Int32.self)
        let child = child(of: leaf, with: rest)
        rest &-= child.start
        length = Int(ends[child.index]) &- child.start
        leaf = child.node
      }
      // The address at which the first element of all would be, if all were in this leaf.
      let start = offsets[index] &- rest
      let first = Int(bitPattern: leaf) &+ elements &- start &* stride
      while index < count, UInt(bitPattern: offsets[index] &- start) < UInt(bitPattern: length) {
        addresses[index] = first &+ offsets[index] &* stride
        index &+= 1
      }
    }
  }
}
