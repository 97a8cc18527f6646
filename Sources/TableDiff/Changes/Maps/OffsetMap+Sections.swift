// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetMap {
  /// Creates the map of a diff's rows in flat offsets, if no sections move.
  ///
  /// The staying rows of all sections have the same order in both lists then, so this is a diff of
  /// flat lists, once the rows deleted or inserted with their section are listed too.
  ///
  /// - Complexity: O(*k* + *s*), where *k* is the number of runs of changed rows and *s* that of
  ///   runs of changed sections.
  init(inOrder diff: SectionedDiff) {
    let movedByOld = diff.moved.inverse
    self.init(
      oldCount: diff.oldStarts.rowCount, newCount: diff.newStarts.rowCount,
      deleted: diff.deleted.adding(
        diff.sections.deleted, of: diff.oldStarts, except: movedByOld),
      inserted: diff.inserted.adding(
        diff.sections.inserted, of: diff.newStarts, except: diff.moved),
      moved: diff.moved, movedByOld: movedByOld)
  }
}

extension OffsetRanges {
  /// Returns these offsets and those of all rows of some sections that do not move.
  ///
  /// - Parameters:
  ///   - sections: The sections, none of which has a row among these offsets.
  ///   - starts: The starts of all sections.
  ///   - moved: The moved rows; `new` is the offset in this list.
  /// - Complexity: O(*r* + *s*), where *r* is the number of runs and *s* that of runs of sections.
  func adding(
    _ sections: OffsetRanges, of starts: SectionStarts, except moved: OffsetPairs
  ) -> OffsetRanges {
    if sections.isEmpty { return self }
    var all = OffsetRanges()
    var index = 0
    for section in sections.runs {
      let rows = starts[section.range.lowerBound]..<starts[section.range.upperBound]
      while index < runs.count, runs[index].range.lowerBound < rows.lowerBound {
        all.append(runs[index].range)
        index += 1
      }
      var start = rows.lowerBound
      let first = moved.runs.partitioningIndex { $0.newRange.upperBound > rows.lowerBound }
      for run in moved.runs[first...] {
        if run.newRange.lowerBound >= rows.upperBound { break }
        all.append(start..<max(start, run.newRange.lowerBound))
        start = run.newRange.upperBound
      }
      all.append(start..<max(start, rows.upperBound))
    }
    for run in runs[index...] { all.append(run.range) }
    return all
  }
}
