// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rule E5: what is refreshed after the batch has kept its cell, or its header.
extension BatchReading {
  mutating func readRefreshes(of batch: BatchUpdate) {
    var last: RowPath?
    for run in batch.refreshed.runs {
      if isPlain(run, after: last) {
        let start = new[run.section]
        refreshed.append(start + run.rows.lowerBound..<start + run.rows.upperBound + 1)
      } else {
        for row in run.rows {
          let path = RowPath(section: run.section, row: row)
          readRefresh(path, isRepeated: path == last)
        }
      }
      last = RowPath(section: run.section, row: run.rows.upperBound)
    }
  }

  /// Whether all rows of a run are kept and not refreshed before, as a look at its two ends tells.
  private func isPlain(_ run: BatchUpdate.RowRange, after last: RowPath?) -> Bool {
    if !has(RowPath(section: run.section, row: run.rows.upperBound)) { return false }
    if last == RowPath(section: run.section, row: run.rows.lowerBound) { return false }
    let start = new[run.section]
    let kept = map.byNew[map.runIndex(ofNew: start + run.rows.lowerBound)]
    return kept.old >= 0 && start + run.rows.upperBound < Int(kept.new) + Int(kept.count)
  }

  /// Whether there is such a row after the batch.
  private func has(_ path: RowPath) -> Bool {
    new.hasSection(path.section) && path.row < new.rows(of: path.section).count
  }

  private mutating func readRefresh(_ path: RowPath, isRepeated: Bool) {
    let problem: BatchFinding.RefreshProblem
    if !has(path) {
      problem = .noSuchRow
    } else if isRepeated {
      problem = .twice
    } else {
      let offset = new.offset(of: path)
      if map.oldOffset(ofNew: offset) != nil {
        refreshed.append(offset..<offset + 1)
        return
      }
      problem = reloadedNew.contains(offset) ? .reloaded : .inserted
    }
    invalidRefreshes.append(
      BatchFinding(
        .e5, .invalidReconfigure, [.refreshRow(path)], counts: counts(new: path.section),
        details: .refresh(problem)))
  }

  mutating func readSectionRefreshes(of batch: BatchUpdate) {
    var last: Int?
    for section in batch.sectionRefreshes {
      defer { last = section }
      let problem: BatchFinding.RefreshProblem
      if !new.hasSection(section) {
        problem = .noSuchSection
      } else if section == last {
        problem = .twice
      } else if sectionMap.oldOffset(ofNew: section) != nil {
        refreshedSections.append(section..<section + 1)
        continue
      } else {
        problem = reloadedSectionsNew.contains(section) ? .sectionReloaded : .sectionInserted
      }
      invalidRefreshes.append(
        BatchFinding(
          .e5, .invalidReconfigure, [.refreshSection(section)], counts: sectionCounts,
          details: .refresh(problem)))
    }
  }
}
