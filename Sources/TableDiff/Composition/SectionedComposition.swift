// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows that two successive changes of a list of sections keep, by aligned old and flat new
/// offsets.
struct SectionedComposition {
  private let alignment: SectionAlignment
  private let sections: ListDiff
  private let oldStarts: SectionStarts
  private let newStarts: SectionStarts
  private var composed: ComposedPairs

  /// - Parameter sections: The changes of the sections, from the first list to the last one.
  init(_ first: SectionedDiff, _ second: SectionedDiff, sections: ListDiff) {
    self.sections = sections
    oldStarts = first.oldStarts
    newStarts = second.newStarts
    alignment = SectionAlignment(sections, oldStarts: first.oldStarts)
    composed = ComposedPairs(
      PathMap(first).rows, PathMap(second).rows, firstUpdates: first.updated,
      secondUpdates: second.updated)
    if let toAligned = alignment.toAligned(oldStarts) {
      composed.pairs = toAligned(composed.pairs)
      composed.updates = toAligned(composed.updates)
    }
  }

  /// Creates the composition of known pairs, in flat offsets.
  init(
    sections: ListDiff, oldStarts: SectionStarts, newStarts: SectionStarts, pairs: OffsetPairs,
    updates: OffsetPairs
  ) {
    self.sections = sections
    (self.oldStarts, self.newStarts) = (oldStarts, newStarts)
    alignment = SectionAlignment(sections, oldStarts: oldStarts)
    let toAligned = alignment.toAligned(oldStarts)
    composed = ComposedPairs(toAligned?(pairs) ?? pairs, updates: toAligned?(updates) ?? updates)
  }

  /// Returns the diff.
  ///
  /// - Complexity: O(*r* log *r* + *s*), where *r* is the number of runs of pairs and *s* the
  ///   number of sections.
  func diff(style: ListDiff.MoveStyle) -> SectionedDiff {
    var (staying, moved) = split(style)
    var kept = composed.pairs
    var updated = composed.updates
    if style == .never {
      moved = OffsetPairs()
      kept = staying
      updated = staying.split(updated.runs).known
    }
    var deleted = kept.unpairedOld(below: alignment.survivingRowCount)
    if let toFlat = alignment.fromAligned(oldStarts) {
      deleted = toFlat(deleted)
      moved = toFlat(moved)
      updated = toFlat(updated)
    }
    return SectionedDiff(
      sections: sections, oldStarts: oldStarts, newStarts: newStarts, deleted: deleted,
      inserted: inserted(kept), moved: moved, updated: updated)
  }

  /// Returns the unpaired new rows of surviving sections.
  private func inserted(_ kept: OffsetPairs) -> OffsetRanges {
    kept.unpairedNew(below: newStarts.rowCount).subtracting(newStarts.rows(of: sections.inserted))
  }

  /// Splits pairs by whether they stay.
  private func split(
    _ style: ListDiff.MoveStyle
  ) -> (staying: OffsetPairs, moved: OffsetPairs) {
    if style == .all {
      let byOffset = separated { old, new in old == new }
      return (byOffset.within, byOffset.across)
    }
    let (within, across) = separated()
    let split = finished { () throws(_Stopped) in
      try StayMoveSplit(within.runs, oldCount: oldStarts.rowCount, style: style, nil)
    }
    var (staying, moved) = (OffsetPairs(), OffsetPairs())
    for index in within.runs.indices {
      if split.staying.contains(index) {
        staying.append(within.runs[index])
      } else {
        moved.append(within.runs[index])
      }
    }
    return (staying, moved.merged(with: across))
  }

  /// Splits pairs by whether their rows are in the same section and satisfy a condition.
  ///
  /// - Parameter areWithin: The condition on the offsets of an old and a new row in their section,
  ///   which holds for all pairs of a run or for none.
  private func separated(
    where areWithin: (_ old: Int, _ new: Int) -> Bool = { _, _ in true }
  ) -> (within: OffsetPairs, across: OffsetPairs) {
    var (within, across) = (OffsetPairs(), OffsetPairs())
    var (section, position) = (-1, -1)
    var (oldRows, newRows) = (0..<0, 0..<0)
    for run in composed.pairs.runs {
      let shift = Int(run.old) - Int(run.new)
      var new = Int(run.new)
      while new < run.newRange.upperBound {
        while newRows.upperBound <= new {
          section += 1
          newRows = newStarts.rows(of: section)
          oldRows = 0..<0
          if alignment.oldSection(of: section) != nil {
            position += 1
            oldRows = alignment.starts.rows(of: position)
          }
        }
        let end = min(newRows.upperBound, run.newRange.upperBound)
        // The part of these pairs whose old rows are in the same section.
        let inside = (new + shift..<end + shift).clamped(to: oldRows)
        let isWithin =
          !inside.isEmpty
          && areWithin(
            inside.lowerBound - oldRows.lowerBound,
            inside.lowerBound - shift - newRows.lowerBound)
        let first = isWithin ? inside.lowerBound - shift : end
        let last = isWithin ? inside.upperBound - shift : end
        across.append(old: new + shift, new: new, count: first - new)
        within.append(old: first + shift, new: first, count: last - first)
        across.append(old: last + shift, new: last, count: end - last)
        new = end
      }
    }
    return (within, across)
  }
}
