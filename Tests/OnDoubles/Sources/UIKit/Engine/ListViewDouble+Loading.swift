// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// Loading all data.
extension ListViewDouble {
  /// Lets the next layout pass load all data, as for another data source.
  func setNeedsReload() {
    needsReload = true
    host.setNeedsLayout()
  }

  func reloadData() {
    if !mayChange("reloadData") { return }
    if depth > 0 {
      record.add(.reentered(call: "reloadData", during: phase))
      return
    }
    reloadCount += 1
    reloadKeepsCells = keepsCellsInReloads && runningAnimations > 0
    setNeedsReload()
  }

  /// Loads all data if that is pending.
  func loadIfNeeded() {
    if !needsReload || isBusy || depth > 0 { return }
    needsReload = false
    during(.reloading) {
      for path in cells.keys.sorted() where !reloadKeepsCells || cells[path]?.isVisible != true {
        discardCell(at: path)
      }
      for place in Array(supplementaryViews.keys) { discardSupplementary(place) }
      selectedPaths = []
      prefetchedPaths = []
      knownHeights = [:]
      counts = askCounts()
      for (path, cell) in cells {
        if hasRow(at: path) { setSelected(false, of: cell.view) } else { discardCell(at: path) }
      }
      reloadKeepsCells = false
      let sections = counted(counts)
      list.reload(sections)
      loadIndexTitles()
      measure()
      host.contentOffset = CGPoint(x: 0, y: -host.adjustedContentInset.top)
    }
  }

  /// Returns sections of rows with these counts.
  ///
  /// Sections of one size share their storage with each other and with those of the view, so that
  /// the judge need not compare them row by row.
  func counted(_ counts: [Int]) -> [Counted] {
    var rows = Dictionary(
      list.shownSections.map { ($0.rows.count, $0.rows) }, uniquingKeysWith: { first, _ in first })
    return counts.map { count in
      let shared = rows[count] ?? Array(repeating: NoHeader(), count: count)
      rows[count] = shared
      return Counted(id: 0, rows: shared)
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
