// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetMap {
  /// Creates the map of a diff's rows in flat offsets, if sections move.
  ///
  /// Old sections that are neighbours in both lists form a block. With the blocks in new order, and
  /// deleted sections at the end, the staying rows of all sections have the same order in both
  /// lists, and one walk finds them. The segments are then put back into the old order.
  ///
  /// - Complexity: O(*k* + *s* + *b* log *k*), where *k* is the number of runs of changed rows, *s*
  ///   that of runs of changed sections and *b* that of blocks.
  init(reordering diff: SectionedDiff, _ sections: OffsetMap) {
    let blocks = SectionBlocks(sections, diff.oldStarts)
    let movedByOld = diff.moved.inverse
    let deleted = diff.deleted.adding(
      diff.sections.deleted, of: diff.oldStarts, except: movedByOld)
    let map = OffsetMap(
      oldCount: diff.oldStarts.rowCount, newCount: diff.newStarts.rowCount,
      deleted: blocks.reordered(deleted),
      inserted: diff.inserted.adding(
        diff.sections.inserted, of: diff.newStarts, except: diff.moved),
      moved: diff.moved, movedByOld: blocks.reordered(movedByOld))
    self.init(
      fromOld: blocks.inOldOrder(map.fromOld), fromNew: blocks.withOldTargets(map.fromNew))
  }
}

/// The old sections in new order, as blocks of rows that are consecutive in both orders.
private struct SectionBlocks {
  private struct Block {
    /// The flat old offsets of the rows.
    let rows: Range<Int>

    /// The offset of the first row in the other order.
    let start: Int

    /// What to add to an offset in the other order for the flat one.
    var shift: Int { rows.lowerBound - start }
  }

  private var blocks: [Block] = []

  init(_ sections: OffsetMap, _ starts: SectionStarts) {
    func append(_ sections: Range<Int>, _ end: inout Int) {
      let rows = starts[sections.lowerBound]..<starts[sections.upperBound]
      if rows.isEmpty { return }
      blocks.append(Block(rows: rows, start: end))
      end += rows.count
    }
    var end = 0
    for index in sections.fromNew.segments.indices {
      guard let old = sections.fromNew.segments[index].target else { continue }
      append(old..<old + sections.fromNew.rows(at: index).count, &end)
    }
    for index in sections.fromOld.segments.indices
    where sections.fromOld.segments[index].target == nil {
      append(sections.fromOld.rows(at: index), &end)
    }
  }

  /// Returns old offsets in the other order.
  func reordered(_ ranges: OffsetRanges) -> OffsetRanges {
    var result = OffsetRanges()
    for block in blocks {
      let first = ranges.runs.partitioningIndex { $0.range.upperBound > block.rows.lowerBound }
      for run in ranges.runs[first...] {
        if run.range.lowerBound >= block.rows.upperBound { break }
        let part = run.range.clamped(to: block.rows)
        result.append(part.lowerBound - block.shift..<part.upperBound - block.shift)
      }
    }
    return result
  }

  /// Returns pairs with what is the old offset as `new`, and that in the other order.
  func reordered(_ pairs: OffsetPairs) -> OffsetPairs {
    var result = OffsetPairs()
    result.reserveRuns(pairs.runs.count)
    for block in blocks {
      let first = pairs.runs.partitioningIndex { $0.newRange.upperBound > block.rows.lowerBound }
      for run in pairs.runs[first...] {
        if Int(run.new) >= block.rows.upperBound { break }
        let part = run.newRange.clamped(to: block.rows)
        result.append(
          old: Int(run.old) + part.lowerBound - Int(run.new),
          new: part.lowerBound - block.shift, count: part.count)
      }
    }
    return result
  }

  /// Returns the segments of the old list, put back into the old order.
  func inOldOrder(_ segments: OffsetSegments) -> OffsetSegments {
    var result = ContiguousArray<OffsetSegments.Segment>()
    result.reserveCapacity(segments.segments.count + blocks.count)
    for block in blocks.sorted(byOffset: { $0.rows.lowerBound }) {
      let end = block.start + block.rows.count
      let first = segments.index(of: block.start)
      for index in first..<segments.segments.count {
        if Int(segments.segments[index].start) >= end { break }
        let start = max(Int(segments.segments[index].start), block.start)
        let segment = segments.segments[index].starting(at: start)
        let moved = segment.withStart(start + block.shift)
        // A segment that a block's end cut may go on in the next block.
        if index == first, result.last?.starting(at: start + block.shift) == moved { continue }
        result.append(moved)
      }
    }
    return OffsetSegments(result, count: segments.count)
  }

  /// Returns the segments of the new list with the flat old offsets of staying rows.
  func withOldTargets(_ segments: OffsetSegments) -> OffsetSegments {
    var result = ContiguousArray<OffsetSegments.Segment>()
    result.reserveCapacity(segments.segments.count + blocks.count)
    var blockIndex = 0
    for index in segments.segments.indices {
      let segment = segments.segments[index]
      guard segment.stays, var target = segment.target else {
        result.append(segment)
        continue
      }
      let end = target + segments.rows(at: index).count
      var start = Int(segment.start)
      // Staying rows ascend in the order of the blocks.
      while target < end {
        while blocks[blockIndex].start + blocks[blockIndex].rows.count <= target {
          blockIndex += 1
        }
        let block = blocks[blockIndex]
        let count = min(end, block.start + block.rows.count) - target
        let part = OffsetSegments.Segment.staying(
          at: Int32(truncatingIfNeeded: start),
          target: Int32(truncatingIfNeeded: target + block.shift))
        // Blocks may follow each other in both lists, with empty sections between them.
        if result.last?.starting(at: start) != part { result.append(part) }
        start += count
        target += count
      }
    }
    return OffsetSegments(result, count: segments.count)
  }
}
