// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiffCollections

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
