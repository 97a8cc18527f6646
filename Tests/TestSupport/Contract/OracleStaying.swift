// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Which pairs of a matching stay: contract clauses 2 and 7, told three times over, each time
/// simply.
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

  /// As clause 7 puts it: read from the end, each time the row with the smallest old offset that
  /// still ends a longest remaining set.
  ///
  /// - Complexity: O(n²)
  package static func byLengths(_ old: [Int]) -> [Int] {
    var lengths: [Int] = []
    for index in old.indices {
      let before = (0..<index).filter { old[$0] < old[index] }.map { lengths[$0] }
      lengths.append(1 + (before.max() ?? 0))
    }
    var chosen: [Int] = []
    var end = old.count
    var wanted = lengths.max() ?? 0
    while wanted > 0 {
      let limit = chosen.last.map { old[$0] } ?? .max
      let candidates = (0..<end).filter { lengths[$0] == wanted && old[$0] < limit }
      guard let best = candidates.min(by: { old[$0] < old[$1] }) else { break }
      chosen.append(best)
      end = best
      wanted -= 1
    }
    return chosen.reversed()
  }

  /// By patience sorting with predecessor links, for long lists.
  ///
  /// - Complexity: O(n log n)
  package static func byPatience(_ old: [Int]) -> [Int] {
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

  /// The way that fits the length.
  package static func staying(_ old: [Int]) -> [Int] {
    old.count <= 12 ? byLengths(old) : byPatience(old)
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
