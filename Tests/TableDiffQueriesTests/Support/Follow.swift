// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import TestSupport
import Testing

/// Lists long enough for trees of two levels, and ones in which each change is most of all.
let listSizes = [0, 5, 60, 700]

/// As many random programs as take about the same time for lists of each size.
func seeds(for size: Int) -> Range<UInt64> {
  #if DEBUG
    0..<(size > 100 ? 1 : 3)
  #else
    0..<(size > 100 ? 2 : 6)
  #endif
}

/// A problem of what is derived: its rows and its diff against arrays.
func problem<Row: Identifiable & Equatable>(
  _ name: String, _ old: [Row], _ new: [Row], rows: some Collection<Row>, diff: ListDiff
) -> String? {
  if Array(rows) != new { return "\(name): \(Array(rows)) in place of \(new)" }
  let expected = old.numberedDiff(to: new)
  return diff == expected ? nil : "\(name): \(diff) in place of \(expected)"
}

/// Follows random edits of two lists in turn, and expects rows and diffs to be those from scratch, of
/// tree arrays, of arrays, of derived lists, and with diffs that are given.
///
/// - Parameters:
///   - make: Derives from two lists.
///   - update: Takes over another version of the first list.
///   - updateOther: Takes over another version of the other list.
///   - rows: The derived rows.
///   - scratch: Derives from two arrays.
func follow<Derived, Row: Identifiable & Equatable>(
  size: Int, otherSize: Int, groupCount: Int, seed: UInt64, steps: Int = 40,
  make: (TreeArray<Item>, TreeArray<Item>) -> Derived,
  update: (inout Derived, TreeArray<Item>, ListDiff?) -> ListDiff,
  updateOther: ((inout Derived, TreeArray<Item>, ListDiff?) -> ListDiff)?,
  rows: (Derived) -> some Collection<Row>, scratch: ([Item], [Item]) -> [Row]
) {
  var items = EditedItems(seed: seed, count: size, groupCount: groupCount)
  var others = EditedItems(seed: seed + 100, count: otherSize, groupCount: groupCount)
  var derived = make(items.rows, others.rows)
  var old = scratch(Array(items.rows), Array(others.rows))
  #expect(Array(rows(derived)) == old, "made of \(size)")
  for step in 0..<steps {
    let (first, other, copy) = (items.rows, others.rows, derived)
    let isGiven = step % 4 < 2
    let diff: ListDiff
    if let updateOther, step % 2 == 1 {
      others.edit()
      diff = updateOther(&derived, others.rows, isGiven ? other.tableDiff(to: others.rows) : nil)
    } else {
      items.edit()
      diff = update(&derived, items.rows, isGiven ? first.tableDiff(to: items.rows) : nil)
    }
    let new = scratch(Array(items.rows), Array(others.rows))
    let isKept = Array(rows(copy)) == old
    let found =
      problem("seed \(seed), step \(step)", old, new, rows: rows(derived), diff: diff)
      ?? (isKept ? nil : "seed \(seed), step \(step): a version from before changed")
    if let found {
      Issue.record("\(found)")
      return
    }
    old = new
  }
}

/// Follows random edits of one list.
func follow<Derived, Row: Identifiable & Equatable>(
  size: Int, groupCount: Int, seed: UInt64, steps: Int = 40,
  make: (TreeArray<Item>) -> Derived,
  update: (inout Derived, TreeArray<Item>, ListDiff?) -> ListDiff,
  rows: (Derived) -> TreeArray<Row>, scratch: ([Item]) -> [Row]
) {
  follow(
    size: size, otherSize: 0, groupCount: groupCount, seed: seed, steps: steps,
    make: { first, _ in make(first) }, update: update, updateOther: nil, rows: rows,
    scratch: { first, _ in scratch(first) })
}

/// Updates a query of types that few tests have; compiled once, for all types.
@inline(never) @_semantics("optimize.sil.specialize.generic.never") @discardableResult
func updateGenerically<Query: RowQuery>(_ query: inout Query, to new: Query.Source) -> ListDiff {
  query.update(to: new)
}
