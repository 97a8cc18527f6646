// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetMap {
  /// Creates the map of a diff.
  ///
  /// - Complexity: O(*k*), where *k* is the number of runs of changed rows.
  public init(_ diff: ListDiff) {
    self.init(
      staying: diff.stayingPairs, moved: diff.moved, oldCount: diff.oldCount,
      newCount: diff.newCount)
  }

  /// Creates the map of a diff's rows, in flat offsets.
  ///
  /// - Complexity: O(*k* + *s*), where *k* is the number of runs of changed rows and *s* the number
  ///   of sections.
  init(_ diff: SectionedDiff) {
    let alignment = SectionAlignment(diff.sections, oldStarts: diff.oldStarts)
    // In aligned offsets it is the map of a diff of flat lists.
    let aligned = diff.aligned(by: alignment)
    guard let toFlat = alignment.fromAligned(diff.oldStarts) else {
      self.init(aligned)
      return
    }
    self.init(
      staying: toFlat(aligned.stayingPairs), moved: diff.moved, oldCount: aligned.oldCount,
      newCount: aligned.newCount)
  }

  private init(staying: OffsetPairs, moved: OffsetPairs, oldCount: Int, newCount: Int) {
    fromOld = OffsetSegments(staying: staying.inverse, moved: moved.inverse, count: oldCount)
    fromNew = OffsetSegments(staying: staying, moved: moved, count: newCount)
  }
}

extension ListDiff {
  /// The rows that stay, in both lists.
  fileprivate var stayingPairs: OffsetPairs {
    var pairs = OffsetPairs()
    for run in offsetRuns where run.stays {
      pairs.append(old: Int(run.old), new: Int(run.new), count: Int(run.count))
    }
    return pairs
  }
}

extension OffsetSegments {
  /// Creates the segments of the list to which the new offsets of pairs refer.
  fileprivate init(staying: OffsetPairs, moved: OffsetPairs, count: Int) {
    var segments = ContiguousArray<Segment>()
    var end: Int32 = 0
    func append(_ run: OffsetPairs.Run, isMoved: Bool) {
      if end < run.new { segments.append(.absent(at: end)) }
      segments.append(
        isMoved ? .moving(at: run.new, target: run.old) : .staying(at: run.new, target: run.old))
      end = run.new &+ run.count
    }
    var rest = moved.runs[...]
    for run in staying.runs {
      while let first = rest.first, first.new < run.new {
        append(first, isMoved: true)
        rest.removeFirst()
      }
      append(run, isMoved: false)
    }
    for run in rest { append(run, isMoved: true) }
    if Int(end) < count { segments.append(.absent(at: end)) }
    self.init(segments, count: count)
  }
}
