// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Edits that change the sections of rows, but no row itself.
extension SectionedEdits {
  /// Moves the first third of the sections, with their rows, to the end.
  package static let rotateSections = edit { script, counts, _ in
    let start = counts.count / 3
    let starts = starts(counts)
    let order = Array(start..<counts.count) + Array(0..<start)
    script.sections.sources = order.map(Int32.init)
    script.newCounts = order.map { counts[$0] }
    script.rows.sources = order.flatMap { section in
      (starts[section]..<starts[section + 1]).map(Int32.init)
    }
  }

  /// Splits each section: its second half becomes a new section after it.
  package static let splitSections = edit { script, counts, _ in
    script.sections.sources = counts.indices.flatMap { [Int32($0), EditScript.inserted] }
    script.newCounts = counts.flatMap { [$0 - $0 / 2, $0 / 2] }
  }

  /// Appends the rows of every second section to the section before it.
  package static let mergeSections = edit { script, counts, _ in
    let firsts = stride(from: 0, to: counts.count, by: 2)
    script.sections.sources = firsts.map(Int32.init)
    script.newCounts = firsts.map { counts[$0] + ($0 + 1 < counts.count ? counts[$0 + 1] : 0) }
  }

  /// Interleaves the rows of each two adjacent sections, and divides them again.
  package static let interleaveNeighbours = edit { script, counts, _ in
    let starts = starts(counts)
    for first in stride(from: 0, to: counts.count - 1, by: 2) {
      let pair = [starts[first]..<starts[first + 1], starts[first + 1]..<starts[first + 2]]
      let woven = (0..<max(pair[0].count, pair[1].count)).flatMap { step in
        pair.filter { step < $0.count }.map { Int32($0.lowerBound + step) }
      }
      script.rows.sources.replaceSubrange(pair[0].lowerBound..<pair[1].upperBound, with: woven)
    }
  }

  /// Replaces all sections by new ones with the same rows.
  package static let replaceSections = edit { script, counts, _ in
    script.sections.sources = counts.map { _ in EditScript.inserted }
  }

  /// Shuffles the sections, and all rows across sections.
  package static let shuffleSectionsAndRows = edit { script, _, random in
    script.rows.shuffleAll(&random)
    script.shuffleSections(&random)
  }

  /// Returns the offset of each section's first row, and the number of all rows.
  private static func starts(_ counts: [Int]) -> [Int] {
    counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }
}
