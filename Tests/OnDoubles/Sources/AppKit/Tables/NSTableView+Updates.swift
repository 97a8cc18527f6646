// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension NSTableView {
  func beginChanges() {
    guard double.permits("beginUpdates()") else { return }
    updateDepth += 1
    if updateDepth == 1 { begin() }
  }

  func endChanges() {
    if updateDepth == 0 { return double.fail("endUpdates() without beginUpdates()") }
    if updateDepth == 1 { finish() }
    updateDepth -= 1
  }

  func insert(_ indexes: IndexSet) {
    change("insertRows") {
      for row in indexes {
        if row > rows.count { return wrong(row) }
        rows.insert(Row(), at: row)
        selectedRowIndexes.shift(startingAt: row, by: 1)
      }
      if double.loadsInsertedRowsAtOnce, window != nil {
        let visible = rows(in: visibleRect)
        for row in indexes where NSLocationInRange(row, visible) { load(row, in: .inBatch) }
      }
    }
  }

  func remove(_ indexes: IndexSet) {
    change("removeRows") {
      if let last = indexes.last, last >= rows.count { return wrong(last) }
      for row in indexes.reversed() {
        rows.remove(at: row)
        selectedRowIndexes.shift(startingAt: row + 1, by: -1)
      }
    }
  }

  func move(_ oldIndex: Int, _ newIndex: Int) {
    change("moveRow") {
      for row in [oldIndex, newIndex] where !rows.indices.contains(row) { return wrong(row) }
      let row = rows.remove(at: oldIndex)
      rows.insert(row, at: newIndex)
      let isSelected = selectedRowIndexes.contains(oldIndex)
      selectedRowIndexes.shift(startingAt: oldIndex + 1, by: -1)
      selectedRowIndexes.shift(startingAt: newIndex, by: 1)
      if isSelected { selectedRowIndexes.insert(newIndex) }
    }
  }

  /// Carries out an operation, as updates of its own if none have begun.
  func change(_ name: String, _ operation: () -> Void) {
    guard double.permits(name) else { return }
    beginChanges()
    if !isBroken { operation() }
    endChanges()
  }

  private func wrong(_ row: Int) {
    isBroken = true
    double.fail(
      "NSTableView error inserting/removing/moving row \(row) (numberOfRows: \(rows.count)).")
  }

  private func begin() {
    noteChangeOfRows()
    if isInvalid {
      double.fail("updates began while a reload was pending")
      // Counts now, as it would count anyway.
      updateDepth = 0
      countIfNeeded()
      updateDepth = 1
    }
    let counted = double.within(.beforeBatch) { countRows() }
    if counted != rows.count {
      double.fail("the data changed before updates: \(counted) rows instead of \(rows.count)")
    }
    let isAnimated = NSAnimationContext.current.duration > 0
    if isAnimated, isOffScreen {
      double.fail("updates were animated off screen")
    }
    if isAnimated { double.animatedBatchCount += 1 } else { double.unanimatedBatchCount += 1 }
    NSAnimationContext.current.join(double)
    before = (rows, selectedRowIndexes)
    double.phase = .inBatch
  }

  private func finish() {
    double.phase = .outside
    let counted = double.within(.afterBatch) { countRows() }
    if !isBroken, counted != rows.count {
      isBroken = true
      double.fail(
        "Invalid update: the data source has \(counted) rows after updates to \(rows.count) rows")
    }
    let old = before
    before = nil
    if isBroken, let old { (rows, selectedRowIndexes) = old }
    let isComplete = !isBroken
    isBroken = false
    if !isComplete { return }
    let kept = Set(rows.map(ObjectIdentifier.init))
    for row in old?.rows ?? [] where !kept.contains(ObjectIdentifier(row)) {
      unload(row)
      if openRow?.row === row { openRow = nil }
    }
    fit()
    loadVisibleRows(in: .afterBatch)
    if usesAutomaticRowHeights { needsLayout = true }
  }
}
