// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The stages of a mixed plan in which rows are deleted and inserted.
enum RowTiming: CaseIterable {
  /// Rows are deleted and inserted with their sections, or together with the other changes there.
  case any
  /// All rows are deleted in the first stage.
  case deletesFirst
  /// All rows are inserted in the second stage.
  case insertsLast
}
