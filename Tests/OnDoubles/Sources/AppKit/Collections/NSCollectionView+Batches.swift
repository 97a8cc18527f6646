// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

extension NSCollectionView {
  /// Performs the operations of a block as one batch; a batch within another is a part of it.
  func perform(_ updates: (() -> Void)?, _ completionHandler: ((Bool) -> Void)?) {
    guard double.permits("performBatchUpdates") else { return }
    if let completionHandler { handlers.append(completionHandler) }
    if operations != nil {
      updates?()
      return
    }
    begin()
    updates?()
    finish()
  }

  func add(_ operations: [BatchUpdate.Operation]) {
    if self.operations == nil {
      perform({ self.operations? += operations }, nil)
    } else {
      self.operations? += operations
    }
  }

  private func begin() {
    if isInvalid {
      double.fail("a batch began while a reload was pending")
      countIfNeeded()
    }
    operations = []
    let counted = double.within(.beforeBatch) { askCounts() }
    if counted != judge.counts {
      double.fail("the data changed before a batch: \(counted) instead of \(judge.counts)")
    }
    if isAnimated, isOffScreen {
      double.fail("a batch was animated off screen")
    }
    if isAnimated { double.animatedBatchCount += 1 } else { double.unanimatedBatchCount += 1 }
    isAnimated = false
  }

  private func finish() {
    let batch = BatchUpdate(operations ?? [])
    let counts = double.within(.afterBatch) { askCounts() }
    let selected = Set(selection.compactMap(cell))
    let oldHeaders = headers
    let failures = judge.perform(batch, counts: counts)
    operations = nil
    for text in failures { double.fail(text) }
    if failures.isEmpty {
      // A flow layout goes back to its estimates, as users report of UIKit's:
      // https://github.com/lionheart/openradar-mirror/issues/18964
      knownHeights = [:]
      carry(batch, selected: selected, headers: oldHeaders)
      fit()
      loadVisibleItems(in: .afterBatch)
      if double.heightOfView != nil { needsLayout = true }
    }
    let ended = handlers
    handlers = []
    double.end { finished in for handler in ended { handler(finished) } }
  }

  /// Carries the selection and the headers along with a batch, and gives up what is gone.
  private func carry(_ batch: BatchUpdate, selected: Set<Int>, headers old: [NSView?]) {
    let cells = Set(judge.cells.joined())
    for (cell, item) in items where !cells.contains(cell) {
      items[cell] = nil
      recycle(item)
    }
    selection = Set(places.filter { cell(at: $0).map(selected.contains) == true })
    let origins = batch.sectionOrigins(oldCount: old.count, newCount: judge.counts.count)
    headers = origins.map { $0.flatMap { old[$0] } }
    for (section, view) in old.enumerated() where !origins.contains(section) { recycle(view) }
  }
}

extension RowPath {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.item) }
}

extension BatchUpdate {
  fileprivate init(_ operations: [Operation]) {
    var sections: (deletes: [Int], inserts: [Int], reloads: [Int]) = ([], [], [])
    var rows: (deletes: [RowPath], inserts: [RowPath], reloads: [RowPath]) = ([], [], [])
    var sectionMoves: [ListDiff.Move] = []
    var moves: [SectionedDiff.Move] = []
    for operation in operations {
      switch operation {
      case .deleteSection(let section): sections.deletes.append(section)
      case .insertSection(let section): sections.inserts.append(section)
      case .moveSection(let move): sectionMoves.append(move)
      case .reloadSection(let section): sections.reloads.append(section)
      case .deleteRow(let path): rows.deletes.append(path)
      case .insertRow(let path): rows.inserts.append(path)
      case .moveRow(let move): moves.append(move)
      case .reloadRow(let path): rows.reloads.append(path)
      case .refreshRow, .refreshSection: break
      }
    }
    self.init(
      sectionDeletes: sections.deletes, sectionInserts: sections.inserts,
      sectionMoves: sectionMoves, sectionReloads: sections.reloads, deletes: rows.deletes,
      inserts: rows.inserts, moves: moves, reloads: rows.reloads)
  }
}
