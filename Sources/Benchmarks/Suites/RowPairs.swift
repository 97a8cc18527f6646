// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Keeps the last list of rows for the next case.
struct RowPairs<R: BenchmarkRow> {
  private var last: RowPair<R>?

  mutating func pair(_ count: Int, _ data: RowData) -> RowPair<R> {
    if let last, last.rows.count == count { return last }
    last = nil
    let pair = RowPair<R>(count: count, data: data)
    last = pair
    return pair
  }
}
