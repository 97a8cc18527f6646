// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

extension StringRow: BenchmarkRow {
  @inline(never)
  static func diff(_ old: [StringRow], _ new: [StringRow]) -> ListDiff {
    old.tableDiff(to: new)
  }

  @inline(never)
  static func diffByClosures(_ old: [StringRow], _ new: [StringRow]) -> ListDiff {
    old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })
  }

  @inline(never)
  static func diffByKeyPath(_ old: [StringRow], _ new: [StringRow]) -> ListDiff {
    old.tableDiff(to: new, id: \.id)
  }

  @inline(never)
  static func apply(_ diff: ListDiff, _ old: [StringRow], _ new: [StringRow]) -> [StringRow] {
    old.applying(diff, rowsFrom: new)
  }

  @inline(never)
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<[StringRow]>>,
    _ new: [StringRow]
  ) throws(BatchError) -> ListTransition {
    try view.perform(batch, rows: new)
  }
}
