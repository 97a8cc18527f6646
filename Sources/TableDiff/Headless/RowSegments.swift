// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The kept rows of a batch, in segments within one section before and one section after it.
@usableFromInline
struct RowSegments {
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
  /// Finds the old sections of moved rows if there are many.
  private let finder: SectionFinder?
  private var index = 0
  /// The number of rows of the current run that were returned.
  private var done = 0
  private var newSection = 0
  /// The run of sections that contains the new section.
  private var sectionIndex = 0

  @usableFromInline
  init(_ map: RowMap, _ sectionMap: RowMap, _ old: SectionStarts, _ new: SectionStarts) {
    runs = map.byNew
    sectionRuns = sectionMap.byNew
    self.old = old
    self.new = new
    let moveCount = map.byNew.count { $0.isMoved }
    finder = moveCount > old.sectionCount ? SectionFinder(old) : nil
  }

  @usableFromInline
  mutating func next() -> Segment? {
    while index < runs.count, runs[index].old < 0 { index += 1 }
    if index == runs.count { return nil }
    let run = runs[index]
    let from = Int(run.old) + done, to = Int(run.new) + done
    while to >= new[newSection + 1] { newSection += 1 }
    // Staying rows are in the same section, so only moving ones need a search.
    let (oldSection, oldRows) = run.isMoved ? place(ofOld: from) : place(ofKept: keptSection())
    let left = Int(run.count) - done
    let count = min(left, oldRows.upperBound - from, new[newSection + 1] - to)
    if count == left {
      index += 1
      done = 0
    } else {
      done += count
    }
    return Segment(
      oldSection: oldSection, newSection: newSection, oldRow: from - oldRows.lowerBound,
      newRow: to - new[newSection], count: count)
  }

  /// Returns whether the rows of the last segment were in the same section before the batch.
  @usableFromInline
  mutating func isWithinSection(_ segment: Segment) -> Bool { keptSection() == segment.oldSection }

  private func place(ofOld offset: Int) -> (section: Int, rows: Range<Int>) {
    finder?.place(of: offset) ?? place(ofKept: old.section(of: offset))
  }

  private func place(ofKept section: Int) -> (section: Int, rows: Range<Int>) {
    (section, old.rows(of: section))
  }

  /// Returns the old offset of the new section; negative if it is inserted.
  private mutating func keptSection() -> Int {
    while Int(sectionRuns[sectionIndex].new + sectionRuns[sectionIndex].count) <= newSection {
      sectionIndex += 1
    }
    let run = sectionRuns[sectionIndex]
    return run.old < 0 ? -1 : Int(run.old) + newSection - Int(run.new)
  }
}
