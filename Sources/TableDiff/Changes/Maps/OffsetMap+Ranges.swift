// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetMap {
  /// Returns the new offsets of the rows in a range of the old list.
  ///
  ///     let old = ["a", "b", "c", "d"], new = ["d", "a", "x", "c"]
  ///     let map = OffsetMap(old.tableDiff(to: new, id: \.self))
  ///     map.newOffsets(ofOld: 0..<3)  // [1..<2, 3..<4]: "a" and "c"
  ///
  /// For ranges of the new list, use ``inverse``.
  ///
  /// - Parameter range: A range of old offsets.
  /// - Returns: The new offsets of the rows that are not deleted, as ascending ranges with gaps
  ///   between them.
  /// - Precondition: The old list has rows at all offsets of `range`.
  /// - Complexity: O(log *k* + *r* log *r*), where *k* is the number of runs of changed rows and
  ///   *r* the number of segments in `range`; O(log *k* + *r*) if no row moves.
  public func newOffsets(ofOld range: Range<Int>) -> [Range<Int>] {
    fromOld.requireRows(range, "old")
    return fromOld.targets(of: range)
  }
}

extension OffsetSegments {
  /// Returns the offsets in the other list of the rows in a range, as ascending ranges with gaps
  /// between them.
  ///
  /// - Precondition: The rows exist.
  func targets(of range: Range<Int>) -> [Range<Int>] {
    if range.isEmpty { return [] }
    var targets: [Range<Int>] = []
    var isAscending = true
    for index in index(of: range.lowerBound)..<segments.count {
      let rows = rows(at: index)
      if rows.lowerBound >= range.upperBound { break }
      guard let target = segments[index].target else { continue }
      let part = rows.clamped(to: range)
      let start = target + part.lowerBound - rows.lowerBound
      if let last = targets.last, start < last.upperBound { isAscending = false }
      targets.append(start..<start + part.count)
    }
    if !isAscending { targets = targets.sorted(byOffset: { $0.lowerBound }) }
    return targets.joiningNeighbors()
  }
}

extension [Range<Int>] {
  /// Returns ascending ranges with adjacent ones joined.
  fileprivate func joiningNeighbors() -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in self {
      if let last = joined.last, last.upperBound == range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
