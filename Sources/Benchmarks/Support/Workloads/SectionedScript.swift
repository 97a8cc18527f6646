// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An edit of a list of sections as offsets.
package struct SectionedScript {
  package let oldCounts: [Int]

  /// The row count of each new section.
  package var newCounts: [Int]

  /// The edit of the sections; an update is a changed header.
  package var sections: EditScript

  /// The edit of the rows, with offsets over all sections.
  package var rows: EditScript

  /// Whether a new section with unchanged rows shares the old section's storage.
  package var sharesUntouched = false

  /// Creates an empty script.
  package init(oldCounts: [Int]) {
    self.oldCounts = oldCounts
    newCounts = oldCounts
    sections = EditScript(oldCount: oldCounts.count)
    rows = EditScript(oldCount: oldCounts.reduce(0, +))
  }

  /// Adopts an edit of the rows without moves.
  ///
  /// Rows stay in their sections, and an inserted row joins the section of the row before it.
  mutating func take(_ edited: EditScript) {
    rows = edited
    let sectionOfRow = Self.sections(counts: oldCounts)
    newCounts = oldCounts.map { _ in 0 }
    var section = 0
    for source in rows.sources {
      if source != EditScript.inserted { section = sectionOfRow[Int(source)] }
      newCounts[section] += 1
    }
  }

  /// Shuffles the sections with their rows.
  mutating func shuffleSections(_ random: inout SplitMix64) {
    var starts = [0]
    for count in newCounts { starts.append(starts[starts.count - 1] + count) }
    let order = sections.sources.indices.shuffled(using: &random)
    let rowOrder = order.flatMap { starts[$0]..<starts[$0 + 1] }
    let updated = Set(rows.updated)
    sections.sources = order.map { sections.sources[$0] }
    newCounts = order.map { newCounts[$0] }
    rows.updated = rowOrder.indices.filter { updated.contains(rowOrder[$0]) }
    rows.sources = rowOrder.map { rows.sources[$0] }
  }

  /// The numbers of changes in a minimal diff, computed from the script, not from rows.
  package var counts: SectionedCounts {
    let oldSections = Self.sections(counts: oldCounts)
    var survives = oldCounts.map { _ in false }
    for source in sections.sources where source != EditScript.inserted {
      survives[Int(source)] = true
    }
    var counts = SectionedCounts(sections: sections.counts, rows: ChangeCounts())
    var unpaired = oldSections.map { survives[$0] }
    var start = 0
    for (source, count) in zip(sections.sources, newCounts) {
      var inside: [Int32] = []
      for row in rows.sources[start..<start + count] {
        if row == EditScript.inserted {
          if source != EditScript.inserted { counts.rows.inserts += 1 }
          continue
        }
        unpaired[Int(row)] = false
        counts.rows.moves += 1
        if oldSections[Int(row)] == Int(source) { inside.append(row) }
      }
      counts.rows.moves -= longestIncreasingLength(of: inside)
      start += count
    }
    counts.rows.deletes = unpaired.count { $0 }
    counts.rows.updates = rows.updated.count
    return counts
  }

  /// Returns the section of each row.
  static func sections(counts: [Int]) -> [Int] {
    counts.indices.flatMap { repeatElement($0, count: counts[$0]) }
  }
}

/// The numbers of changes of sections and of rows.
package struct SectionedCounts: Equatable, Sendable, Codable {
  package var sections: ChangeCounts
  package var rows: ChangeCounts

  package init(sections: ChangeCounts, rows: ChangeCounts) {
    (self.sections, self.rows) = (sections, rows)
  }
}
