// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections

/// Tree arrays of special shapes.
extension TreeArray {
  /// The number of elements that a leaf has at most, by an experiment.
  static func leafCapacity(of element: Element) -> Int {
    var tree: TreeArray = []
    while tree._height == 0 { tree.append(element) }
    return tree.count - 1
  }

  /// The numbers of elements of the leaves.
  var leafCounts: [Int] {
    var counts: [Int] = []
    withChunks { counts.append($0.count) }
    return counts
  }

  /// Inserts copies of an element until all leaves are full; no leaf is split.
  mutating func fillLeaves(with element: Element) {
    let capacity = Self.leafCapacity(of: element)
    var end = count
    for leafCount in leafCounts.reversed() {
      for _ in leafCount..<capacity { insert(element, at: end - 1) }
      end -= leafCount
    }
  }
}
