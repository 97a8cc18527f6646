// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

@Suite struct JoinTests {
  struct Pair: Identifiable, Equatable {
    let row: Item
    let partner: Item?
    var id: String { "\(row.id) \(partner?.id ?? -1)" }

    /// The pair as an item, if no id is above 998.
    var item: Item {
      Item(
        id: row.id * 1_000 + (partner?.id ?? -1), group: row.group,
        value: row.value * 100 + (partner?.value ?? -1))
    }
  }

  /// A join, naively.
  static func scratch(_ rows: TreeArray<Item>, _ others: TreeArray<Item>, _ showsAll: Bool)
    -> [Pair]
  {
    rows.flatMap { row in
      let partners = others.filter { $0.group == row.group }
      return partners.isEmpty && showsAll
        ? [Pair(row: row, partner: nil)] : partners.map { Pair(row: row, partner: $0) }
    }
  }

  @Test(arguments: [0, 5, 40, 300], [1, 10, 200]) func followsEdits(size: Int, groupCount: Int) {
    // All pairs of long lists would be very many.
    if size > 40 && groupCount < 10 { return }
    for seed in seeds(for: size) {
      let showsAll = seed % 2 == 0
      follow(
        size: size, otherSize: size / 2, groupCount: groupCount, seed: seed, steps: 30,
        make: {
          DerivedJoin($0, to: $1, on: \.group, equals: \.group, showsAll: showsAll)
        }, update: { $0.update(to: $1, by: $2) },
        updateOther: { $0.update(.other($1, by: $2)) },
        rows: { $0.rows.map { Pair(row: $0.row, partner: $0.partner) } },
        scratch: { Self.scratch(TreeArray($0), TreeArray($1), showsAll) })
    }
  }
}
