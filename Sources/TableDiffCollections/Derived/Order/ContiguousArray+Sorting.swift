// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension ContiguousArray {
  /// Sorts the elements stably, unless it is stopped.
  ///
  /// It merges ascending runs and blocks sorted by the standard library, and polls in between.
  /// Polling in the comparison would take five times as long, because elements would be retained
  /// for it.
  @export(implementation)
  @inline(__always)
  package mutating func sort(
    _ stop: _StopPoll?, by areInIncreasingOrder: (Element, Element) -> Bool
  ) throws(_Stopped) {
    try withUnsafeMutableBufferPointer { elements throws(_Stopped) in
      try elements.mergeRuns(stop, by: areInIncreasingOrder)
    }
  }
}

extension UnsafeMutableBufferPointer {
  @export(implementation)
  @inline(__always)
  func mergeRuns(
    _ stop: _StopPoll?, by areInIncreasingOrder: (Element, Element) -> Bool
  ) throws(_Stopped) {
    // The starts of runs not yet merged, each longer than the next.
    var starts = ContiguousArray<Int>()
    var memory: UnsafeMutablePointer<Element>?
    defer { memory?.deallocate() }
    var end = 0
    while end < count {
      starts.append(end)
      end = try endOfRun(from: end, stop, by: areInIncreasingOrder)
      while let right = starts.last, right > 0 {
        let left = starts[starts.count - 2]
        if end < count, right - left > end - right { break }
        starts.removeLast()
        if !areInIncreasingOrder(self[right], self[right - 1]) { continue }
        let free = memory ?? .allocate(capacity: count)
        memory = free
        try merge(left, right, end, free, stop, by: areInIncreasingOrder)
      }
    }
  }

  /// Returns the end of a run, which has some thousand elements unless it is the last.
  @export(implementation)
  @inline(__always)
  func endOfRun(
    from start: Int, _ stop: _StopPoll?, by areInIncreasingOrder: (Element, Element) -> Bool
  ) throws(_Stopped) -> Int {
    var end = start + 1
    if end < count {
      let descends = areInIncreasingOrder(self[end], self[start])
      repeat {
        end += 1
        if end.isMultiple(of: _StopPoll.interval) { try stop?.check(after: _StopPoll.interval) }
      } while end < count && areInIncreasingOrder(self[end], self[end - 1]) == descends
      if descends { self[start..<end].reverse() }
    }
    if end - start >= _StopPoll.interval { return end }
    end = Swift.min(start + _StopPoll.interval, count)
    var block = UnsafeMutableBufferPointer(rebasing: self[start..<end])
    block.sort(by: areInIncreasingOrder)
    // Each element is compared about log2(n) times.
    try stop?.check(after: block.count * 4)
    return end
  }

  /// Merges two adjacent runs.
  ///
  /// - Parameter memory: Uninitialized memory for the left run.
  @export(implementation)
  @inline(__always)
  func merge(
    _ start: Int, _ middle: Int, _ end: Int, _ memory: UnsafeMutablePointer<Element>,
    _ stop: _StopPoll?, by areInIncreasingOrder: (Element, Element) -> Bool
  ) throws(_Stopped) {
    guard let first = baseAddress else { return }
    var (next, left, right) = (first + start, memory, first + middle)
    let rightEnd = first + end
    var leftEnd = left
    // The rest of the left run fills the gap, at the end and when stopped.
    defer { next.moveInitialize(from: left, count: leftEnd - left) }
    for block in StopBlocks(of: start..<middle) {
      leftEnd.moveInitialize(from: first + block.lowerBound, count: block.count)
      leftEnd += block.count
      try stop?.check(after: block.count)
    }
    while left < leftEnd, right < rightEnd {
      let blockEnd = next + Swift.min(_StopPoll.interval, rightEnd - next)
      while next < blockEnd, left < leftEnd, right < rightEnd {
        if areInIncreasingOrder(right.pointee, left.pointee) {
          next.moveInitialize(from: right, count: 1)
          right += 1
        } else {
          next.moveInitialize(from: left, count: 1)
          left += 1
        }
        next += 1
      }
      try stop?.check(after: _StopPoll.interval)
    }
  }
}

extension ContiguousArray {
  /// Removes all elements, releasing what they refer to.
  @export(implementation)
  package mutating func drop(_ stop: _StopPoll?) throws(_Stopped) {
    while !isEmpty {
      let dropped = Swift.min(count, _StopPoll.interval)
      removeLast(dropped)
      try stop?.check(after: dropped)
    }
  }
}
