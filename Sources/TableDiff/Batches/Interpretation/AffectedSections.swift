// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The sections that a batch deletes, inserts, reloads or moves, with look-up by any offset.
struct AffectedSections {
  private var deletedOrReloaded: OffsetSet
  private var insertedOrReloaded: OffsetSet
  private var movedFrom: OffsetSet
  private var movedTo: OffsetSet
  private let oldCount: Int
  private let newCount: Int

  /// - Parameter reloadedNew: The offsets of reloaded sections after the batch.
  init(_ batch: BatchUpdate, oldCount: Int, newCount: Int, reloadedNew: OffsetRanges) {
    self.oldCount = oldCount
    self.newCount = newCount
    func old(_ sections: [Int]) -> OffsetSet { OffsetSet(sections, bound: oldCount) }
    func new(_ sections: [Int]) -> OffsetSet { OffsetSet(sections, bound: newCount) }
    deletedOrReloaded = old(batch.sectionDeletes + batch.sectionReloads)
    insertedOrReloaded = new(batch.sectionInserts)
    for run in reloadedNew.runs { insertedOrReloaded.insert(run.range) }
    movedFrom = old(batch.sectionMoves.map { $0.from })
    movedTo = new(batch.sectionMoves.map { $0.to })
  }

  func isDeletedOrReloaded(old section: Int) -> Bool {
    isOld(section) && deletedOrReloaded.contains(section)
  }

  func isInsertedOrReloaded(new section: Int) -> Bool {
    isNew(section) && insertedOrReloaded.contains(section)
  }

  func isMoved(old section: Int) -> Bool { isOld(section) && movedFrom.contains(section) }

  func isMoved(new section: Int) -> Bool { isNew(section) && movedTo.contains(section) }

  private func isOld(_ section: Int) -> Bool { 0 <= section && section < oldCount }

  private func isNew(_ section: Int) -> Bool { 0 <= section && section < newCount }
}

extension OffsetSet {
  /// Creates a set of the integers that are offsets below a bound.
  fileprivate init(_ offsets: [Int], bound: Int) {
    self.init(bound: bound)
    for offset in offsets where 0 <= offset && offset < bound { insert(offset..<offset + 1) }
  }
}
