// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// The rules E: every cell ends up with its row, and shows it as it is.
extension SectionInterpreter {
  func brokenMeaning(_ reading: Reading) -> [String] {
    var broken: [String] = []
    for (section, source) in reading.sections.enumerated() {
      let isRefreshed = batch.sectionRefreshes.contains(section)
      guard let source, !batch.sectionReloads.contains(source) else {
        if isRefreshed { broken.append("E5 section \(section)") }
        continue
      }
      if old[source].id != new[section].id { broken.append("E1 section \(section)") }
      if old[source].title != new[section].title && !isRefreshed {
        broken.append("E4 section \(section)")
      }
    }
    for path in batch.refreshes where !isInNew(path) { broken.append("E5 \(path)") }
    for section in batch.sectionRefreshes where !new.indices.contains(section) {
      broken.append("E5 section \(section)")
    }
    if Set(batch.refreshes).count != batch.refreshes.count { broken.append("E5 twice") }
    if Set(batch.sectionRefreshes).count != batch.sectionRefreshes.count {
      broken.append("E5 sections twice")
    }
    let refreshes = Set(batch.refreshes), reloads = Set(batch.reloads)
    for (section, places) in reading.rows.enumerated() {
      for (row, place) in places.enumerated() {
        let path = RowPath(section: section, row: row)
        guard let place, !reloads.contains(place) else {
          if refreshes.contains(path) { broken.append("E5 \(path)") }
          continue
        }
        let before = old[place.section].rows[place.row], after = new[section].rows[row]
        if before.id != after.id { broken.append("E1 \(path)") }
        if before != after && !refreshes.contains(path) { broken.append("E4 \(path)") }
      }
    }
    return broken + brokenReloads(reading)
  }

  /// E2 and E3: a reload is read as a delete and an insert, and moves are not looked at.
  private func brokenReloads(_ reading: Reading) -> [String] {
    var broken: [String] = []
    for section in batch.sectionReloads
    where adjusted(section) != reading.newOffset(ofOld: section) {
      broken.append("E2 section \(section)")
    }
    for path in batch.reloads {
      let section = adjusted(path.section)
      let deletes = batch.deletes.filter { $0.section == path.section && $0.row < path.row }
      var row = path.row - deletes.count
      for insert in batch.inserts where insert.section == section && insert.row <= row { row += 1 }
      let isMeant =
        reading.rows.indices.contains(section) && reading.rows[section].indices.contains(row)
        && reading.rows[section][row] == path
      if !isMeant { broken.append("E2 \(path)") }
    }
    return broken
  }

  private func adjusted(_ section: Int) -> Int {
    var adjusted = section - batch.sectionDeletes.filter { $0 < section }.count
    for insert in batch.sectionInserts where insert <= adjusted { adjusted += 1 }
    return adjusted
  }
}
