// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetSegments {
  /// Returns the pairs of the other list and a third list, by way of this list.
  ///
  /// - Parameter next: The segments of the third list, whose other list is this one.
  /// - Complexity: O(*k*) if no row moves, otherwise O(*k* log *k*), where *k* is the number of
  ///   segments of both.
  func targets(of next: OffsetSegments) -> OffsetPairs {
    // For mostly short segments, a table of all rows is faster than searching segments.
    let isDense = segments.count > count / 8
    var builder = PairBuilder(
      capacity: isDense ? min(count, next.count) : segments.count + next.segments.count)
    if isDense {
      addTargetsByRow(of: next, to: &builder)
    } else {
      addTargetsBySegment(of: next, to: &builder)
    }
    return builder.finish()
  }

  private func addTargetsBySegment(of next: OffsetSegments, to builder: inout PairBuilder) {
    // Staying rows are in order.
    var (stayingCursor, movedCursor) = (0, 0)
    withReader { reader in
      next.withReader { next in
        for index in next.segments.indices {
          let segment = next.segments[index]
          guard let target = segment.target else { continue }
          let middle = Int32(truncatingIfNeeded: target)
          let end = middle &+ (next.end(of: index) &- segment.start)
          var cursor = segment.stays ? stayingCursor : movedCursor
          reader.forEachTarget(from: middle, to: end, &cursor) { old, offset, count in
            builder.append(old: old, new: segment.start &+ offset, count: count)
          }
          if segment.stays { stayingCursor = cursor } else { movedCursor = cursor }
        }
      }
    }
  }

  private func addTargetsByRow(of next: OffsetSegments, to builder: inout PairBuilder) {
    targetsOfRows().withUnsafeBufferPointer { targets in
      next.segments.withUnsafeBufferPointer { segments in
        for index in segments.indices {
          guard let first = segments[index].target else { continue }
          let end = index + 1 < segments.count ? segments[index + 1].start : Int32(next.count)
          var new = segments[index].start
          var middle = first
          while new < end {
            if targets[middle] >= 0 { builder.append(old: targets[middle], new: new, count: 1) }
            new &+= 1
            middle &+= 1
          }
        }
      }
    }
  }

  /// Returns each row's offset in the other list; -1 if it is not in that list.
  private func targetsOfRows() -> ContiguousArray<Int32> {
    ContiguousArray(unsafeUninitializedCapacity: count) { targets, written in
      for index in segments.indices {
        let target = segments[index].target
        for (step, row) in rows(at: index).enumerated() {
          targets.initializeElement(
            at: row, to: Int32(truncatingIfNeeded: target.map { $0 &+ step } ?? -1))
        }
      }
      written = count
    }
  }

  /// Returns the pairs whose old rows are in the other list, with their old offsets there.
  ///
  /// - Parameter pairs: Pairs whose old offsets are offsets of this list.
  /// - Complexity: O(*k*) if no row moves, otherwise O(*k* log *k*), where *k* is the number of
  ///   segments and runs.
  func targets(of pairs: OffsetPairs) -> OffsetPairs {
    if pairs.isEmpty { return pairs }
    var builder = PairBuilder(capacity: segments.count + pairs.runs.count)
    var cursor = 0
    withReader { reader in
      for run in pairs.runs.array {
        reader.forEachTarget(from: run.old, to: run.old &+ run.count, &cursor) {
          old, offset, count in
          builder.append(old: old, new: run.new &+ offset, count: count)
        }
      }
    }
    return builder.finish()
  }

  private func withReader(_ body: (SegmentReader) -> Void) {
    segments.withUnsafeBufferPointer { segments in
      body(SegmentReader(segments: segments, count: Int32(truncatingIfNeeded: count)))
    }
  }
}

/// Reads segments without bounds checks, which would dominate a composition.
private struct SegmentReader {
  let segments: UnsafeBufferPointer<OffsetSegments.Segment>

  /// The number of rows.
  let count: Int32

  /// Returns the end of the rows of a segment.
  @inline(__always)
  func end(of index: Int) -> Int32 {
    index &+ 1 < segments.count ? segments[index &+ 1].start : count
  }

  /// Calls a closure with each part of a range that is in the other list.
  ///
  /// - Parameters:
  ///   - cursor: The index of the last segment of the previous call. Most ranges follow the
  ///     previous one.
  ///   - body: Receives the part's offset in the other list, its offset in the range, and its
  ///     length.
  @inline(__always)
  func forEachTarget(
    from start: Int32, to end: Int32, _ cursor: inout Int,
    _ body: (_ target: Int32, _ offset: Int32, _ count: Int32) -> Void
  ) {
    var index = cursor
    if segments[index].start > start || self.end(of: index) <= start {
      index = OffsetSegments.index(of: start, in: segments, from: index)
    }
    var first = start
    while true {
      let segment = segments[index]
      let last = min(self.end(of: index), end)
      if let target = segment.target {
        body(
          Int32(truncatingIfNeeded: target) &+ (first &- segment.start), first &- start,
          last &- first)
      }
      if last == end { break }
      first = last
      index &+= 1
    }
    cursor = index
  }
}
