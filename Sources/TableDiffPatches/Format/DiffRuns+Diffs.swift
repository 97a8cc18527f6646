// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension ListDiff {
  /// Creates the diff of checked runs.
  init(_ runs: DiffRuns) {
    self.init(
      oldCount: runs.frame.old.rowCount, newCount: runs.frame.new.rowCount,
      deleted: runs.deleted, inserted: runs.inserted, moved: runs.moved, updated: runs.updated,
      isKnownMinimal: runs.moved.isEmpty && (runs.deleted.isEmpty || runs.inserted.isEmpty))
  }
}

extension SectionedDiff {
  /// Creates the diff of checked runs.
  init(_ runs: DiffRuns, sections: ListDiff) {
    self.init(
      sections: sections, oldStarts: runs.frame.old, newStarts: runs.frame.new,
      deleted: runs.deleted,
      inserted: runs.inserted, moved: runs.moved, updated: runs.updated)
  }
}
