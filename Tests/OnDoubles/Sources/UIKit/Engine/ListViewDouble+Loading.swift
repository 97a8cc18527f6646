// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// Loading all data.
extension ListViewDouble {
  /// Lets the next layout pass load all data, as for another data source.
  func setNeedsReload() {
    needsReload = true
    host.view?.setNeedsLayout()
  }

  func reloadData() {
    if !mayChange("reloadData") { return }
    if depth > 0 {
      record.add(.reentered(call: "reloadData", during: phase))
      return
    }
    reloadCount += 1
    setNeedsReload()
  }

  /// Loads all data if that is pending.
  func loadIfNeeded() {
    if !needsReload || isBusy || depth > 0 { return }
    needsReload = false
    during(.reloading) {
      for path in cells.keys.sorted() { discardCell(at: path) }
      for place in Array(supplementaryViews.keys) { discardSupplementary(place) }
      selectedPaths = []
      prefetchedPaths = []
      counts = askCounts()
      list.reload(counted(counts))
      measure()
      if let view = host.view {
        view.contentOffset = CGPoint(x: 0, y: -view.adjustedContentInset.top)
      }
    }
  }

  /// Returns sections of rows with these counts.
  func counted(_ counts: [Int]) -> [Counted] {
    // Sections of one size share their storage.
    var rows: [Int: [Int]] = [:]
    return counts.map { count in
      if rows[count] == nil { rows[count] = Array(repeating: 0, count: count) }
      return Counted(id: 0, rows: rows[count] ?? [])
    }
  }

  var sectionCount: Int {
    loadIfNeeded()
    return counts.count
  }

  func rowCount(inSection section: Int) -> Int {
    loadIfNeeded()
    if !counts.indices.contains(section) {
      record.add(
        .outOfRange(call: "number of rows", IndexPath(row: 0, section: section)))
      return 0
    }
    return counts[section]
  }

  func hasRow(at path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.row)
  }
}
