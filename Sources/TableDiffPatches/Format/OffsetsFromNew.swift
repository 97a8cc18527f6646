// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension ListDiff {
  /// The new offsets of the inserted and updated rows, which are read from the new list.
  ///
  /// - Complexity: O(*r*), where *r* is the number of their runs.
  @usableFromInline
  package var offsetsFromNew: OffsetRanges { inserted.merged(with: updated.newRanges) }
}

extension SectionedDiff {
  /// The new flat offsets of the inserted and updated rows, including those inserted with their
  /// section.
  ///
  /// - Complexity: O(*r* + *s*), where *r* is the number of runs of changed rows and *s* of
  ///   sections.
  @usableFromInline
  package var offsetsFromNew: OffsetRanges { allInserted.merged(with: updated.newRanges) }
}
