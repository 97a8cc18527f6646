// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport

/// Returns the length of a longest common subsequence, computed with one bit for each old row.
///
/// It tells how many rows can stay, and shares no code with the library. Hyyrö, "Bit-parallel
/// LCS-length computation revisited", AWOCA 2004.
///
/// - Complexity: O(*m* · *n* / 64) steps.
func commonLength<R: Hashable>(_ old: [R], _ new: [R]) -> Int {
  let words = (old.count + 63) / 64
  var places: [R: [Int]] = [:]
  for (offset, row) in old.enumerated() { places[row, default: []].append(offset) }
  var row = [UInt64](repeating: ~0, count: words)
  var matches = [UInt64](repeating: 0, count: words)
  for element in new {
    guard let found = places[element] else { continue }
    for place in found { matches[place / 64] |= 1 << UInt64(place % 64) }
    var carry: UInt64 = 0
    for word in 0..<words {
      let value = row[word]
      let common = value & matches[word]
      let (sum, overflow) = value.addingReportingOverflow(common)
      let (total, carryOverflow) = sum.addingReportingOverflow(carry)
      carry = overflow || carryOverflow ? 1 : 0
      row[word] = total | (value - common)
    }
    for place in found { matches[place / 64] = 0 }
  }
  return old.indices.count { row[$0 / 64] & (1 << UInt64($0 % 64)) == 0 }
}
