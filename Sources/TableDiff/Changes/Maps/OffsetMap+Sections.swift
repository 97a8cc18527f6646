// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetMap {
  /// Creates the map of a diff's rows, in flat offsets.
  ///
  /// In aligned offsets it is the map of a diff of flat lists.
  ///
  /// - Complexity: O(*k* + *s*), where *k* is the number of runs of changed rows and *s* the number
  ///   of sections.
  init(_ diff: SectionedDiff) {
    let alignment = SectionAlignment(diff.sections, oldStarts: diff.oldStarts)
    let aligned = diff.aligned(by: alignment)
    guard let toFlat = alignment.fromAligned(diff.oldStarts) else {
      self.init(aligned)
      return
    }
    var staying = OffsetPairs()
    for run in aligned.offsetRuns where run.stays {
      staying.append(old: Int(run.old), new: Int(run.new), count: Int(run.count))
    }
    staying = toFlat(staying)
    self.init(
      fromOld: OffsetSegments(
        staying: staying.inverse, moved: diff.moved.inverse, count: aligned.oldCount),
      fromNew: OffsetSegments(staying: staying, moved: diff.moved, count: aligned.newCount))
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
