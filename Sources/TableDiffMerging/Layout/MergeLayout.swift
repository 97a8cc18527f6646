// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The order of a merged list, computed from the changes of both sides.
///
///     base    A B C D        spine: the rows that both sides have and that no side moves, or both
///     mine    A X C B D      to the same place: A, C and D
///     theirs  A Y C D Z      gaps: what a side has between two of them; X and Y, B, Z
///     merged  A Y X C B D Z  in each gap the first side's rows, then the other's
///
/// A gap contains the rows that a side inserts or moves, or that it updates and the other side
/// deletes. A row that both sides insert or move is where the first side has it.
struct MergeLayout {
  let first: MergeSide
  let mine: SideChanges
  let theirs: SideChanges
  let contents: ContentRuns

  /// The rows that both sides insert or move, ascending in `mine`; then ascending in `theirs`.
  let sharedByMine: ContiguousArray<SharedRun>
  let sharedByTheirs: ContiguousArray<SharedRun>

  var mineCursor = SideCursor()
  var theirsCursor = SideCursor()

  /// The indices of content runs, of staying and of moved rows.
  var stayingContent = 0
  var movedContent = 0

  var pieces: ContiguousArray<MergePiece> = []
  var conflicts: ContiguousArray<PieceConflict> = []

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - inserted: The rows that both sides insert.
  ///   - conflicts: The offsets in the base of rows that both sides update to different content,
  ///     ascending.
  /// - Complexity: O(*k* log *k*), where *k* is the number of runs of changed rows of both sides.
  init(
    _ mine: SideChanges, _ theirs: SideChanges, _ rows: SharedRows,
    inserted: ContiguousArray<SharedRun>, conflicts: ContiguousArray<Int32>, first: MergeSide
  ) {
    (self.first, self.mine, self.theirs) = (first, mine, theirs)
    contents = ContentRuns(mine, theirs, conflicts: conflicts)
    let shared = inserted + rows.moved
    sharedByMine = ContiguousArray(shared.sorted { $0.mine < $1.mine })
    sharedByTheirs = ContiguousArray(shared.sorted { $0.theirs < $1.theirs })
    pieces.reserveCapacity(mine.runs.count + theirs.runs.count + rows.staying.count)
    var (mineEnd, theirsEnd) = (Int32(0), Int32(0))
    for run in rows.staying {
      appendGap(mineEnd..<run.mine, theirsEnd..<run.theirs)
      append(run, kind: nil, isMoved: false)
      (mineEnd, theirsEnd) = (run.mine &+ run.count, run.theirs &+ run.count)
    }
    appendGap(mineEnd..<mine.count, theirsEnd..<theirs.count)
  }
}

/// The position of a walk through the rows of one side.
struct SideCursor {
  /// The index of a run of the side's rows.
  var run = 0
  /// The index of a run of rows that both sides have.
  var shared = 0
  /// The index of a run in the search for rows at the same place.
  var spine = 0
  /// The indices of runs of the other side's base rows, of staying and of moved rows.
  var staying = 0
  var moved = 0
}

// MARK: - Gaps

extension MergeLayout {
  /// Appends the rows that the sides have between two rows of the spine.
  ///
  /// Rows that both sides have at the same place divide the gap.
  private mutating func appendGap(_ mineRows: Range<Int32>, _ theirRows: Range<Int32>) {
    var (mineStart, theirsStart) = (mineRows.lowerBound, theirRows.lowerBound)
    if !sharedByMine.isEmpty, !mineRows.isEmpty, !theirRows.isEmpty {
      while let run = nextAtSamePlace(
        mineStart..<mineRows.upperBound, theirsStart..<theirRows.upperBound)
      {
        appendSides(mineStart..<run.mine, theirsStart..<run.theirs)
        append(run, kind: nil, isMoved: true)
        (mineStart, theirsStart) = (run.mine &+ run.count, run.theirs &+ run.count)
      }
    }
    appendSides(mineStart..<mineRows.upperBound, theirsStart..<theirRows.upperBound)
  }

  /// Returns the next rows of a gap that both sides have next at the same place.
  private mutating func nextAtSamePlace(
    _ mineRows: Range<Int32>, _ theirRows: Range<Int32>
  ) -> SharedRun? {
    let own = Self.next(
      sharedByMine, &mineCursor.spine, mineRows, of: .mine, theirRows)
    let other = Self.next(
      sharedByTheirs, &theirsCursor.spine, theirRows, of: .theirs, mineRows)
    guard var own, let other, own.mine == other.mine, own.theirs == other.theirs else { return nil }
    own.count = min(own.count, other.count)
    return own
  }

  /// Returns the next rows of one side's range that are in a range of the other side.
  private static func next(
    _ shared: ContiguousArray<SharedRun>, _ index: inout Int, _ rows: Range<Int32>,
    of side: MergeSide, _ otherRows: Range<Int32>
  ) -> SharedRun? {
    while index < shared.count, shared[index].start(on: side) < rows.upperBound {
      let run = shared[index]
      let (start, otherStart) = (run.start(on: side), run.start(on: side.other))
      let skipped = max(0, rows.lowerBound &- start, otherRows.lowerBound &- otherStart)
      let end = min(
        run.count, rows.upperBound &- start, otherRows.upperBound &- otherStart)
      if skipped < end { return run.part(skipped..<end) }
      index += 1
    }
    return nil
  }

  private mutating func appendSides(_ mineRows: Range<Int32>, _ theirRows: Range<Int32>) {
    if first == .mine { append(mineRows, of: .mine) }
    append(theirRows, of: .theirs)
    if first == .theirs { append(mineRows, of: .mine) }
  }
}
