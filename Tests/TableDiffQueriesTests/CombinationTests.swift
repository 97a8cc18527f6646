// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

@Suite struct CombinationTests {
  static let combinations = ["union", "intersection", "difference", "concatenation"]

  static func combination(_ name: String) -> ListCombination {
    switch name {
    case "union": .union
    case "intersection": .intersection
    case "difference": .difference
    default: .concatenation
    }
  }

  /// A combination, naively.
  static func scratch(_ name: String, _ first: [Item], _ other: [Item]) -> [Item] {
    func has(_ rows: [Item], _ item: Item) -> Bool { rows.contains { $0.id == item.id } }
    return switch name {
    case "union": first + other.filter { !has(first, $0) }
    case "intersection": first.filter { has(other, $0) }
    case "difference": first.filter { !has(other, $0) }
    default: first + other
    }
  }

  /// Edits both lists in turns.
  ///
  /// Ids count from 0 in both, so that many are in both; in a concatenation those of the other list are
  /// negative.
  @Test(arguments: combinations, listSizes) func followsEdits(name: String, size: Int) {
    for seed in seeds(for: size) {
      var (left, right) = (
        EditedItems(seed: seed, count: size, groupCount: 3),
        EditedItems(seed: 100 + seed, count: size * 2 / 3, groupCount: 3)
      )
      func others() -> [Item] {
        name != "concatenation"
          ? Array(right.rows)
          : right.rows.map { Item(id: -1 - $0.id, group: $0.group, value: $0.value) }
      }
      var derived = DerivedCombination(Self.combination(name), of: left.rows, and: others())
      var old = Self.scratch(name, Array(left.rows), others())
      #expect(Array(derived.rows) == old)
      for step in 0..<40 {
        let diff: ListDiff
        if step % 2 == 0 {
          let before = left.rows
          left.edit()
          diff = derived.update(
            to: left.rows, by: step % 4 == 0 ? before.tableDiff(to: left.rows) : nil)
        } else {
          let before = others()
          right.edit()
          let changes = step % 4 == 1 ? before.tableDiff(to: others()) : nil
          diff = derived.update(.other(others(), by: changes))
        }
        let new = Self.scratch(name, Array(left.rows), others())
        let found = problem(
          "\(name), seed \(seed), step \(step)", old, new, rows: derived.rows, diff: diff)
        #expect(found == nil)
        if found != nil { return }
        #expect(derived.source == left.rows && derived.other == others())
        old = new
      }
    }
  }
}
