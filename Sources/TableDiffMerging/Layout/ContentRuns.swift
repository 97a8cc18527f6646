// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of the base with changed content, by the side that changed them.
struct ContentRuns {
  enum Kind {
    /// One side updates the rows.
    case mine, theirs
    /// Both sides update the row to different content.
    case conflict
  }

  struct Run: RowRun {
    let start: Int32
    let end: Int32
    let kind: Kind
  }

  private var runs: ContiguousArray<Run> = []

  /// - Parameter conflicts: The offsets in the base of rows that both sides update to different
  ///   content, ascending.
  /// - Complexity: O(*k*), where *k* is the number of runs of updated rows and of conflicts.
  init(_ mine: SideChanges, _ theirs: SideChanges, conflicts: ContiguousArray<Int32>) {
    var (own, other) = (mine.updates[...], theirs.updates[...])
    var start: Int32 = 0
    var conflicts = conflicts[...]
    while own.first != nil || other.first != nil {
      let ownRange = own.first.map { max(start, $0.new)..<$0.new &+ $0.count } ?? .max ..< .max
      let otherRange = other.first.map { max(start, $0.new)..<$0.new &+ $0.count } ?? .max ..< .max
      if ownRange.lowerBound == otherRange.lowerBound {
        // Both update these rows: equal content is no conflict.
        start = min(ownRange.upperBound, otherRange.upperBound)
        while let conflict = conflicts.first, conflict < start {
          runs.append(Run(start: conflict, end: conflict &+ 1, kind: .conflict))
          conflicts.removeFirst()
        }
      } else if ownRange.lowerBound < otherRange.lowerBound {
        start = min(ownRange.upperBound, otherRange.lowerBound)
        runs.append(Run(start: ownRange.lowerBound, end: start, kind: .mine))
      } else {
        start = min(otherRange.upperBound, ownRange.lowerBound)
        runs.append(Run(start: otherRange.lowerBound, end: start, kind: .theirs))
      }
      if ownRange.upperBound <= start { own.removeFirst() }
      if otherRange.upperBound <= start { other.removeFirst() }
    }
  }

  /// Removes the first part of a range of the base that changed in one way, or did not change.
  ///
  /// - Parameter cursor: The index of a run near the range.
  /// - Returns: The part, and how it changed; `nil` if it did not change.
  /// - Complexity: O(1) if the range is near the cursor, otherwise O(log *k*), where *k* is the
  ///   number of runs.
  func removeFirstPart(
    of range: inout Range<Int32>, _ cursor: inout Int
  ) -> (rows: Range<Int32>, change: Kind?) {
    let start = range.lowerBound
    let index = runs.seek(start, from: cursor)
    cursor = index
    var (end, change) = (range.upperBound, Kind?.none)
    if index < runs.count, runs[index].start < end {
      if start < runs[index].start {
        end = runs[index].start
      } else {
        end = min(end, runs[index].end)
        change = runs[index].kind
      }
    }
    range = end..<range.upperBound
    return (start..<end, change)
  }
}

/// Consecutive rows of a list.
protocol RowRun {
  var start: Int32 { get }
  var end: Int32 { get }
}

extension ContiguousArray where Element: RowRun {
  /// Returns the index of the first run that ends after an offset.
  ///
  /// - Parameter index: An index to start from: most runs are the next one, or a few further.
  /// - Complexity: O(1) if it is near, otherwise O(log *n*), where *n* is the number of runs.
  @inline(__always)
  func seek(_ offset: Int32, from index: Int) -> Int {
    var index = index
    for _ in 0..<16 {
      if index > 0, self[index - 1].end > offset {
        index -= 1
      } else if index < count, self[index].end <= offset {
        index += 1
      } else {
        return index
      }
    }
    return partitioningIndex { $0.end > offset }
  }
}
