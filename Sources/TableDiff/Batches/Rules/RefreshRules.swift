// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rule E5: refreshed rows keep their cells, and refreshed sections their headers.
extension BatchRule {
  /// A refreshed row keeps its cell, a refreshed section keeps its header, and neither is refreshed
  /// twice (E5).
  package static let invalidRefresh = BatchRule(
    "E5", "invalidRefresh",
    message: { finding in
      guard case .reason(let reason) = finding.details else { return finding.subject }
      return "\(finding.subject), but \(reason)"
    })
}

extension BatchInterpretation {
  mutating func readRefreshes(of batch: BatchUpdate) {
    var last: RowPath?
    for run in batch.refreshed.runs {
      if isPlain(run, after: last) {
        let start = new[run.section]
        rowContents.refreshed.append(start + run.rows.lowerBound..<start + run.rows.upperBound + 1)
      } else {
        for row in run.rows {
          let path = RowPath(section: run.section, row: row)
          readRefresh(path, isRepeated: path == last)
        }
      }
      last = RowPath(section: run.section, row: run.rows.upperBound)
    }
  }

  /// Returns whether the ends of a run prove that all its rows are kept and not yet refreshed.
  private func isPlain(_ run: BatchUpdate.RowRange, after last: RowPath?) -> Bool {
    if !has(RowPath(section: run.section, row: run.rows.upperBound)) { return false }
    if last == run.first { return false }
    let start = new[run.section]
    let kept = map.byNew[map.runIndex(ofNew: start + run.rows.lowerBound)]
    return kept.old >= 0 && start + run.rows.upperBound < Int(kept.new) + Int(kept.count)
  }

  private func has(_ path: RowPath) -> Bool {
    new.hasSection(path.section) && path.row < new.rows(of: path.section).count
  }

  private mutating func readRefresh(_ path: RowPath, isRepeated: Bool) {
    let reason: String
    if !has(path) {
      reason = "there is no such row after the batch"
    } else if isRepeated {
      reason = "it is already refreshed"
    } else {
      let offset = new.offset(of: path)
      if map.oldOffset(ofNew: offset) != nil {
        rowContents.refreshed.append(offset..<offset + 1)
        return
      }
      reason =
        rowContents.reloadedNew.contains(offset)
        ? "the row is reloaded with a new cell" : "the row is inserted with a new cell"
    }
    invalidRefreshes.append(
      BatchFinding(
        .invalidRefresh, [.refreshRow(path)], counts: counts(new: path.section),
        details: .reason(reason)))
  }

  mutating func readSectionRefreshes(of batch: BatchUpdate) {
    var last: Int?
    for section in batch.sectionRefreshes {
      defer { last = section }
      let reason: String
      if !new.hasSection(section) {
        reason = "there is no such section after the batch"
      } else if section == last {
        reason = "it is already refreshed"
      } else if sectionMap.oldOffset(ofNew: section) != nil {
        sectionContents.refreshed.append(section..<section + 1)
        continue
      } else {
        reason =
          sectionContents.reloadedNew.contains(section)
          ? "the section is reloaded with a new header"
          : "the section is inserted with a new header"
      }
      invalidRefreshes.append(
        BatchFinding(
          .invalidRefresh, [.refreshSection(section)], counts: sectionCounts,
          details: .reason(reason)))
    }
  }
}
