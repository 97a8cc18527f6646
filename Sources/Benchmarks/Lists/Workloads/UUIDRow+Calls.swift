// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

extension UUIDRow: BenchmarkRow {
  @inline(never)
  static func diff(_ old: [UUIDRow], _ new: [UUIDRow]) -> ListDiff {
    old.tableDiff(to: new)
  }

  @inline(never)
  static func diffByClosures(_ old: [UUIDRow], _ new: [UUIDRow]) -> ListDiff {
    old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })
  }

  @inline(never)
  static func diffByKeyPath(_ old: [UUIDRow], _ new: [UUIDRow]) -> ListDiff {
    old.tableDiff(to: new, id: \.id)
  }

  @inline(never)
  static func apply(_ diff: ListDiff, _ old: [UUIDRow], _ new: [UUIDRow]) -> [UUIDRow] {
    old.applying(diff, rowsFrom: new)
  }

  @inline(never)
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<[UUIDRow]>>,
    _ new: [UUIDRow]
  ) throws(BatchError) -> ListTransition {
    try view.perform(batch, rows: new)
  }
}
