// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Insertions at one place, until labels run out over and over: on average each costs a number of
/// comparisons that is bounded by the logarithm of the number of rows or its square.
@Suite(.timeLimit(.minutes(120))) struct DerivedHotSpotTests {
  enum Spot: CaseIterable {
    case first, second, middle, twoPlaces, behindTheLast, beforeTheLast, blocks, moved
  }

  private static let insertCount = Sizes.pick(exhaustive: 20_000, usual: 1_500, debug: 400)

  private static func insert(_ index: Int, into source: inout TreeArray<KeyedRow>, _ spot: Spot) {
    let row = KeyedRow(id: 1_000_000 + index, key: index &* 7_919 % 1_009, group: index % 3)
    switch spot {
    case .first: source.insert(row, at: 0)
    case .second: source.insert(row, at: 1)
    case .middle: source.insert(row, at: source.count / 2)
    case .twoPlaces: source.insert(row, at: index % 2 == 0 ? 5 : source.count - 5)
    case .behindTheLast: source.insert(row, at: 100 + index)
    case .beforeTheLast: source.insert(row, at: 100)
    case .blocks:
      let block = (0..<5).map { KeyedRow(id: 1_000_000 + index * 5 + $0, key: index) }
      source.insert(contentsOf: block, at: 300)
    case .moved: source.move(from: source.count - 1 - index % 2, to: 1 + index % 2)
    }
  }

  @Test(arguments: Spot.allCases) func staysCheap(spot: Spot) {
    let rules = CountedRules()
    var source = TreeArray(
      (0..<500).map { KeyedRow(id: $0, key: $0 &* 104_729 % 1_009, group: $0 % 3) })
    var list = rules.list(source)
    rules.reset()
    for index in 0..<Self.insertCount {
      Self.insert(index, into: &source, spot)
      let diff = list.update(to: source)
      #expect(diff.inserts.count == (spot == .moved ? 0 : spot == .blocks ? 5 : 1))
    }
    let rowCount = Self.insertCount * (spot == .blocks ? 5 : 1)
    let logarithm = Int.bitWidth - source.count.leadingZeroBitCount
    #expect(rules.tests == (spot == .moved ? 0 : rowCount))
    let comparisons = rules.comparisons / rowCount
    // A row that takes another label is searched, too. Where rows are inserted on both sides of the last
    // one, or very many beside it, there are several such rows for each that is inserted.
    let isTight = [.second, .middle].contains(spot)
    let budget = isTight ? logarithm * logarithm * 2 / 3 : 2 * (logarithm + 6)
    #expect(comparisons <= budget, "\(comparisons)")
    let expected = Array(source).enumerated()
      .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
    #expect(Array(list.rows) == expected.map(\.element))
  }

  /// Labels are spread anew while rows keep the places of their old contents.
  @Test(arguments: [true, false]) func keptRowsAreRelabeled(keeps: Bool) {
    var source = TreeArray((0..<200).map { KeyedRow(id: $0, key: $0) })
    var list = source.derived.sorted { $0.key < $1.key }
    list.pinsEditedRows = true
    for offset in 0..<20 { source[offset * 3].key += 500 }
    list.update(to: source)
    let ids = list.rows.map(\.id)
    list.pinsEditedRows = keeps
    for index in 0..<400 {
      source.insert(KeyedRow(id: 1_000 + index, key: 10_000), at: 10)
      let diff = list.update(to: source)
      #expect(diff.moves.isEmpty, "\(index)")
    }
    #expect(list.rows.prefix(200).map(\.id) == ids)
    list.update(.sortAgain)
    #expect(list.rows.map(\.key) == source.map(\.key).sorted())
  }
}
