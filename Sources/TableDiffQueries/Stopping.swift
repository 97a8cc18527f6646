// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

extension RandomAccessCollection where Index == Int, Element: Identifiable & Equatable {
  /// Returns the diff from this list to another one; the one that is known, if there is one.
  @export(implementation)
  func tableDiff(
    to new: Self, known: ListDiff? = nil, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    if let known { return known }
    let diff = ListDiff(from: self, to: new, shouldStop: { stop?.shouldStop() ?? false })
    guard let diff else { throw _Stopped() }
    return diff
  }
}

extension ContiguousArray {
  /// Sorts the elements; stable.
  ///
  /// If it can be stopped it sorts blocks, and then merges them.
  @export(implementation)
  mutating func sort(
    _ stop: _StopPoll?, by areInIncreasingOrder: (Element, Element) -> Bool
  ) throws(_Stopped) {
    guard let stop else {
      sort(by: areInIncreasingOrder)
      return
    }
    var sorted = ContiguousArray()
    sorted.reserveCapacity(count)
    for range in StopBlocks(of: indices) {
      var block = ContiguousArray(self[range])
      block.sort(by: areInIncreasingOrder)
      sorted.append(contentsOf: block)
      try stop.check(after: 4 * block.count)
    }
    var width = _StopPoll.rowCount
    while width < count {
      removeAll(keepingCapacity: true)
      for start in stride(from: 0, to: sorted.count, by: 2 * width) {
        let middle = Swift.min(start + width, sorted.count)
        let end = Swift.min(middle + width, sorted.count)
        var (left, right) = (start, middle)
        while left < middle || right < end {
          let isRightFirst =
            left == middle
            || right < end && areInIncreasingOrder(sorted[right], sorted[left])
          append(sorted[isRightFirst ? right : left])
          if isRightFirst { right += 1 } else { left += 1 }
          try stop.check(after: 1)
        }
      }
      swap(&self, &sorted)
      width *= 2
    }
    self = sorted
  }
}
