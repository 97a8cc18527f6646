// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The leaves of a tree in order, to find an element without reading the branches.
///
///     leaves    a b c d e   f g h   i j k l m n    for each leaf, where its elements end
///     starts    0       0           2       2      for each four elements, the leaf of the first one
///
/// It takes about a byte for each element, and is created once many elements were found without it.
final class LeafTable {
  private struct Leaf {
    /// The address that the first element of the tree would have if all elements were in this leaf.
    let first: Int

    /// The offset after the last element of the leaf.
    let end: Int
  }

  private let leaves: ContiguousArray<Leaf>

  /// The leaf in which each block of elements starts.
  private let starts: ContiguousArray<Int32>

  /// The logarithm of the number of elements in a block, which is about half of that in a leaf.
  private let blockExponent: Int

  private let stride: Int

  /// - Parameter layout: A tree with several leaves.
  init(_ layout: NodeLayout) {
    let stride = layout.stride
    var leaves = ContiguousArray<Leaf>()
    layout.forEachLeaf { elements, range in
      let first = Int(bitPattern: elements) &- range.lowerBound &* stride
      leaves.append(Leaf(first: first, end: range.upperBound))
    }
    let count = leaves.last?.end ?? 0
    let average = max(1, count / max(1, leaves.count))
    let blockExponent = Int.bitWidth - 1 - average.leadingZeroBitCount
    var starts = ContiguousArray<Int32>()
    starts.reserveCapacity(count >> blockExponent + 1)
    for index in leaves.indices {
      while starts.count << blockExponent < leaves[index].end {
        starts.append(Int32(truncatingIfNeeded: index))
      }
    }
    (self.leaves, self.starts) = (leaves, starts)
    (self.blockExponent, self.stride) = (blockExponent, stride)
  }

  func find(
    _ offsets: UnsafeMutablePointer<Int>, _ addresses: UnsafeMutablePointer<Int>, _ count: Int
  ) {
    leaves.withUnsafeBufferPointer { leaves in
      starts.withUnsafeBufferPointer { starts in
        for index in 0..<count {
          let offset = offsets[index]
          var leaf = Int(starts[offset >> blockExponent])
          // Whether the element is in the next leaf cannot be predicted; it is seldom in a later
          // one.
          leaf &+= leaves[leaf].end <= offset ? 1 : 0
          while leaves[leaf].end <= offset { leaf &+= 1 }
          addresses[index] = leaves[leaf].first &+ offset &* stride
        }
      }
    }
  }
}
