// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension TreeNode {
  /// Returns the index of the child that contains an element; the last possible index if the offset
  /// is past the end.
  @export(implementation)
  @inline(__always)
  package func childIndex(of offset: Int) -> Int {
    // A branchless binary search over 16 ends.
    let ends = ends
    let offset = Int32(truncatingIfNeeded: offset)
    var index = ends[7] <= offset ? 8 : 0
    index &+= ends[index &+ 3] <= offset ? 4 : 0
    index &+= ends[index &+ 1] <= offset ? 2 : 0
    index &+= ends[index] <= offset ? 1 : 0
    return index
  }

  /// Returns the offset of a child's first element.
  @export(implementation)
  @inline(__always)
  package func start(ofChild index: Int) -> Int { index == 0 ? 0 : Int(ends[index &- 1]) }

  /// Returns the leaf that contains an element, and the offset of its first element; does not read
  /// the leaf.
  @export(implementation)
  @inline(__always)
  func leaf(at offset: Int) -> (node: TreeNode, start: Int) {
    var node = self
    var rest = offset
    for _ in 0..<height {
      let index = node.childIndex(of: rest)
      rest &-= node.start(ofChild: index)
      node = node.children[index]
    }
    return (node, offset &- rest)
  }

  @export(implementation)
  @inline(__always)
  func element(at offset: Int) -> UnsafeMutablePointer<Element> {
    let (node, start) = leaf(at: offset)
    return node.elements + (offset &- start)
  }

  /// Calls a closure with the elements of each leaf that are in a range.
  @export(implementation)
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
          // Does not read the leaf, which may cause a cache miss.
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
