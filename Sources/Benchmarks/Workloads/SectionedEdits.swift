// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The edits of the table of sectioned lists.
///
/// Each makes a script for sections of so many rows: one section or more, none of them empty.
enum SectionedEdits {
  typealias Edit = @Sendable (_ counts: [Int], _ random: inout SplitMix64) -> SectionedScript

  static let updateInTheMiddle: Edit = { counts, _ in
    var script = SectionedScript(oldCounts: counts)
    script.rows.updated = [script.rows.oldCount / 2]
    return script
  }

  /// One row in a hundred: a third deleted, a third inserted, a third updated, all at random
  /// offsets.
  static let scattered: Edit = { counts, random in
    var script = SectionedScript(oldCounts: counts)
    script.take(Edits.scattered(script.rows.oldCount, &random))
    return script
  }

  /// Rows leave their sections for others, each to a place at random.
  ///
  /// All other rows stay: so many moves there are, and not one more.
  static let moveAcross: Edit = { counts, random in
    var script = SectionedScript(oldCounts: counts)
    let sectionOfRow = SectionedScript.sections(counts: counts)
    let count = script.rows.oldCount
    var incoming: [[Int32]] = counts.map { _ in [] }
    let moving = Set((0..<count).sample(Edits.block(of: count), &random))
    for row in moving.sorted() {
      let step = Int.random(in: 1..<counts.count, using: &random)
      incoming[(sectionOfRow[row] + step) % counts.count].append(Int32(row))
    }
    var start = 0
    script.rows.sources = []
    for section in counts.indices {
      var rows = (start..<start + counts[section]).filter { !moving.contains($0) }.map(Int32.init)
      for row in incoming[section] {
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
      }
      script.rows.sources += rows
      script.newCounts[section] = rows.count
      start += counts[section]
    }
    return script
  }

  /// Sections in random order, each with its rows.
  static let shuffleSections: Edit = { counts, random in
    var script = SectionedScript(oldCounts: counts)
    script.shuffleSections(&random)
    return script
  }

  /// Sections in random order, and one row in a hundred deleted, inserted or updated.
  static let shuffleSectionsAndScatter: Edit = { counts, random in
    var script = scattered(counts, &random)
    script.shuffleSections(&random)
    return script
  }

  /// All rows in random order over all sections, each of which has as many rows as before.
  static let shuffleRows: Edit = { counts, random in
    var script = SectionedScript(oldCounts: counts)
    script.rows.shuffleAll(&random)
    return script
  }

  /// The same edit, with storage shared by the sections whose rows nothing happened to.
  static func sharing(_ edit: @escaping Edit) -> Edit {
    { counts, random in
      var script = edit(counts, &random)
      script.sharesUntouched = true
      return script
    }
  }
}
