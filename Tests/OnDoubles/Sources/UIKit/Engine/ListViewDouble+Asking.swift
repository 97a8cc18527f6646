// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Calls of the data source.
extension ListViewDouble {
  /// Calls the data source or delegate, during which nothing may change.
  func asking<Result>(_ call: () -> Result) -> Result {
    let before = isAsking
    isAsking = true
    defer { isAsking = before }
    return call()
  }

  /// Does something in a phase.
  func during<Result>(_ phase: ListViewPhase, _ body: () -> Result) -> Result {
    let before = self.phase
    self.phase = phase
    defer { self.phase = before }
    return body()
  }

  /// Returns the number of rows in each section of the data source.
  func askCounts() -> [Int] {
    if !host.hasDataSource { return [] }
    let sections = asking { host.sectionCount() }
    return (0..<max(0, sections)).map { section in
      asking { host.rowCount(inSection: section) }
    }
  }

  /// Whether the view is in the middle of something during which it cannot change.
  var isBusy: Bool { isAsking || (phase != .idle && phase != .inBlock) }

  /// Returns whether the view may change now; otherwise records a failure.
  func mayChange(_ call: String) -> Bool {
    if isBusy {
      record.add(.reentered(call: call, during: phase))
      return false
    }
    if isDragUnsettled {
      record.add(.changedWhileDragging(call: call))
      return false
    }
    if isSettlingDrop {
      record.add(.changedAfterDrop(call: call))
      return false
    }
    noteChangeDuringSwipe(call)
    return true
  }
}
