// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which pairs of a matching stay: contract clauses 2 and 7, told twice, each time simply.
///
/// A matching is given as the old offsets of its pairs in ascending order of the new ones; the
/// answer holds indices into it, ascending.
package enum StayingOracle {
  /// By trying every subset: among the largest that ascend, the one whose old offsets, read from
  /// the end, come first.
  ///
  /// - Complexity: O(2ⁿ n)
  package static func byEverySubset(_ old: [Int]) -> [Int] {
    var best: [Int] = []
    for subset in 0..<(1 << old.count) {
      let chosen = old.indices.filter { subset >> $0 & 1 == 1 }
      let offsets = chosen.map { old[$0] }
      guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
      let isBetter =
        chosen.count > best.count
        || chosen.count == best.count
          && offsets.reversed().lexicographicallyPrecedes(best.map { old[$0] }.reversed())
      if isBetter { best = chosen }
    }
    return best
  }

  /// By patience sorting with predecessor links.
  ///
  /// - Complexity: O(n log n)
  package static func staying(_ old: [Int]) -> [Int] {
    var tops: [Int] = []
    var links: [Int] = []
    for (index, offset) in old.enumerated() {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if old[tops[middle]] < offset { low = middle + 1 } else { high = middle }
      }
      links.append(low == 0 ? -1 : tops[low - 1])
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var chosen: [Int] = []
    var next = tops.last ?? -1
    while next >= 0 {
      chosen.append(next)
      next = links[next]
    }
    return chosen.reversed()
  }
}

/// The length of a longest common subsequence, by the table of Wagner and Fischer (1974).
///
/// - Complexity: O(nm)
package func longestCommonSubsequenceLength<Value: BinaryInteger>(
  _ old: [Value], _ new: [Value]
) -> Int {
  // Generic code of another module is slow.
  let (old, new) = (old.map { Int($0) }, new.map { Int($0) })
  var above = [Int](repeating: 0, count: new.count + 1)
  for value in old {
    var row = [0]
    for (offset, other) in new.enumerated() {
      row.append(value == other ? above[offset] + 1 : max(above[offset + 1], row[offset]))
    }
    above = row
  }
  return above[new.count]
}
