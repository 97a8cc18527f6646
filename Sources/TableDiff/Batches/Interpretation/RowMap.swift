// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The old and new offsets of each cell, as runs in new order and again in old order, sixteen bytes
/// a run.
///
/// Rows have flat offsets; a run may extend past the end of a section. Sections have a separate
/// map, in which they take the place of rows.
///
///     old  A B C D E        deletes [1], moves [4 -> 0], inserts [3]
///     new  E A C + D
///     by new  (4 -> 0, moved) (0 -> 1) (2 -> 2) (inserted 3) (3 -> 4)
///     by old  (0 -> 1) (deleted 1) (2 -> 2) (3 -> 4) (4 -> 0, moved)
@usableFromInline
struct RowMap: Sendable, Equatable {
  @usableFromInline
  struct Run: Sendable, Equatable {
    /// The first old offset; negative if the rows are inserted.
    @usableFromInline var old: Int32

    /// The first new offset; negative if the rows are deleted.
    @usableFromInline var new: Int32

    @usableFromInline var count: Int32

    var isMoved: Bool

    /// Whether the rows stay in a section that moves.
    var isInMovedSection = false

    /// Whether the rows may have passed others.
    var isOutOfOrder: Bool { isMoved || isInMovedSection }
  }

  /// The old and new ranges of sections that are consecutive in both lists; their staying rows fill
  /// the remaining new offsets.
  struct Block {
    var old: Range<Int>
    var new: Range<Int>

    var isMoved: Bool
  }

  /// The kept and inserted rows, ascending and without gaps in their new offsets.
  @usableFromInline var byNew: ContiguousArray<Run> = []

  /// The kept and deleted rows, ascending and without gaps in their old offsets.
  var byOld: ContiguousArray<Run> = []

  let oldCount: Int
  let newCount: Int

  /// Creates a map in which staying rows fill the remaining offsets of their sections.
  ///
  /// Reloaded rows are deleted and inserted. Without blocks, all rows are in one.
  ///
  /// - Precondition: Each section has as many staying rows as remaining offsets, and all offsets
  ///   are distinct. The blocks ascend by their new ranges.
  /// - Complexity: O(*r* + *b* log *r*), where *r* is the number of runs and *b* the number of
  ///   blocks.
  init(
    _ flat: FlatBatch, reloading contents: NewContents = NewContents(),
    along blocks: ContiguousArray<Block>? = nil
  ) {
    (oldCount, newCount) = (flat.oldCount, flat.newCount)
    let blocks = blocks ?? [Block(old: 0..<oldCount, new: 0..<newCount, isMoved: false)]
    let removed = flat.removed.merged(with: contents.reloadedOld)
    let taken = flat.taken.merged(with: contents.reloadedNew)
    var staying = ContiguousArray<Run>()
    for block in blocks {
      var pairs = OffsetPairs()
      _ = pairs.append(gapsOf: removed, in: block.old, filling: taken, in: block.new)
      for run in pairs.runs {
        staying.append(
          Run(
            old: run.old, new: run.new, count: run.count, isMoved: false,
            isInMovedSection: block.isMoved))
      }
    }
    let moving = ContiguousArray(
      flat.operations.moved.map { Run(old: $0.old, new: $0.new, count: $0.count, isMoved: true) })
    byNew = Self.merge(
      staying, moving, count: newCount, start: { $0.new },
      gap: { Run(old: -1, new: $0, count: $1, isMoved: false) })
    let isAscending = !blocks.contains { $0.isMoved }
    byOld = Self.merge(
      isAscending ? staying : staying.sortedByDigits { $0.old },
      moving.sortedByDigits { $0.old }, count: oldCount, start: { $0.old },
      gap: { Run(old: $0, new: -1, count: $1, isMoved: false) })
    _checkInvariants()
  }

  /// Merges two ascending lists of runs, and fills the gaps.
  private static func merge(
    _ staying: ContiguousArray<Run>, _ moving: ContiguousArray<Run>, count: Int,
    start: (Run) -> Int32, gap: (_ start: Int32, _ count: Int32) -> Run
  ) -> ContiguousArray<Run> {
    var runs = ContiguousArray<Run>()
    runs.reserveCapacity(staying.count + 2 * moving.count + 1)
    var stayIndex = 0, moveIndex = 0
    var end: Int32 = 0
    while true {
      let next: Run
      if stayIndex < staying.count,
        moveIndex == moving.count || start(staying[stayIndex]) < start(moving[moveIndex])
      {
        next = staying[stayIndex]
        stayIndex += 1
      } else if moveIndex < moving.count {
        next = moving[moveIndex]
        moveIndex += 1
      } else {
        break
      }
      if start(next) > end { runs.append(gap(end, start(next) - end)) }
      runs.append(next)
      end = start(next) + next.count
    }
    if end < count { runs.append(gap(end, Int32(count) - end)) }
    return runs
  }

  /// Returns the index in `byNew` of the run with a new offset.
  func runIndex(ofNew offset: Int) -> Int {
    byNew.partitioningIndex { Int($0.new) > offset } - 1
  }

  /// Returns the index in `byOld` of the run with an old offset.
  func runIndex(ofOld offset: Int) -> Int {
    byOld.partitioningIndex { Int($0.old) > offset } - 1
  }

  /// Returns the old offset of the row at a new offset; `nil` if it is inserted.
  @usableFromInline
  func oldOffset(ofNew offset: Int) -> Int? {
    let run = byNew[runIndex(ofNew: offset)]
    return run.old < 0 ? nil : Int(run.old) + offset - Int(run.new)
  }

  /// Returns the new offset of the row at an old offset; `nil` if it is deleted.
  func newOffset(ofOld offset: Int) -> Int? {
    let run = byOld[runIndex(ofOld: offset)]
    return run.new < 0 ? nil : Int(run.new) + offset - Int(run.old)
  }
}

extension RowMap {
  #if TABLEDIFF_INTERNAL_CHECKS
    /// Traps unless both orders cover all offsets and agree, and staying rows ascend.
    func _checkInvariants() {
      var end = 0
      var lastStaying: Int32 = -1
      for run in byNew {
        precondition(Int(run.new) == end && run.count > 0, "\(run) does not start at new \(end)")
        end += Int(run.count)
        if run.old < 0 || run.isOutOfOrder { continue }
        precondition(run.old > lastStaying, "\(run) stays after old \(lastStaying)")
        lastStaying = run.old + run.count - 1
      }
      precondition(end == newCount, "\(end) of \(newCount) new rows")
      end = 0
      for run in byOld {
        precondition(Int(run.old) == end && run.count > 0, "\(run) does not start at old \(end)")
        end += Int(run.count)
      }
      precondition(end == oldCount, "\(end) of \(oldCount) old rows")
      let kept = byNew.filter { $0.old >= 0 }.sorted { $0.old < $1.old }
      precondition(kept == byOld.filter { $0.new >= 0 }, "the old and the new order disagree")
    }
  #else
    @inline(always)
    func _checkInvariants() {}
  #endif
}
