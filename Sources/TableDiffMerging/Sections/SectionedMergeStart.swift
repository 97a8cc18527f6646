// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The changes of both sides in a merge of sections, as changes of marked rows.
@usableFromInline
struct SectionedMergeStart {
  @usableFromInline let base: MarkedSections
  @usableFromInline let mine: MarkedSections
  @usableFromInline let theirs: MarkedSections

  @usableFromInline let mineRows: ListDiff
  @usableFromInline let theirRows: ListDiff

  /// The number of sections in all lists.
  let sectionCount: Int

  /// Numbers the sections: those of the base, those that the first side inserts, then those that
  /// only the other side inserts.
  ///
  /// So the order stays the same if the sides and their roles are exchanged.
  ///
  /// - Parameter inserted: The sections that both sides insert.
  @usableFromInline
  init(
    _ mine: SectionedDiff, _ theirs: SectionedDiff, inserted: ContiguousArray<SharedRun>,
    first: MergeSide
  ) {
    let (firstDiff, otherDiff) = first == .mine ? (mine, theirs) : (theirs, mine)
    let firstMap = OffsetMap(firstDiff.sections), otherMap = OffsetMap(otherDiff.sections)
    var bases: ContiguousArray<Int32> = []
    var firsts = bases, others = bases
    func append(_ base: Int?, _ first: Int?, _ other: Int?) {
      bases.append(Int32(truncatingIfNeeded: base ?? -1))
      firsts.append(Int32(truncatingIfNeeded: first ?? -1))
      others.append(Int32(truncatingIfNeeded: other ?? -1))
    }
    for offset in 0..<mine.sections.oldCount {
      append(offset, firstMap.newOffset(ofOld: offset), otherMap.newOffset(ofOld: offset))
    }
    var partners: [Int: Int] = [:]
    for run in inserted {
      for step in 0..<run.count {
        partners[Int(run.start(on: first) &+ step)] = Int(run.start(on: first.other) &+ step)
      }
    }
    for offset in firstDiff.sections.inserted.offsets { append(nil, offset, partners[offset]) }
    let known = Set(partners.values)
    for offset in otherDiff.sections.inserted.offsets where !known.contains(offset) {
      append(nil, nil, offset)
    }
    sectionCount = bases.count
    base = MarkedSections(bases, mine.oldStarts)
    self.mine = MarkedSections(first == .mine ? firsts : others, mine.newStarts)
    self.theirs = MarkedSections(first == .mine ? others : firsts, theirs.newStarts)
    mineRows = Self.rows(mine, from: base, to: self.mine)
    theirRows = Self.rows(theirs, from: base, to: self.theirs)
  }

  /// The number of sections in the base, which come first in the common order.
  @usableFromInline var baseSectionCount: Int { base.starts.sectionCount }

  /// Translates a change of sections to a change of marked rows.
  ///
  /// Rows of deleted and inserted sections are among its changes, except rows that moved.
  private static func rows(
    _ diff: SectionedDiff, from old: MarkedSections, to new: MarkedSections
  ) -> ListDiff {
    let fromOld = old.renumbering, fromNew = new.renumbering
    func marked(_ pairs: OffsetPairs) -> OffsetPairs { fromNew(fromOld(pairs).inverse).inverse }
    return ListDiff(
      oldCount: old.count, newCount: new.count, deleted: fromOld(diff.allDeleted),
      inserted: fromNew(diff.allInserted), moved: marked(diff.moved), updated: marked(diff.updated))
  }
}
