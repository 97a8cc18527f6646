// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetMap {
  /// Creates the map of a diff.
  ///
  /// - Complexity: O(*k*), where *k* is the number of runs of changed rows.
  public init(_ diff: ListDiff) {
    self.init(
      oldCount: diff.oldCount, newCount: diff.newCount, deleted: diff.deleted.runs.array,
      inserted: diff.inserted.runs.array, moved: diff.moved.runs.array,
      movedByOld: diff.moved.inverse.runs.array)
  }

  /// Creates a map by a walk through both lists in step.
  ///
  /// Staying rows have the same order in both lists: as long as neither side of the walk is at a
  /// row that is deleted, inserted or moved, its two rows are the same. Each iteration passes the
  /// staying rows up to the nearest run of others, whichever side that is on, and then this run on
  /// its side.
  private init(
    oldCount: Int, newCount: Int, deleted: ContiguousArray<OffsetRanges.Run>,
    inserted: ContiguousArray<OffsetRanges.Run>, moved: ContiguousArray<OffsetPairs.Run>,
    movedByOld: ContiguousArray<OffsetPairs.Run>
  ) {
    let runCount = deleted.count + inserted.count + 2 * moved.count
    var fromOld = ContiguousArray<OffsetSegments.Segment>()
    var fromNew = fromOld
    // There is a segment for each run on this side, and at most one after each run on either side.
    fromOld.reserveCapacity(runCount + deleted.count + moved.count + 1)
    fromNew.reserveCapacity(runCount + inserted.count + moved.count + 1)
    var (old, new) = (Int32(0), Int32(0))
    var (deleteIndex, insertIndex, fromIndex, toIndex) = (0, 0, 0, 0)
    for _ in 0..<runCount {
      let isDelete = deleteIndex < deleted.count, isInsert = insertIndex < inserted.count
      let isFrom = fromIndex < movedByOld.count, isTo = toIndex < moved.count
      // The numbers of staying rows up to the next run of each kind.
      let toDelete = isDelete ? deleted[deleteIndex].start &- old : .max
      let toInsert = isInsert ? inserted[insertIndex].start &- new : .max
      let toFrom = isFrom ? movedByOld[fromIndex].new &- old : .max
      let toTo = isTo ? moved[toIndex].new &- new : .max
      let count = min(min(toDelete, toFrom), min(toInsert, toTo))
      if count > 0 {
        fromOld.append(.staying(at: old, target: new))
        fromNew.append(.staying(at: new, target: old))
        old &+= count
        new &+= count
      }
      if isDelete, count == toDelete {
        fromOld.append(.absent(at: old))
        old &+= deleted[deleteIndex].count
        deleteIndex += 1
      } else if isFrom, count == toFrom {
        fromOld.append(.moving(at: old, target: movedByOld[fromIndex].old))
        old &+= movedByOld[fromIndex].count
        fromIndex += 1
      } else if isInsert, count == toInsert {
        fromNew.append(.absent(at: new))
        new &+= inserted[insertIndex].count
        insertIndex += 1
      } else {
        fromNew.append(.moving(at: new, target: moved[toIndex].old))
        new &+= moved[toIndex].count
        toIndex += 1
      }
    }
    if Int(old) < oldCount {
      fromOld.append(.staying(at: old, target: new))
      fromNew.append(.staying(at: new, target: old))
    }
    self.init(
      fromOld: OffsetSegments(fromOld, count: oldCount),
      fromNew: OffsetSegments(fromNew, count: newCount))
  }
}
