// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

@Suite struct ChildrenTests {
  /// As many children as the group says, the last of which shows the value.
  static func children(_ item: Item) -> [Item] {
    (0..<item.group).map {
      Item(id: item.id * 100 + $0, group: 0, value: $0 == item.group - 1 ? item.value : 0)
    }
  }

  @Test(arguments: listSizes, [1, 2, 5]) func followsEdits(size: Int, groupCount: Int) {
    for seed in seeds(for: size) {
      follow(
        size: size, groupCount: groupCount, seed: seed,
        make: { DerivedChildren($0, of: Self.children) },
        update: { $0.update(to: $1, by: $2) }, rows: \.rows,
        scratch: { $0.flatMap(Self.children) })
    }
  }
}
