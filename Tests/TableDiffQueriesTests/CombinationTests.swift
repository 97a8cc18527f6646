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
    func others(_ rows: some Collection<Item>) -> [Item] {
      name != "concatenation"
        ? Array(rows) : rows.map { Item(id: -1 - $0.id, group: $0.group, value: $0.value) }
    }
    for seed in seeds(for: size) {
      follow(
        size: size, otherSize: size * 2 / 3, groupCount: 3, seed: seed,
        make: { DerivedCombination(Self.combination(name), of: $0, and: others($1)) },
        update: { $0.update(to: $1, by: $2) },
        updateOther: { $0.update(.other(others($1), by: $2)) }, rows: \.rows,
        scratch: { Self.scratch(name, $0, others($1)) })
    }
  }
}
