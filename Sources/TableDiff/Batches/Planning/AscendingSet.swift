// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A heaviest ascending set of elements.
///
/// A binary indexed tree holds the prefix maxima over the ranks of the elements (Fenwick, "A New
/// Data Structure for Cumulative Frequency Tables", 1994).
enum AscendingSet {
  /// The weight of an element or a set, ordered by `first`, then by `second`.
  struct Weight: Comparable {
    var first = 0
    var second = 0

    static func < (left: Weight, right: Weight) -> Bool {
      (left.first, left.second) < (right.first, right.second)
    }

    static func + (left: Weight, right: Weight) -> Weight {
      Weight(first: left.first + right.first, second: left.second + right.second)
    }
  }

  /// Returns whether each element is in a heaviest ascending set.
  ///
  /// - Parameters:
  ///   - elements: Distinct offsets.
  ///   - weights: Their weights, none of them negative.
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
  static func heaviest(
    of elements: ContiguousArray<Int>, weights: ContiguousArray<Weight>
  ) -> ContiguousArray<Bool> {
    let sorted = ContiguousArray(elements.indices).sortedByDigits {
      Int32(truncatingIfNeeded: elements[$0])
    }
    var ranks = ContiguousArray(repeating: 0, count: elements.count)
    for (rank, index) in sorted.enumerated() { ranks[index] = rank }

    var sums = weights
    var links = ContiguousArray(repeating: -1, count: elements.count)
    // For each node of the tree, the element that ends the heaviest set in its range; -1 if there
    // is none.
    var heaviest = ContiguousArray(repeating: -1, count: elements.count + 1)
    var last = -1
    for index in elements.indices {
      var node = ranks[index]
      while node > 0 {
        let other = heaviest[node]
        if other >= 0, links[index] < 0 || sums[links[index]] < sums[other] { links[index] = other }
        node &= node - 1
      }
      if links[index] >= 0 { sums[index] = sums[links[index]] + weights[index] }
      node = ranks[index] + 1
      while node <= elements.count {
        if heaviest[node] < 0 || sums[heaviest[node]] < sums[index] { heaviest[node] = index }
        node += node & -node
      }
      if last < 0 || sums[last] < sums[index] { last = index }
    }

    var isMember = ContiguousArray(repeating: false, count: elements.count)
    while last >= 0 {
      isMember[last] = true
      last = links[last]
    }
    return isMember
  }
}
