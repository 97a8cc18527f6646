// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionStarts {
  /// Returns the paths of rows at ascending flat offsets.
  func paths(of ranges: OffsetRanges) -> [RowPath] {
    var paths: [RowPath] = []
    paths.reserveCapacity(ranges.count)
    var section = 0
    for run in ranges.runs {
      for offset in run.range {
        while self[section + 1] <= offset { section += 1 }
        paths.append(RowPath(section: section, row: offset - self[section]))
      }
    }
    return paths
  }
}

extension SectionedDiff {
  /// Returns the results of mapping the paths of each pair of rows.
  func paths<Pair>(
    of pairs: OffsetPairs, _ pair: (_ old: RowPath, _ new: RowPath) -> Pair
  ) -> [Pair] {
    if pairs.isEmpty { return [] }
    let oldSections = SectionFinder(oldStarts)
    var newSection = 0
    return pairs.map { old, new in
      while newStarts[newSection + 1] <= new { newSection += 1 }
      let newPath = RowPath(section: newSection, row: new - newStarts[newSection])
      return pair(oldSections.path(of: old), newPath)
    }
  }
}
