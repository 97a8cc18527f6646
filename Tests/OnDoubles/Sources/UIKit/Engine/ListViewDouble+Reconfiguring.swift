// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// New content for existing cells.
extension ListViewDouble {
  func reconfigure(_ paths: [IndexPath]) {
    if !supportsReconfigure {
      record.add(.unavailable(call: "reconfigure"))
      return
    }
    if depth > 0 {
      record.add(.refreshedInBatch(paths))
      return
    }
    if !mayChange("reconfigure") { return }
    if !host.hasDataSource {
      record.add(.dataSourceGone)
      return
    }
    if needsReload {
      record.add(.reloadPending(call: "reconfigure", texts: []))
      return
    }
    during(.reconfiguring) {
      let counts = askCounts()
      if counts != self.counts {
        record.add(.countsDiffer(shown: self.counts, dataSource: counts))
        return
      }
      // The paths are judged as those of reloads, which must exist and differ.
      let sections = list.shownSections
      var list = list
      do throws(BatchError) {
        _ = try perform(BatchUpdate(reloads: paths.map(RowPath.init)), on: &list, to: sections)
      } catch {
        record.add(rejection(error))
        return
      }
      for path in paths {
        guard let cell = cells[path] else { continue }
        _ = provide(Self.cellKind, at: path, existing: cell.view)
      }
      // Their cells may need other heights now.
      if heightOfCell != nil { host.setNeedsLayout() }
    }
  }
}
