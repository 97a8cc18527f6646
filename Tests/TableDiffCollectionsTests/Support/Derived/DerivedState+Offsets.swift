// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// Where shown rows are in the source, and the reverse, beside what follows from reading all rows.
extension DerivedState {
  /// Returns what is wrong with the offsets of rows; `nil` if nothing is.
  func problemOfOffsets() -> String? {
    let rows = Array(source)
    let shown = Array(list.rows)
    var paths: [RowPath] = []
    let parts = sections.sections
    for (section, part) in parts.enumerated() {
      for row in part.rows.indices { paths.append(RowPath(section: section, row: row)) }
    }
    if sections.rowCount != paths.count { return "rowCount \(sections.rowCount)" }
    // For each row of the source where it is shown, by asking all shown rows where they come from.
    var offsets = [Int?](repeating: nil, count: rows.count)
    var sourcePaths = [RowPath?](repeating: nil, count: rows.count)
    for offset in shown.indices {
      let origin = list.sourceOffset(ofShown: offset)
      if rows[origin] != shown[offset] { return "row \(offset) is not row \(origin)" }
      if offsets[origin] != nil { return "row \(origin) is shown twice" }
      offsets[origin] = offset
    }
    let end = list.sourceOffset(ofShown: shown.count)
    if end != (shown.indices.last.map { list.sourceOffset(ofShown: $0) + 1 } ?? rows.count) {
      return "the end is \(end)"
    }
    for path in paths {
      let origin = sections.sourceOffset(ofShown: path)
      if rows[origin] != parts[path.section].rows[path.row] { return "row \(path)" }
      if sourcePaths[origin] != nil { return "row \(origin) is in sections twice" }
      sourcePaths[origin] = path
    }
    for origin in rows.indices {
      if list.shownOffset(ofSource: origin) != offsets[origin] { return "place of \(origin)" }
      if sections.shownPath(ofSource: origin) != sourcePaths[origin] { return "path of \(origin)" }
    }
    return nil
  }
}
