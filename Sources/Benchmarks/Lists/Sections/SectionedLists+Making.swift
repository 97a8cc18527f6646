// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
package import TableDiff

extension SectionedLists where S == RowsInSection {
  /// Creates lists before and after an edit, with a number of rows in sections of the given lengths.
  @MainActor
  init(_ layout: Layout, _ count: Int, _ edit: SectionedEdits.Edit, _ bench: Workbench) {
    var random = SplitMix64(seed: UInt64(count))
    let counts = layout.counts(count)
    let script = edit(counts, &random)
    let flat = Workload<Row>(bench.pair(count), script.rows, data: bench.options.data, &random)
    let old = cut(flat.old, counts).enumerated().map { S(number: $0, rows: $1) }
    var nextNumber = counts.count
    let new = zip(script.sections.sources, cut(flat.new, script.newCounts)).map { source, rows in
      if source == EditScript.inserted {
        nextNumber += 1
        return S(number: nextNumber - 1, rows: rows)
      }
      let section = old[Int(source)]
      let isShared = script.sharesUntouched && section.rows == rows
      return S(section, rows: isShared ? section.rows : rows)
    }
    self.init(old, new, flat: flat, expected: script.counts)
  }
}

extension SectionedLists {
  /// Creates lists from existing ones with unique ids of sections and rows.
  init(found old: [S], _ new: [S]) {
    let flat = Workload(found: old.flatMap(\.rows), new.flatMap(\.rows))
    var script = SectionedScript(oldCounts: old.map(\.rows.count))
    script.newCounts = new.map(\.rows.count)
    script.rows = flat.script
    script.sections = EditScript(
      oldIDs: old.map(\.id), newIDs: new.map(\.id)
    ) { !old[$0].hasSameHeader(as: new[$1]) }
    self.init(old, new, flat: flat, expected: script.counts)
  }
}

/// How rows are divided into sections.
enum Layout: Sendable {
  /// A number of sections of equal length: at least two sections of at least five rows.
  case sections(Int)

  /// A number of rows in each section.
  case rowsEach(Int)

  /// A single section with all rows.
  case one

  /// Returns the number of rows of each section.
  func counts(_ count: Int) -> [Int] {
    let sections =
      switch self {
      case .sections(let sections): max(2, min(sections, count / 5))
      case .rowsEach(let rows): max(1, count / rows)
      case .one: 1
      }
    return (0..<sections).map { (count * ($0 + 1)) / sections - (count * $0) / sections }
  }
}

extension RowSection where ID == Int, Header == NoHeader {
  /// Creates the section for a number, whose id is scattered over all 64 bits.
  package init(number: Int, rows: [Row]) { self.init(id: Int(number: number), rows: rows) }
}

/// Returns the rows of each section, in separate storage.
private func cut<R>(_ rows: [R], _ counts: [Int]) -> [[R]] {
  var start = 0
  return counts.map { count in
    defer { start += count }
    return Array(rows[start..<start + count])
  }
}
