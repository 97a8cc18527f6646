// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension _DerivedOrder {
  /// Tests rows, and returns for each row of the source whether to include it.
  ///
  /// - Parameter tested: The rows to test; all others stay included or excluded.
  @export(implementation)
  func testing(
    _ tested: RowBits, _ isIncluded: (UnsafePointer<Row>) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) -> RowBits {
    var result = labels.included
    try source.withRowChunks(count: labels.count) { chunk, start throws(_Stopped) in
      guard let first = chunk.baseAddress else { return }
      for block in StopBlocks(of: start..<start + chunk.count) {
        result.test(tested, in: block, from: first - start, isIncluded)
        try stop?.check(after: block.count)
      }
    }
    return result
  }

  @export(implementation)
  mutating func retest(
    _ tested: RowBits, _ isIncluded: (UnsafePointer<Row>) -> Bool, _ stop: _StopPoll? = nil
  ) throws(_Stopped) -> _ShownChanges {
    var shown = _ShownChanges(counts)
    let before = labels.included
    let included = try testing(tested, isIncluded, stop)
    try leave(before.subtracting(included), &shown, stop)
    try add(included.subtracting(before), &shown, stop)
    (shown.deleted, shown.inserted) = (shown.leaving, shown.arriving)
    endChange(&shown)
    return shown
  }

  /// Excludes rows, which may leave sections empty.
  @export(implementation)
  mutating func leave(
    _ leaving: RowBits, _ shown: inout _ShownChanges, _ stop: _StopPoll?
  ) throws(_Stopped) {
    for part in parts.indices { parts[part].old = part }
    if leaving.count == 0 { return }
    rememberOrder()
    labels.included = labels.included.subtracting(leaving)
    try DerivedPart.exclude(from: &parts, labels, &shown, stop)
    for (label, _) in keptRows where !isShown(label) {
      keptRows[label] = nil
      try stop?.check(after: _StopPoll.search)
    }
  }

  @export(implementation)
  func isShown(_ label: UInt64) -> Bool {
    labels.offset(of: label).map { labels.isIncluded(at: $0) } ?? false
  }
}

extension RowBits {
  /// Sets the bits of the rows in a range by testing them.
  ///
  /// - Parameters:
  ///   - tested: The rows to test; other bits do not change.
  ///   - first: The address that the row at offset 0 would have.
  @export(implementation)
  @inline(__always)
  mutating func test<Row>(
    _ tested: RowBits, in range: Range<Int>, from first: UnsafePointer<Row>,
    _ isIncluded: (UnsafePointer<Row>) -> Bool
  ) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      // Up to the end of a word, so that words without rows to test are skipped.
      let end = Swift.min(range.upperBound, (offset | 63) + 1)
      let bits = tested.bits(offset..<end)
      if bits != 0 {
        var (rest, passed) = (bits, UInt64(0))
        while rest != 0 {
          let index = rest.trailingZeroBitCount
          // Without a branch, the next row is read before the result for this one is known.
          passed |= (isIncluded(first + (offset + index)) ? 1 : 0) << UInt64(index)
          rest &= rest &- 1
        }
        let shift = UInt64(offset & 63)
        words[offset >> 6] = words[offset >> 6] & ~(bits << shift) | passed << shift
      }
      offset = end
    }
  }
}

extension _DerivedOrder {
  /// Replaces the filter, and returns what changed.
  @export(implementation)
  @inline(__always)
  mutating func updateFilter(
    _ change: FilterChange, to isIncluded: @escaping Rules.Predicate, _ stop: _StopPoll?
  ) throws(_Stopped) -> _ShownChanges {
    rules.isIncluded = isIncluded
    return try retest(labels.tested(for: change), isIncluded, stop)
  }
}

extension RandomAccessCollection {
  /// Calls a closure with the rows in contiguous chunks, and the offset of the first row of each.
  ///
  /// Traps if the number of rows is not `count`.
  @export(implementation)
  @inline(__always)
  func withRowChunks<Failure: Error>(
    count: Int, _ body: (UnsafeBufferPointer<Element>, Int) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    if let tree = TreeArray<Element>(sharing: self) {
      try tree.withChunks { chunk throws(Failure) in
        try body(chunk, start)
        start += chunk.count
      }
      return
    }
    func pass(_ rows: UnsafeBufferPointer<Element>) -> Result<Void, Failure> {
      rows.requireCount(count)
      do throws(Failure) {
        return .success(try body(rows, 0))
      } catch {
        return .failure(error)
      }
    }
    if let result = withContiguousStorageIfAvailable(pass) { return try result.get() }
    try ContiguousArray(copying: self, count: count).withUnsafeBufferPointer(pass).get()
  }
}
