// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

@Suite struct PrefixTests {
  /// The first rows by value, naively.
  static func scratch(_ rows: [Item], _ count: Int) -> [Item] {
    let ranked = rows.enumerated().sorted {
      ($0.element.value, $0.offset) < ($1.element.value, $1.offset)
    }
    return ranked.prefix(count).map(\.element)
  }

  @Test(arguments: listSizes, [0, 1, 10, 100]) func followsEdits(size: Int, count: Int) {
    for seed in seeds(for: size) {
      follow(
        size: size, groupCount: 3, seed: seed,
        make: { DerivedPrefix($0, count: count) { $0.value < $1.value } },
        update: { $0.update(to: $1, by: $2) }, rows: \.rows,
        scratch: { Self.scratch($0, count) })
    }
  }

  /// Removes the first row again and again: what follows is used up, and found anew.
  @Test func firstRowRemoved() {
    var rows = TreeArray((0..<700).map { Item(id: $0, group: 0, value: ($0 * 37) % 100) })
    var first = DerivedPrefix(rows, count: 5) { $0.value < $1.value }
    while let shown = first.rows.first {
      let old = Self.scratch(Array(rows), 5)
      rows.remove(at: rows.firstIndex(of: shown)!)
      let diff = first.update(to: rows)
      let found = problem(
        "\(rows.count)", old, Self.scratch(Array(rows), 5), rows: first.rows, diff: diff)
      #expect(found == nil)
      if found != nil { return }
    }
    #expect(rows.isEmpty)
  }
}
