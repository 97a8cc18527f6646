// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The edits of generated lists of sections.
///
/// Each returns a script for sections with given, nonzero row counts.
package enum SectionedEdits {
  package typealias Edit =
    @Sendable (_ counts: [Int], _ random: inout SplitMix64) -> SectionedScript

  package static let none: Edit = { counts, _ in SectionedScript(oldCounts: counts) }

  package static let updateInTheMiddle = edit { script, _, _ in
    script.rows.updated = [script.rows.oldCount / 2]
  }

  /// Changes one row in a hundred at random offsets: a third each is deleted, inserted and updated.
  package static let scattered = edit { script, _, random in
    script.take(Edits.scattered(script.rows.oldCount, &random))
  }

  /// Moves rows from their sections to random places of other sections.
  ///
  /// All other rows stay, so a minimal diff has exactly these moves.
  package static let moveAcross = edit { script, counts, random in
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
  }

  /// Shuffles the sections with their rows.
  package static let shuffleSections = edit { script, _, random in
    script.shuffleSections(&random)
  }

  /// Shuffles the sections, and deletes, inserts or updates one row in a hundred.
  package static let shuffleSectionsAndScatter: Edit = { counts, random in
    var script = scattered(counts, &random)
    script.shuffleSections(&random)
    return script
  }

  /// Shuffles all rows across sections, which keep their row counts.
  package static let shuffleRows = edit { script, _, random in
    script.rows.shuffleAll(&random)
  }

  static func edit(
    _ change:
      @escaping @Sendable (inout SectionedScript, _ counts: [Int], _ random: inout SplitMix64)
      -> Void
  ) -> Edit {
    { counts, random in
      var script = SectionedScript(oldCounts: counts)
      change(&script, counts, &random)
      return script
    }
  }

  /// Returns the same edit, with storage shared by sections with unchanged rows.
  package static func sharing(_ edit: @escaping Edit) -> Edit {
    { counts, random in
      var script = edit(counts, &random)
      script.sharesUntouched = true
      return script
    }
  }
}
