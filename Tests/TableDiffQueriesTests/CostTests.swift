// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

/// One row of very many changes: how many keys are asked for, and how many rows are compared.
@Suite(.serialized) struct CostTests {
  static let count = 30_000

  /// Rows of groups of three, far from each other.
  static func items() -> TreeArray<CountedItem> {
    TreeArray(
      (0..<count).map { CountedItem(id: $0, group: $0 % (count / 3), value: ($0 * 7_919) % count) })
  }

  static func key(_ item: CountedItem) -> Int {
    Counts.shared.keys += 1
    return item.group
  }

  /// Makes edits of each kind, and expects each update to do no more than a budget.
  static func expect(
    _ name: String, keys: Int, comparisons: Int = 0, equalities: Int,
    _ rows: TreeArray<CountedItem>, _ update: (TreeArray<CountedItem>) -> ListDiff
  ) {
    var rows = rows
    for number in 0..<60 {
      let offset = (number * 5_003) % rows.count
      switch number % 5 {
      case 0: rows[offset].value += 1
      case 1: rows[offset].group = number
      case 2: rows.remove(at: offset)
      case 3: rows.move(from: offset, to: rows.count - offset - 1)
      default:
        rows.insert(CountedItem(id: count + number, group: number * 7, value: number), at: offset)
      }
      let counts = Counts.shared
      (counts.keys, counts.comparisons, counts.equalities) = (0, 0, 0)
      _ = update(rows)
      #expect(counts.keys <= keys, "\(name), edit \(number)")
      #expect(counts.comparisons <= comparisons, "\(name), edit \(number)")
      #expect(counts.equalities <= equalities, "\(name), edit \(number)")
    }
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  static func updateOther<First, Other>(
    of rows: inout DerivedCombination<First, Other>, to new: Other
  ) -> ListDiff {
    rows.update(.other(new))
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  static func updateOther<First, Other, Key>(
    of rows: inout DerivedJoin<First, Other, Key>, to new: Other
  ) -> ListDiff {
    rows.update(.other(new))
  }

  // A leaf has some forty rows. One that changed is compared in the source, and what is made of it once more.

  @Test func distinct() {
    let rows = Self.items()
    var distinct = DerivedDistinct(rows, by: Self.key)
    // Two for the row, and one for the first row of each of both keys, before and after.
    Self.expect("distinct", keys: 6, equalities: 400, rows) { updateGenerically(&distinct, to: $0) }
  }

  @Test func prefix() {
    let rows = Self.items()
    var prefix = DerivedPrefix(rows, count: 50) { left, right in
      Counts.shared.comparisons += 1
      return left.value < right.value
    }
    // Searches among the 500 rows held, of up to two comparisons a step.
    Self.expect("prefix", keys: 0, comparisons: 40, equalities: 400, rows) {
      updateGenerically(&prefix, to: $0)
    }
  }

  @Test func totals() {
    let rows = Self.items()
    var counts = DerivedTotals(counting: rows, by: Self.key)
    Self.expect("counts", keys: 2, equalities: 250, rows) { updateGenerically(&counts, to: $0) }
  }

  @Test func combinations() {
    let rows = Self.items()
    for combination in [ListCombination.union, .difference, .intersection, .concatenation] {
      var derived = DerivedCombination(combination, of: rows, and: TreeArray(rows[10_000...]))
      Self.expect("first of \(combination)", keys: 0, equalities: 500, rows) {
        updateGenerically(&derived, to: $0)
      }
      derived = DerivedCombination(combination, of: TreeArray(rows[10_000...]), and: rows)
      Self.expect("other of \(combination)", keys: 0, equalities: 500, rows) {
        Self.updateOther(of: &derived, to: $0)
      }
    }
  }

  @Test func children() {
    let rows = Self.items()
    var children = DerivedChildren(rows) { item in
      Counts.shared.keys += 1
      return [item]
    }
    Self.expect("children", keys: 1, equalities: 400, rows) { updateGenerically(&children, to: $0) }
  }

  @Test func join() {
    let rows = Self.items()
    var join = DerivedJoin(rows, to: rows, on: Self.key, equals: Self.key)
    // Each of up to four rows of both keys has up to four partners.
    Self.expect("join", keys: 10, equalities: 500, rows) { updateGenerically(&join, to: $0) }
    Self.expect("join, other", keys: 60, equalities: 2_500, rows) {
      Self.updateOther(of: &join, to: $0)
    }
  }
}
