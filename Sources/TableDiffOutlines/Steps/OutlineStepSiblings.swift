// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// The children of a node between the steps: staying, leaving and new ones.
///
///     stays 0   new, new   leaving, leaving   stays 1   new   leaving
///
/// A new node follows the new node before it, so in each gap between staying nodes the new nodes
/// come before the leaving ones.
struct OutlineStepSiblings {
  /// The old indices of leaving nodes, ascending once begun.
  var leaving: [Int] = []

  /// The new indices of arriving nodes, ascending.
  var arrivals: [Int] = []

  private var arrivedCount = 0

  /// The number of nodes that have left, as a binary indexed tree over `leaving` (Fenwick, "A new
  /// data structure for cumulative frequency tables", 1994, doi:10.1002/spe.4380240306).
  private var left: [Int] = []

  mutating func begin() {
    leaving.sort()
    left = [Int](repeating: 0, count: leaving.count + 1)
  }

  /// Takes out a node by its old index, and returns its current index.
  mutating func leave(_ old: Int) -> Int {
    let rank = leaving.partitioningIndex { $0 >= old }
    let stayingBefore = old - rank
    let arrivingBefore = Self.count(arrivals, upTo: stayingBefore)
    let index = old - leftCount(before: rank) + min(arrivedCount, arrivingBefore)
    var node = rank + 1
    while node < left.count {
      left[node] += 1
      node += node & -node
    }
    return index
  }

  /// Puts the next node at its place, and returns its current index.
  mutating func arrive() -> Int {
    let new = arrivals[arrivedCount]
    let stayingBefore = new - arrivedCount
    arrivedCount += 1
    let leavingBefore = Self.count(leaving, upTo: stayingBefore - 1)
    return new + leavingBefore - leftCount(before: leavingBefore)
  }

  /// Returns how many nodes before a rank of `leaving` have left.
  private func leftCount(before rank: Int) -> Int {
    var (count, node) = (0, rank)
    while node > 0 {
      count += left[node]
      node &= node - 1
    }
    return count
  }

  /// Returns the number of indices that are preceded by at most `others` indices not in the list.
  private static func count(_ indices: [Int], upTo others: Int) -> Int {
    indices.indices.partitioningIndex { indices[$0] - $0 > others }
  }
}
