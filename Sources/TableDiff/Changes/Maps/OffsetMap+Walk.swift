// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetMap {
  /// Creates the map of a diff.
  ///
  /// - Complexity: O(*k*), where *k* is the number of runs of changed rows.
  public init(_ diff: ListDiff) {
    // Walks both lists in step. Staying rows have the same order in both, so the walk's two rows
    // are the same whenever neither is deleted, inserted or moved. Each iteration passes the
    // staying rows up to the nearest other run on either side, and then that run. Reading
    // `OffsetRuns` instead made 10,000 changes take five times as long.
    let deletedRuns = diff.deleted.runs.array, insertedRuns = diff.inserted.runs.array
    let fromRuns = diff.moved.inverse.runs.array, toRuns = diff.moved.runs.array
    let runCount = deletedRuns.count + insertedRuns.count + fromRuns.count + toRuns.count
    var fromOld = ContiguousArray<OffsetSegments.Segment>(), fromNew = fromOld
    let stayCount = min(diff.oldCount - diff.deleted.count - diff.moved.count, runCount + 1)
    fromOld.reserveCapacity(deletedRuns.count + fromRuns.count + stayCount)
    fromNew.reserveCapacity(insertedRuns.count + toRuns.count + stayCount)
    var (old, new) = (Int32(0), Int32(0))
    var (deleteIndex, insertIndex, fromIndex, toIndex) = (0, 0, 0, 0)
    for _ in 0..<runCount {
      let isDelete = deleteIndex < deletedRuns.count, isInsert = insertIndex < insertedRuns.count
      let isFrom = fromIndex < fromRuns.count, isTo = toIndex < toRuns.count
      // The numbers of staying rows up to the next run of each kind.
      let toDelete = isDelete ? deletedRuns[deleteIndex].start &- old : .max
      let toInsert = isInsert ? insertedRuns[insertIndex].start &- new : .max
      let toFrom = isFrom ? fromRuns[fromIndex].new &- old : .max
      let toTo = isTo ? toRuns[toIndex].new &- new : .max
      let count = min(min(toDelete, toFrom), min(toInsert, toTo))
      if count > 0 {
        fromOld.append(.staying(at: old, target: new))
        fromNew.append(.staying(at: new, target: old))
        old &+= count
        new &+= count
      }
      if isDelete, count == toDelete {
        fromOld.append(.absent(at: old))
        old &+= deletedRuns[deleteIndex].count
        deleteIndex += 1
      } else if isFrom, count == toFrom {
        fromOld.append(.moving(at: old, target: fromRuns[fromIndex].old))
        old &+= fromRuns[fromIndex].count
        fromIndex += 1
      } else if isInsert, count == toInsert {
        fromNew.append(.absent(at: new))
        new &+= insertedRuns[insertIndex].count
        insertIndex += 1
      } else {
        fromNew.append(.moving(at: new, target: toRuns[toIndex].old))
        new &+= toRuns[toIndex].count
        toIndex += 1
      }
    }
    if Int(old) < diff.oldCount {
      fromOld.append(.staying(at: old, target: new))
      fromNew.append(.staying(at: new, target: old))
    }
    self.init(
      fromOld: OffsetSegments(fromOld, count: diff.oldCount),
      fromNew: OffsetSegments(fromNew, count: diff.newCount))
  }
}
