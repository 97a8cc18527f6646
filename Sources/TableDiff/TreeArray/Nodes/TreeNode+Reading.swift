// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeNode {
  /// Returns the index of the child with an element; the number of children if it is behind the
  /// last one.
  @inlinable
  @inline(__always)
  func childIndex(of offset: Int) -> Int {
    // Compares all ends at once: the search does not branch.
    let ends = UnsafeRawPointer(ends).loadUnaligned(as: SIMD16<Int32>.self)
    let areBefore = ends .<= SIMD16(repeating: Int32(truncatingIfNeeded: offset))
    let ones = SIMD16<Int32>(repeating: 0).replacing(with: 1, where: areBefore)
    return Int(ones.wrappedSum())
  }

  /// Returns the offset of a child's first element.
  @inlinable
  @inline(__always)
  func start(ofChild index: Int) -> Int { index == 0 ? 0 : Int(ends[index &- 1]) }

  /// Returns the leaf with an element, and the offset of its first element.
  @inlinable
  @inline(__always)
  func leaf(at offset: Int) -> (node: TreeNode, start: Int) {
    var node = self
    var rest = offset
    while !node.isLeaf {
      let index = node.childIndex(of: rest)
      rest &-= node.start(ofChild: index)
      node = node.children[index]
    }
    return (node, offset &- rest)
  }

  /// Returns the address of an element.
  @inlinable
  @inline(__always)
  func element(at offset: Int) -> UnsafeMutablePointer<Element> {
    let (node, start) = leaf(at: offset)
    return node.elements + (offset &- start)
  }

  /// Calls a closure with the elements of each leaf, as far as they are in a range.
  @inlinable
  func forEachChunk<Failure: Error>(
    in range: Range<Int>,
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Void
  ) throws(Failure) {
    if range.isEmpty { return }
    let height = height
    if height == 0 {
      try body(UnsafeBufferPointer(start: elements + range.lowerBound, count: range.count))
      return
    }
    var start = 0
    for index in 0..<count {
      let end = Int(ends[index])
      if end > range.lowerBound {
        if start >= range.upperBound { return }
        let (lower, upper) = (max(0, range.lowerBound - start), min(end, range.upperBound) - start)
        if height == 1 {
          // Reads nothing of the leaf: its memory may be in no cache yet.
          let first = children[index].elements + lower
          try body(UnsafeBufferPointer(start: first, count: upper - lower))
        } else {
          try children[index].forEachChunk(in: lower..<upper, body)
        }
      }
      start = end
    }
  }
}
