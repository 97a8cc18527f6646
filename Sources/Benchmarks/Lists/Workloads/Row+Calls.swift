// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
package import TableDiff

extension Row: BenchmarkRow {
  @inline(never)
  package static func diff(_ old: [Row], _ new: [Row]) -> ListDiff {
    old.tableDiff(to: new)
  }

  @inline(never)
  package static func diffByClosures(_ old: [Row], _ new: [Row]) -> ListDiff {
    old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })
  }

  @inline(never)
  package static func diffByKeyPath(_ old: [Row], _ new: [Row]) -> ListDiff {
    old.tableDiff(to: new, id: \.id)
  }

  @inline(never)
  package static func apply(_ diff: ListDiff, _ old: [Row], _ new: [Row]) -> [Row] {
    old.applying(diff, rowsFrom: new)
  }

  @inline(never)
  static func perform(
    _ batch: BatchUpdate, on view: inout HeadlessListView<SingleSection<[Row]>>,
    _ new: [Row]
  ) throws(BatchError) -> ListTransition {
    try view.perform(batch, rows: new)
  }
}
