// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import Testing

/// Queries of the rows of other queries.
@Suite struct ChainTests {
  /// A chain, and what its rows are, naively.
  private func expect<Chain: RowQuery>(
    _ size: Int, groupCount: Int = 4, _ make: (TreeArray<Item>) -> Chain,
    scratch: ([Item]) -> [Chain.Rows.Element]
  ) where Chain.Source == TreeArray<Item> {
    for seed in seeds(for: size) {
      follow(
        size: size, groupCount: groupCount, seed: seed, steps: 15, make: make,
        update: { $0.update(to: $1, by: $2) }, rows: { TreeArray($0.rows) }, scratch: scratch)
    }
  }

  private static func isShown(_ item: Item) -> Bool { item.value > -5 }
  private static func sorted(_ items: [Item]) -> [Item] {
    items.filter(isShown).sorted { $0.value < $1.value }
  }

  @Test(arguments: listSizes) func ofDerivedLists(size: Int) {
    expect(size) {
      $0.derived.filter(Self.isShown).sorted { $0.value < $1.value }.distinct(by: \.group)
    } scratch: {
      DistinctTests.scratch(Self.sorted($0))
    }
    expect(size) {
      $0.derived.filter(Self.isShown).prefix(7) { $0.value < $1.value }
    } scratch: {
      PrefixTests.scratch($0.filter(Self.isShown), 7)
    }
    expect(size) {
      $0.derived.sorted { $0.value < $1.value }.filter(Self.isShown).window(3..<40)
        .flatMap(ChildrenTests.children)
    } scratch: {
      let sorted = Self.sorted($0)
      return sorted[(3..<40).clamped(to: sorted.indices)].flatMap(ChildrenTests.children)
    }
  }

  @Test(arguments: listSizes) func ofTwoLists(size: Int) {
    let others = (0..<20).map { Item(id: $0 * 3, group: $0 % 4, value: $0) }
    let negative = others.map { Item(id: -1 - $0.id, group: $0.group, value: $0.value) }
    expect(size) {
      $0.derived.filter(Self.isShown).union(others)
    } scratch: {
      CombinationTests.scratch("union", $0.filter(Self.isShown), others)
    }
    expect(size) {
      $0.derived.filter(Self.isShown).intersection(others)
    } scratch: {
      CombinationTests.scratch("intersection", $0.filter(Self.isShown), others)
    }
    expect(size) {
      $0.derived.filter(Self.isShown).difference(others)
    } scratch: {
      CombinationTests.scratch("difference", $0.filter(Self.isShown), others)
    }
    expect(size) {
      $0.derived.filter(Self.isShown).concatenated(with: negative)
    } scratch: {
      $0.filter(Self.isShown) + negative
    }
    for showsAll in [false, true] {
      expect(size) {
        $0.derived.filter(Self.isShown)
          .joined(to: others, on: \.group, equals: \.group, showsAll: showsAll)
          .flatMap { [JoinTests.Pair(row: $0.row, partner: $0.partner).item] }
      } scratch: {
        JoinTests.scratch(TreeArray($0.filter(Self.isShown)), TreeArray(others), showsAll)
          .map(\.item)
      }
    }
  }

  /// Totals of the rows that are shown, by groups.
  private static func totals(_ items: [Item], _ total: ([Item]) -> Int) -> [Item] {
    TotalsTests.scratch(items.filter(isShown), total).map {
      Item(id: $0.id, group: 0, value: $0.value)
    }
  }

  @Test(arguments: listSizes) func ofGroups(size: Int) {
    @Sendable func row(_ total: GroupTotal<Int, Int>) -> [Item] {
      [Item(id: total.id, group: 0, value: total.value)]
    }
    expect(size) {
      $0.derived.filter(Self.isShown).counts(by: \.group).flatMap { row($0) }
    } scratch: {
      Self.totals($0) { $0.count }
    }
    expect(size) {
      $0.derived.filter(Self.isShown).sums(by: \.group, of: { $0.value }).flatMap { row($0) }
    } scratch: {
      Self.totals($0) { $0.reduce(0) { $0 + $1.value } }
    }
    expect(size) {
      $0.derived.filter(Self.isShown).sums(by: \.group, of: { Double($0.value) / 4 })
        .flatMap { [Item(id: $0.id, group: 0, value: Int($0.value * 4))] }
    } scratch: {
      Self.totals($0) { $0.reduce(0) { $0 + $1.value } }
    }
    expect(size) {
      $0.derived.filter(Self.isShown).minima(by: \.group, of: \.value).flatMap { row($0) }
    } scratch: {
      Self.totals($0) { $0.map(\.value).min() ?? 0 }
    }
    expect(size) {
      $0.derived.filter(Self.isShown).maxima(by: \.group, of: \.value).flatMap { row($0) }
    } scratch: {
      Self.totals($0) { $0.map(\.value).max() ?? 0 }
    }
  }

  /// Derived lists have two methods of each name, of which one is called.
  @Test func updatesOfDerivedLists() {
    let (old, new) = (TreeArray([Item(id: 1, group: 0, value: 0)]), TreeArray<Item>())
    var (list, window, map) = (old.derived, old.derived.window(0..<1), old.derived.map { $0 })
    #expect(list.update(to: new).deletes == [0])
    #expect(window.update(to: new, by: old.tableDiff(to: new)).deletes == [0])
    #expect(map.update(to: new, shouldStop: { false })?.deletes == [0])
  }

  /// Filters, orders and other lists that change within a chain.
  @Test(arguments: listSizes) func changesOfLinks(size: Int) {
    for seed in seeds(for: size) {
      var items = EditedItems(seed: seed, count: size, groupCount: 5)
      var others = EditedItems(seed: seed + 50, count: size / 2, groupCount: 5)
      var chain = items.rows.derived.sorted { $0.value < $1.value }.union(others.rows)
        .distinct(by: \.group)
      var (isReversed, bound) = (false, Int.min)
      func scratch() -> [Item] {
        let included = items.rows.filter { $0.value > bound }
        let first = included.sorted { isReversed ? $0.value > $1.value : $0.value < $1.value }
        return DistinctTests.scratch(CombinationTests.scratch("union", first, Array(others.rows)))
      }
      for step in 0..<40 {
        let old = scratch()
        let diff: ListDiff
        switch items.number(below: 4) {
        case 0:
          others.edit()
          let rows = others.rows
          diff = chain.update(.first(.last(.other(rows))))
        case 1:
          let next = items.number(below: 20) - 15
          bound = next
          diff = chain.update(.first(.first(.filter { $0.value > next })))
        case 2:
          isReversed.toggle()
          diff =
            isReversed
            ? chain.update(.first(.first(.order { $0.value > $1.value })))
            : chain.update(.first(.first(.order { $0.value < $1.value })))
        default:
          items.edit()
          diff = chain.update(to: items.rows)
        }
        let found = problem(
          "seed \(seed), step \(step)", old, scratch(), rows: chain.rows, diff: diff)
        #expect(found == nil)
        if found != nil { return }
        #expect(chain.source == items.rows)
      }
    }
  }
}
