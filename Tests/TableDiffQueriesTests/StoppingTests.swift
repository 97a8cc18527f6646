// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import TableDiffTesting
import TestSupport
import Testing

/// Queries that are stopped, at each time that they ask, change nothing.
@Suite(.timeLimit(.minutes(120))) struct StoppingTests {
  typealias Tree = TreeArray<Item>

  /// The most calls of a closure between two questions.
  static let mostCalls = 8_192

  // A debug build takes ten times as long for each change, so it stops fewer of them.
  #if DEBUG
    static func step(after stopCount: Int) -> Int { 1 + 30 * stopCount }
    static let takesAllForms = false
    static let count = 8_500
  #else
    static func step(after stopCount: Int) -> Int { stopCount < 40 ? 1 : stopCount / 8 }
    static let takesAllForms = true
    static let count = 12_000
  #endif

  /// Counts what is asked of closures, and whether it is too much between two questions.
  final class Calls: @unchecked Sendable {
    var count = 0
    var most = 0

    func add() { count += 1 }

    func ask() {
      most = max(most, count)
      count = 0
    }
  }

  @Test(arguments: takesAllForms ? [1, 3, count] : [3]) func ofKeys(groupSize: Int) {
    let calls = Calls()
    @Sendable func key(_ item: Item) -> Int {
      calls.add()
      return item.group
    }
    Self.expectUpdatesStop("distinct", groupSize: groupSize, calls) {
      DerivedDistinct($0, by: key)
    }
    Self.expectUpdatesStop("counts", groupSize: groupSize, calls) {
      DerivedTotals(counting: $0, by: key)
    }
    Self.expectUpdatesStop("sums", groupSize: groupSize, calls) {
      DerivedTotals(summing: $0, by: key, of: { Double($0.value) / 3 })
    }
    Self.expectUpdatesStop("minima", groupSize: groupSize, calls) {
      DerivedTotals(minimum: $0, by: key, of: \.value)
    }
  }

  @Test func ofRows() {
    let calls = Calls()
    Self.expectUpdatesStop("many children", groupSize: 3, calls) {
      DerivedChildren($0) { item in
        calls.add()
        let count = item.id % 4_000 == 0 ? 9_000 : 1 + item.id % 2
        return (0..<count).map { Item(id: item.id * 10_000 + $0, group: 0, value: item.value) }
      }
    }
    Self.expectUpdatesStop("prefix", groupSize: 3, calls) {
      DerivedPrefix($0, count: 2_000) { $0.value < $1.value }
    }
    Self.expectUpdatesStop("window", groupSize: 3, calls) {
      $0.derived.sorted { $0.value < $1.value }.window(10..<6_000)
    }
    Self.expectUpdatesStop("map", groupSize: 3, calls) {
      $0.derived.sorted { $0.value < $1.value }.map { $0 }
    }
    Self.expectUpdatesStop("chain", groupSize: 3, calls) {
      $0.derived.filter { $0.value % 5 != 0 }.sorted { $0.value < $1.value }.distinct(by: \.group)
        .flatMap { [$0] }
    }
  }

  @Test(arguments: takesAllForms ? [true, false] : [true]) func ofJoins(showsAll: Bool) {
    let calls = Calls()
    @Sendable func key(_ item: Item) -> Int {
      calls.add()
      return item.group
    }
    let sizes = [(1, Self.count), (10, Self.count / 10), (Self.count, 3)]
    for (groupSize, count) in Self.takesAllForms ? sizes : [sizes[1]] {
      let others = Self.items(count, groupSize: max(1, groupSize / 10), seed: 3)
      Self.expectUpdatesStop("join to \(count)", groupSize: groupSize, calls) {
        DerivedJoin($0, to: others, on: key, equals: key, showsAll: showsAll)
      }
      let join = DerivedJoin(
        Self.items(Self.count, groupSize: groupSize), to: others, on: key, equals: key,
        showsAll: showsAll)
      for changeCount in Self.takesAllForms ? [max(1, count / 16), count / 2] : [count / 2] {
        let new = Self.edited(others, count: changeCount)
        Self.expectStops(
          join, "join, \(changeCount) changes of \(count) others", calls, rows: \.rows
        ) { join, shouldStop in
          join.update(.other(new), shouldStop: shouldStop)
        }
      }
    }
  }

  @Test(arguments: takesAllForms ? CombinationTests.combinations : ["union"])
  func ofCombinations(name: String) {
    let calls = Calls()
    let combination = CombinationTests.combination(name)
    func others(_ count: Int) -> Tree {
      Tree(
        Self.items(count, groupSize: 1, seed: 5).map {
          Item(
            id: name == "concatenation" ? -1 - $0.id : $0.id * 2, group: $0.group, value: $0.value)
        })
    }
    let other = others(Self.count)
    Self.expectUpdatesStop(name, groupSize: 1, calls) {
      DerivedCombination(combination, of: $0, and: other)
    }
    let items = Self.items(Self.count, groupSize: 1)
    let derived = DerivedCombination(combination, of: items, and: other)
    for changeCount in Self.takesAllForms ? [700, 6_000] : [6_000] {
      let new = Self.edited(other, count: changeCount)
      Self.expectStops(derived, "\(name), \(changeCount) changes of others", calls, rows: \.rows) {
        derived, shouldStop in
        derived.update(.other(new), shouldStop: shouldStop)
      }
    }
    // Lists of other types are read row by row.
    let arrays = DerivedCombination(combination, of: Array(items), and: other.derived.rows)
    let new = Array(Self.edited(items, count: 6_000))
    Self.expectStops(arrays, "\(name) of arrays", calls, rows: \.rows) { derived, shouldStop in
      derived.update(to: new, shouldStop: shouldStop)
    }
  }

  @Test func ofLinks() {
    let calls = Calls()
    let (items, others) = (
      Self.items(Self.count, groupSize: 3), Self.items(9_000, groupSize: 3, seed: 7)
    )
    let chain = items.derived.sorted { $0.value < $1.value }
      .joined(to: others, on: \.group, equals: \.group)
    Self.expectStops(chain, "first link", calls, rows: \.rows) { chain, shouldStop in
      chain.update(.first(.filter(.narrower) { $0.value % 3 == 0 }), shouldStop: shouldStop)
    }
    let new = Self.edited(others, count: 4_000)
    Self.expectStops(chain, "last link", calls, rows: \.rows) { chain, shouldStop in
      chain.update(.last(.other(new)), shouldStop: shouldStop)
    }
  }

  @Test(arguments: takesAllForms ? [0..<Int.max, 10..<5_000] : [10..<5_000])
  func ofSections(window: Range<Int>) {
    let calls = Calls()
    let items = Self.items(24_000, groupSize: 6_000)
    var groups = items.derived.grouped(by: \.group)
    let map = DerivedSectionMap(groups.sections, window: window) { item in
      calls.add()
      return item
    }
    groups.update(to: Self.edited(items, count: 9_000))
    groups.update(.filter { $0.value % 9 != 0 })
    let new = groups.sections
    Self.expectStops(
      map, "sections", calls,
      shown: { $0.sections.map { RowSection(id: $0.id, header: 0, rows: Array($0.rows)) } },
      diff: { $0.numberedSectionedDiff(to: $1) }
    ) { map, shouldStop in
      map.update(to: new, shouldStop: shouldStop)
    }
  }
}
