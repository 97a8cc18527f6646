// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport

/// Rules of a derived list that count their calls.
///
/// The tests that use them do so on one thread.
final class CountedRules: @unchecked Sendable {
  var tests = 0
  var comparisons = 0
  var keys = 0
  var keyComparisons = 0
  var headers = 0

  func reset() { (tests, comparisons, keys, keyComparisons, headers) = (0, 0, 0, 0, 0) }

  func includes(_ row: KeyedRow) -> Bool {
    tests += 1
    return row.flag
  }

  func precedes(_ left: KeyedRow, _ right: KeyedRow) -> Bool {
    comparisons += 1
    return left.key < right.key
  }

  func key(_ row: KeyedRow) -> Int {
    keys += 1
    return row.group
  }

  func keyPrecedes(_ left: Int, _ right: Int) -> Bool {
    keyComparisons += 1
    return left < right
  }

  func header(_ key: Int, _ rows: some Collection<KeyedRow>) -> String {
    headers += 1
    return "\(key): \(rows.count)"
  }

  func list<Source>(_ source: Source) -> DerivedList<Source> where Source.Element == KeyedRow {
    source.derived.filter { self.includes($0) }.sorted { self.precedes($0, $1) }
  }

  func sections<Source>(_ list: DerivedList<Source>) -> DerivedSections<Source, Int>
  where Source.Element == KeyedRow, Source: SendableMetatype {
    list.grouped(
      by: { self.key($0) }, areInIncreasingOrder: { self.keyPrecedes($0, $1) },
      header: { self.header($0, $1) })
  }
}
