// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The changes of both sides, before rows that both sides changed are compared.
///
/// Generic code compares those rows; this value holds only offsets.
@usableFromInline
struct MergeStart {
  private let mine: SideChanges
  private let theirs: SideChanges
  private let rows: SharedRows
  private let first: MergeSide

  /// The offsets of the rows that both sides insert, in the first side's list and in the other list.
  private let insertedByFirst: OffsetRanges
  private let insertedBySecond: OffsetRanges

  /// - Precondition: The counts of the lists are those of the diffs.
  @usableFromInline
  init(
    _ mine: ListDiff, _ theirs: ListDiff, first: MergeSide, baseCount: Int, mineCount: Int,
    theirCount: Int
  ) {
    require(
      mine.oldCount == baseCount && theirs.oldCount == baseCount,
      "The diffs start from \(ListDiff.counted(mine.oldCount, "row")) (mine) and \(theirs.oldCount) (theirs), but the base has \(baseCount)."
    )
    require(
      mine.newCount == mineCount && theirs.newCount == theirCount,
      "The diffs lead to \(ListDiff.counted(mine.newCount, "row")) (mine) and \(theirs.newCount) (theirs), but the lists have \(mineCount) and \(theirCount)."
    )
    self.first = first
    self.mine = SideChanges(mine)
    self.theirs = SideChanges(theirs)
    rows = SharedRows(self.mine, self.theirs)
    insertedByFirst = first == .mine ? mine.inserted : theirs.inserted
    insertedBySecond = first == .mine ? theirs.inserted : mine.inserted
  }

  /// Whether both sides insert rows, which may be the same rows.
  @usableFromInline var bothInsert: Bool { !insertedByFirst.isEmpty && !insertedBySecond.isEmpty }

  /// Whether `mine` is the first side.
  @usableFromInline var isMineFirst: Bool { first == .mine }

  /// The offsets of rows that a side inserts.
  @usableFromInline
  func inserted(by side: MergeSide) -> OffsetRanges {
    side == first ? insertedByFirst : insertedBySecond
  }

  /// The rows that both sides update, in runs ascending in the base.
  @usableFromInline var updatedByBoth: ContiguousArray<SharedRun> { rows.updated }

  /// Returns the plan of the merged list.
  ///
  /// - Parameters:
  ///   - inserted: The diff from the first side's inserted rows to the other side's; `nil` if a
  ///     side inserts none.
  ///   - conflicts: The offsets in the base of rows that both sides update to different content,
  ///     ascending.
  @usableFromInline
  func plan(inserted: ListDiff?, conflicts: ContiguousArray<Int32>) -> MergePlan {
    let layout = MergeLayout(
      mine, theirs, rows, inserted: inserted.map(sharedInserts) ?? [], conflicts: conflicts,
      first: first)
    return MergePlan(layout)
  }

  /// Returns the rows that both sides insert.
  ///
  /// - Parameter diff: The diff from the first side's inserted rows to the other side's.
  @usableFromInline
  func sharedInserts(_ diff: ListDiff) -> ContiguousArray<SharedRun> {
    let firstOffsets = insertedByFirst.offsets, secondOffsets = insertedBySecond.offsets
    var updates = diff.updated.newOffsets[...]
    var shared: ContiguousArray<SharedRun> = []
    for run in diff.runs {
      guard let olds = run.old, let news = run.new else { continue }
      for (old, new) in zip(olds, news) {
        let isUpdated = updates.first == new
        if isUpdated { updates.removeFirst() }
        let offsets = (
          Int32(truncatingIfNeeded: firstOffsets[old]),
          Int32(truncatingIfNeeded: secondOffsets[new])
        )
        let row = SharedRun(
          base: -1, mine: first == .mine ? offsets.0 : offsets.1,
          theirs: first == .mine ? offsets.1 : offsets.0, count: 1,
          isInsertedDifferently: isUpdated)
        if let last = shared.last, row.continues(last) {
          shared[shared.count - 1].count &+= 1
        } else {
          shared.append(row)
        }
      }
    }
    return shared
  }
}

extension SharedRun {
  /// Whether these rows directly follow others that both sides insert.
  fileprivate func continues(_ other: SharedRun) -> Bool {
    other.mine &+ other.count == mine && other.theirs &+ other.count == theirs
      && other.isInsertedDifferently == isInsertedDifferently
  }
}
