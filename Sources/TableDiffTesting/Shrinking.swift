// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Shrinks a failing pair of lists as long as it fails.
///
/// The algorithm is greedy: it removes elements with the same ids from both lists, then blocks from
/// one list, then replaces changed new elements by old ones, and repeats this until nothing helps.
///
/// - Parameters:
///   - attempts: The maximum number of pairs to try.
///   - steps: Further ways to shrink a pair.
///   - fails: Whether a pair fails.
/// - Returns: A failing pair.
package func shrunk<Element: Identifiable>(
  _ old: [Element], _ new: [Element], attempts: Int = 3_000,
  steps: [(_ old: [Element], _ new: [Element], Range<Int>) -> ([Element], [Element])] = [],
  while fails: ([Element], [Element]) -> Bool
) -> (old: [Element], new: [Element]) {
  typealias Step = (_ old: [Element], _ new: [Element], Range<Int>) -> ([Element], [Element])
  let ownSteps: [Step] = [
    { old, new, block in
      let ids = Set(old[block.clamped(to: old.indices)].map(\.id))
      return (old.filter { !ids.contains($0.id) }, new.filter { !ids.contains($0.id) })
    },
    { old, new, block in (old.without(block), new) },
    { old, new, block in (old, new.without(block)) },
    { old, new, block in
      var new = new
      for offset in block.clamped(to: new.indices) {
        if let same = old.first(where: { $0.id == new[offset].id }) { new[offset] = same }
      }
      return (old, new)
    },
  ]
  var smallest = (old: old, new: new)
  var attemptsLeft = attempts
  var hasShrunk = true
  while hasShrunk && attemptsLeft > 0 {
    hasShrunk = false
    for (index, step) in (ownSteps + steps).enumerated() {
      // Steps that remove nothing are useful only once.
      let shortens = index < 3
      var length = max(1, max(smallest.old.count, smallest.new.count) / 2)
      while length >= 1 && attemptsLeft > 0 {
        var start = 0
        while start < max(smallest.old.count, smallest.new.count) && attemptsLeft > 0 {
          let candidate = step(smallest.old, smallest.new, start..<start + length)
          attemptsLeft -= 1
          let counts = (
            candidate.0.count + candidate.1.count, smallest.old.count + smallest.new.count
          )
          if !shortens || counts.0 < counts.1, fails(candidate.0, candidate.1) {
            smallest = candidate
            if shortens {
              hasShrunk = true
              continue
            }
          }
          start += length
        }
        length /= 2
      }
    }
  }
  return smallest
}

extension Array {
  /// Returns the elements outside a block of offsets.
  fileprivate func without(_ block: Range<Int>) -> [Element] {
    Array(prefix(block.lowerBound) + dropFirst(block.upperBound))
  }
}
