// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

/// A section type to measure with, and every timed call on lists of such sections.
///
/// As for rows, each type spells the calls out: they are timed as an app would make them.
protocol BenchmarkSection: ListSection, Sendable
where Row: BenchmarkRow, Rows == [Row] {
  static func diff(_ old: [Self], _ new: [Self]) -> SectionedDiff
  static func plan(_ diff: SectionedDiff, _ old: [Self], _ new: [Self]) -> [ListStage<Self>]
  static func apply(_ diff: SectionedDiff, _ old: [Self], _ new: [Self]) -> [Self]
  static func perform(
    _ stages: [ListStage<Self>], on view: inout HeadlessListView<Self>
  ) throws(BatchError)
}
