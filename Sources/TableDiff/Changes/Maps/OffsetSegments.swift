// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What becomes of each row of one list in the other, as segments of consecutive rows.
///
///     old  A B C D E        deletes [1], moves [4 -> 0], inserts [3]
///     new  E A C + D
///     from old to new  (0: stays at 1) (1: none) (2: stays at 2) (3: stays at 4) (4: moves to 0)
///     from new to old  (0: moves to 4) (1: stays at 0) (2: stays at 2) (3: none) (4: stays at 3)
///
/// A segment takes eight bytes, whatever its length; it ends where the next one starts.
struct OffsetSegments: Sendable, Hashable {
  struct Segment: Sendable, Hashable {
    /// The offset of the first row.
    let start: Int32

    /// Where that row is in the other list: its offset if it stays, the complement of its offset if
    /// it moves, `absent` if it is not there.
    private let code: Int32

    private static var absent: Int32 { .min }

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
    var stays: Bool { code >= 0 }

    /// The first row's offset in the other list; `nil` if the rows are not there.
    var target: Int? {
      if code >= 0 { return Int(code) }
      return code == Self.absent ? nil : Int(~code)
    }
  }

  /// The segments, ascending and without gaps.
  private(set) var segments: ContiguousArray<Segment> = []

  /// The number of rows in the list.
  let count: Int

  /// Creates segments of a list with `count` rows.
  init(_ segments: ContiguousArray<Segment>, count: Int) {
    self.segments = segments
    self.count = count
  }

  /// Returns the index of the segment that contains a row.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(log *k*), where *k* is the number of segments.
  func index(of offset: Int) -> Int {
    segments.partitioningIndex { Int($0.start) > offset } - 1
  }

  /// Returns the offsets of the rows in the segment at an index.
  func rows(at index: Int) -> Range<Int> {
    let end = index + 1 < segments.count ? Int(segments[index + 1].start) : count
    return Int(segments[index].start)..<end
  }

  /// Returns the offset of a row in the other list; `nil` if it is not there.
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
  /// - Parameter side: Which list it is: "old" or "new".
  func requireRow(_ offset: Int, _ side: String) {
    require(
      0 <= offset && offset < count,
      "There is no \(side) row \(offset): the \(side) list has \(ListDiff.counted(count, "row")).")
  }

  /// Traps unless the list has rows at all offsets of a range.
  ///
  /// - Parameter side: Which list it is: "old" or "new".
  func requireRows(_ range: Range<Int>, _ side: String) {
    require(
      0 <= range.lowerBound && range.upperBound <= count,
      "There are no \(side) rows \(range): the \(side) list has \(ListDiff.counted(count, "row")).")
  }
}

// MARK: - Creating segments

extension OffsetSegments {
  /// Creates the segments of a list with `count` rows: all rows in no pair are absent from the
  /// other list.
  ///
  /// - Parameters:
  ///   - staying: The pairs of staying rows; this list is the new one.
  ///   - moved: The pairs of moved rows, likewise.
  /// - Complexity: O(*r*), where *r* is the number of runs.
  init(count: Int, staying: OffsetPairs, moved: OffsetPairs) {
    self.count = count
    let moved = moved.runs.array
    segments.reserveCapacity(staying.runs.count + moved.count + 1)
    var end: Int32 = 0
    var index = 0
    for run in staying.runs {
      while index < moved.count, moved[index].new < run.new {
        append(moved[index], to: &end, stays: false)
        index += 1
      }
      append(run, to: &end, stays: true)
    }
    while index < moved.count {
      append(moved[index], to: &end, stays: false)
      index += 1
    }
    if Int(end) < count { segments.append(.absent(at: end)) }
  }

  private mutating func append(_ run: OffsetPairs.Run, to end: inout Int32, stays: Bool) {
    if run.new > end { segments.append(.absent(at: end)) }
    segments.append(
      stays
        ? .staying(at: run.new, target: run.old) : .moving(at: run.new, target: run.old))
    end = run.new &+ run.count
  }
}
