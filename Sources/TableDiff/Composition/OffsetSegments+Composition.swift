// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetSegments {
  /// Returns the pairs that lead from the other list through this one to a third list.
  ///
  /// - Parameter next: The segments of the third list, whose other list is this one.
  /// - Returns: The pairs, and the indices of runs with rows that stay on both ways; `nil` if most
  ///   segments are short.
  /// - Complexity: O(*k*) if no row moves, otherwise O(*k* log *k*), where *k* is the number of
  ///   segments of both.
  func targets(of next: OffsetSegments) -> (pairs: OffsetPairs, staying: OffsetSet?) {
    // If most segments are short, a table of all rows is faster than a search for segments.
    let isDense = segments.count > count / 8
    var builder = PairBuilder(
      capacity: isDense ? min(count, next.count) : segments.count + next.segments.count)
    if isDense {
      addTargetsByRow(of: next, to: &builder)
    } else {
      addTargetsBySegment(of: next, to: &builder)
    }
    let (pairs, marked) = builder.finish()
    return (pairs, isDense ? nil : marked)
  }

  private func addTargetsBySegment(of next: OffsetSegments, to builder: inout PairBuilder) {
    // Rows that stay are in order.
    var (stayingCursor, movedCursor) = (0, 0)
    withReader { reader in
      next.withReader { next in
        for index in next.segments.indices {
          let segment = next.segments[index]
          guard let target = segment.target else { continue }
          let middle = Int32(truncatingIfNeeded: target)
          let end = middle &+ (next.end(of: index) &- segment.start)
          var cursor = segment.stays ? stayingCursor : movedCursor
          reader.forEachTarget(from: middle, to: end, &cursor) { old, offset, count, stays in
            builder.append(
              old: old, new: segment.start &+ offset, count: count,
              isMarked: stays && segment.stays)
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

  /// Returns, for each row, its offset in the other list; -1 if it is not there.
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

  /// Returns pairs with their old offsets replaced by those in the other list, without the pairs of
  /// rows that are not there.
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
          old, offset, count, _ in
          builder.append(old: old, new: run.new &+ offset, count: count)
        }
      }
    }
    return builder.finish().pairs
  }

  private func withReader(_ body: (SegmentReader) -> Void) {
    segments.withUnsafeBufferPointer { segments in
      body(SegmentReader(segments: segments, count: Int32(truncatingIfNeeded: count)))
    }
  }
}

/// Reads segments without checks of bounds, since a composition is little else.
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
  ///   - cursor: The index of the segment with which the last call ended. Most ranges follow the
  ///     previous one.
  ///   - body: Receives the offset of the part in the other list, that of the part in the range, its
  ///     length, and whether its rows stay.
  @inline(__always)
  func forEachTarget(
    from start: Int32, to end: Int32, _ cursor: inout Int,
    _ body: (_ target: Int32, _ offset: Int32, _ count: Int32, _ stays: Bool) -> Void
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
          last &- first, segment.stays)
      }
      if last == end { break }
      first = last
      index &+= 1
    }
    cursor = index
  }
}
