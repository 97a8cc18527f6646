// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The kept rows of a batch, cut where sections end: an iterator over stretches that lie in one
/// section before the batch and in one after it.
@usableFromInline
struct RowSegments: Sequence, IteratorProtocol {
  @usableFromInline
  struct Segment {
    /// The section before the batch.
    @usableFromInline var oldSection: Int

    /// The section after the batch.
    @usableFromInline var newSection: Int

    /// The first row's offset in its section before the batch.
    @usableFromInline var oldRow: Int

    /// The first row's offset in its section after the batch.
    @usableFromInline var newRow: Int

    @usableFromInline var count: Int
  }

  private let runs: ContiguousArray<RowMap.Run>
  private let sectionRuns: ContiguousArray<RowMap.Run>
  private let old: SectionStarts
  private let new: SectionStarts
  private var index = 0
  /// How many rows of the run at the index have been handed out.
  private var done = 0
  private var newSection = 0
  /// The run of sections that the new section lies in.
  private var sectionIndex = 0

  @usableFromInline
  init(_ map: RowMap, _ sectionMap: RowMap, _ old: SectionStarts, _ new: SectionStarts) {
    runs = map.byNew
    sectionRuns = sectionMap.byNew
    self.old = old
    self.new = new
  }

  @usableFromInline
  mutating func next() -> Segment? {
    while index < runs.count, runs[index].old < 0 { index += 1 }
    if index == runs.count { return nil }
    let run = runs[index]
    let from = Int(run.old) + done, to = Int(run.new) + done
    while to >= new[newSection + 1] { newSection += 1 }
    // Rows that stay do so in their section; only those that move have to be looked up.
    let oldSection = run.isMoved ? old.section(of: from) : keptSection()
    let left = Int(run.count) - done
    let count = Swift.min(left, old[oldSection + 1] - from, new[newSection + 1] - to)
    if count == left {
      index += 1
      done = 0
    } else {
      done += count
    }
    return Segment(
      oldSection: oldSection, newSection: newSection, oldRow: from - old[oldSection],
      newRow: to - new[newSection], count: count)
  }

  /// Where the new section was before.
  private mutating func keptSection() -> Int {
    while Int(sectionRuns[sectionIndex].new + sectionRuns[sectionIndex].count) <= newSection {
      sectionIndex += 1
    }
    return Int(sectionRuns[sectionIndex].old) + newSection - Int(sectionRuns[sectionIndex].new)
  }
}
