// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The change of each row of one list to the other, as segments of consecutive rows.
///
///     old  A B C D E        deletes [1], moves [4 -> 0], inserts [3]
///     new  E A C + D
///     from old to new  (0: stays at 1) (1: none) (2: stays at 2) (3: stays at 4) (4: moves to 0)
///     from new to old  (0: moves to 4) (1: stays at 0) (2: stays at 2) (3: none) (4: stays at 3)
///
/// A segment takes eight bytes, and ends where the next one starts.
@usableFromInline
package struct OffsetSegments: Sendable, Equatable {
  @usableFromInline
  package struct Segment: Sendable, Equatable {
    /// The offset of the first row.
    @usableFromInline package let start: Int32

    /// The row's offset in the other list: the offset itself if it stays, its complement if it
    /// moves, `absent` if there is none.
    @usableFromInline let code: Int32

    @export(implementation) static var absent: Int32 { .min }

    private init(start: Int32, code: Int32) {
      self.start = start
      self.code = code
    }

    static func absent(at start: Int32) -> Segment { Segment(start: start, code: absent) }

    static func staying(at start: Int32, target: Int32) -> Segment {
      Segment(start: start, code: target)
    }

    static func moving(at start: Int32, target: Int32) -> Segment {
      Segment(start: start, code: ~target)
    }

    /// Whether the rows are in both lists and do not move.
    @export(implementation) package var stays: Bool { code >= 0 }

    /// The first row's offset in the other list; `nil` if it is not in that list.
    @export(implementation)
    package var target: Int? {
      if code >= 0 { return Int(code) }
      return code == Self.absent ? nil : Int(~code)
    }
  }

  /// The segments, ascending and without gaps.
  @usableFromInline package private(set) var segments: ContiguousArray<Segment> = []

  /// The number of rows in the list.
  @usableFromInline package let count: Int

  init(_ segments: ContiguousArray<Segment>, count: Int) {
    self.segments = segments
    self.count = count
  }

  /// Returns the index of the segment that contains a row.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(log *k*), where *k* is the number of segments.
  func index(of offset: Int) -> Int {
    segments.withUnsafeBufferPointer { segments in
      Self.index(of: Int32(truncatingIfNeeded: offset), in: segments, from: 0, to: segments.count)
    }
  }

  /// Returns the index of the segment that contains a row, for mostly ascending rows.
  ///
  /// - Parameter start: The index of the previous row's segment.
  /// - Complexity: O(log *d*), where *d* is the number of segments from `start` to the row, or of
  ///   all segments if the row is before `start`.
  static func index(
    of offset: Int32, in segments: UnsafeBufferPointer<Segment>, from start: Int
  ) -> Int {
    if segments[start].start > offset { return index(of: offset, in: segments, from: 0, to: start) }
    var (low, step) = (start, 1)
    while low + step < segments.count, segments[low + step].start <= offset {
      low += step
      step *= 2
    }
    return index(of: offset, in: segments, from: low, to: min(low + step, segments.count))
  }

  /// Searches for the last segment of a range that starts at or before an offset.
  ///
  /// - Precondition: The first segment of the range does.
  @inline(__always)
  private static func index(
    of offset: Int32, in segments: UnsafeBufferPointer<Segment>, from start: Int, to end: Int
  ) -> Int {
    var (low, high) = (start, end)
    while high &- low > 1 {
      let middle = (low &+ high) &>> 1
      if segments[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the offsets of the rows in the segment at an index.
  func rows(at index: Int) -> Range<Int> {
    let end = index + 1 < segments.count ? Int(segments[index + 1].start) : count
    return Int(segments[index].start)..<end
  }

  /// Returns the offset of a row in the other list; `nil` if it is not in that list.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(log *k*), where *k* is the number of segments.
  func target(of offset: Int) -> Int? {
    let segment = segments[index(of: offset)]
    return segment.target.map { $0 + offset - Int(segment.start) }
  }
}

// MARK: - Checking offsets

extension OffsetSegments {
  /// Traps unless the list has a row at an offset.
  ///
  /// - Parameter side: The list, "old" or "new".
  func requireRow(_ offset: Int, _ side: String) {
    require(
      0 <= offset && offset < count,
      "There is no \(side) row \(offset): the \(side) list has \(ListDiff.counted(count, "row")).")
  }
}
