// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension ListDiff {
  /// The new offsets of the inserted and updated rows, which applying takes from the new list.
  ///
  /// - Complexity: O(*r*), where *r* is the number of their runs.
  @usableFromInline
  package var offsetsFromNew: OffsetRanges {
    var offsets = OffsetRanges()
    var index = 0
    for run in updated.runs {
      while index < inserted.runs.count, inserted.runs[index].start < run.new {
        offsets.append(inserted.runs[index].range)
        index += 1
      }
      offsets.append(run.newRange)
    }
    for run in inserted.runs[index...] { offsets.append(run.range) }
    return offsets
  }
}

extension SectionedDiff {
  /// The new flat offsets of the inserted and updated rows, including those inserted with their
  /// section.
  ///
  /// - Complexity: O(*r* + *s*), where *r* is the number of runs of changed rows and *s* that of
  ///   sections.
  @usableFromInline
  package var offsetsFromNew: OffsetRanges {
    aligned(by: SectionAlignment(sections, oldStarts: oldStarts)).offsetsFromNew
  }
}
