// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

/// A row type to measure with, and every timed call of the library on lists of such rows.
///
/// As for the measures, each type writes the calls out for itself, so that a call is timed as an app
/// makes it.
protocol BenchmarkRow: WorkloadRow {
  static func diff(_ old: [Self], _ new: [Self]) -> ListDiff
  static func diffByClosures(_ old: [Self], _ new: [Self]) -> ListDiff
  static func diffByKeyPath(_ old: [Self], _ new: [Self]) -> ListDiff
  static func apply(_ diff: ListDiff, _ old: [Self], _ new: [Self]) -> [Self]
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<[Self]>>,
    _ new: [Self]
  ) throws(BatchError) -> ListTransition
}
