// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// A derived list whose rules change, and the same with arrays.
///
/// It has state of its own, so that a call can be timed that changes what the one before has left.
final class ChangingList {
  private let rows: [Row]
  private var list: DerivedList<TreeArray<Row>>

  /// The rows that the list shows at first.
  let shown: [Row]

  /// - Parameter isSearch: Whether the list has the rows that a search finds. Otherwise it has those
  ///   that are not done.
  init(_ rows: [Row], isSearch: Bool) {
    self.rows = rows
    let tree = TreeArray(rows)
    if isSearch {
      list = tree.derived.filter { $0.isFoundByLetter }.sorted { $0.title < $1.title }
      shown = rows.filter { $0.isFoundByLetter }.sorted { $0.title < $1.title }
    } else {
      list = SortedRows.derive(tree).list
      shown = SortedRows.make(rows)
    }
  }

  var current: [Row] { Array(list.rows) }

  @inline(never)
  func narrow() -> ListDiff { list.updateFilter(.narrower) { $0.isFoundByLetters } }

  @inline(never)
  func narrowArray() -> (rows: [Row], diff: ListDiff) {
    let narrow = shown.filter { $0.isFoundByLetters }
    return (narrow, shown.tableDiff(to: narrow))
  }

  @inline(never)
  func widen() -> ListDiff { list.updateFilter(.wider) { $0.isFoundByLetter } }

  @inline(never)
  func widenArray(_ narrow: [Row]) -> (rows: [Row], diff: ListDiff) {
    let wide = rows.filter { $0.isFoundByLetter }.sorted { $0.title < $1.title }
    return (wide, narrow.tableDiff(to: wide))
  }

  @inline(never)
  func sortByID() -> ListDiff { list.updateOrder { $0.id < $1.id } }

  @inline(never)
  func sortByTitle() -> ListDiff { list.updateOrder { $0.title < $1.title } }

  @inline(never)
  func sortArray() -> (rows: [Row], diff: ListDiff) {
    let sorted = shown.sorted { $0.id < $1.id }
    return (sorted, shown.tableDiff(to: sorted))
  }

  @inline(never)
  func reverse() { list.reverse() }

  @inline(never)
  func reverseArray() -> [Row] { shown.reversed() }

  @inline(never)
  func sumOfFirst() -> Int {
    var sum = 0
    for row in list.rows.prefix(50) { sum &+= row.id }
    return sum
  }

  @inline(never)
  func sumOfFirstInArray() -> Int {
    var sum = 0
    for row in shown.prefix(50) { sum &+= row.id }
    return sum
  }
}
