// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

/// Two snapshots of a list of sections, and the same rows as flat lists for the measures.
struct SectionedWorkload<S: BenchmarkSection> {
  let old: [S]
  let new: [S]

  /// The rows of all sections, in order.
  let flat: Workload<S.Row>

  let expected: SectionedCounts
}

extension SectionedWorkload where S == RowsInSection {
  init(
    _ pair: RowPair<Row>, counts: [Int], edit: SectionedEdits.Edit, data: RowData
  ) {
    var random = SplitMix64(seed: UInt64(pair.rows.count))
    let script = edit(counts, &random)
    let flat = Workload(pair, script.rows, data: data, &random)
    let old = cut(flat.old, counts)
    let oldSections = old.enumerated().map { S(number: $0, rows: $1) }
    var nextNumber = counts.count
    self.old = oldSections
    new = zip(script.sections.sources, cut(flat.new, script.newCounts)).map { source, rows in
      if source == EditScript.inserted {
        nextNumber += 1
        return S(number: nextNumber - 1, rows: rows)
      }
      let section = oldSections[Int(source)]
      let isShared = script.sharesUntouched && section.rows == rows
      return S(section, rows: isShared ? section.rows : rows)
    }
    self.flat = flat
    expected = script.counts
  }
}

extension SectionedWorkload {
  /// Creates a workload from existing lists, in which no id of a section or of a row repeats.
  init(found old: [S], _ new: [S]) {
    self.old = old
    self.new = new
    flat = Workload(found: old.flatMap(\.rows), new.flatMap(\.rows))
    var script = SectionedScript(oldCounts: old.map(\.rows.count))
    script.newCounts = new.map(\.rows.count)
    script.rows = flat.script
    script.sections = EditScript(
      oldIDs: old.map(\.id), newIDs: new.map(\.id)
    ) { !old[$0].hasSameHeader(as: new[$1]) }
    expected = script.counts
  }
}

/// Returns the rows of each section, in separate storage.
private func cut<R>(_ rows: [R], _ counts: [Int]) -> [[R]] {
  var start = 0
  return counts.map { count in
    defer { start += count }
    return Array(rows[start..<start + count])
  }
}
