// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Keeps the last list of rows for the next case.
@usableFromInline
package struct RowPairs<R: WorkloadRow> {
  @usableFromInline
  var last: RowPair<R>?

  @inlinable
  package init() {}

  @export(implementation)
  package mutating func pair(_ count: Int, _ data: RowData) -> RowPair<R> {
    if let last, last.rows.count == count { return last }
    last = nil
    let pair = RowPair<R>(count: count, data: data)
    last = pair
    return pair
  }
}
