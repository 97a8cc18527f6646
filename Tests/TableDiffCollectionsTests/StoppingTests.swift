// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Changes of derived lists that are stopped, at each time that they ask, change nothing.
@Suite(.timeLimit(.minutes(120))) struct StoppingTests {
  private typealias Tree = TreeArray<KeyedRow>

  private static let rows = KeyedRow.rows(9_000, seed: 1)

  // A debug build takes ten times as long for each change, so it stops fewer of them.
  #if DEBUG
    private static let editCounts = [1_500]
    private static func step(after stopCount: Int) -> Int { stopCount < 3 ? 1 : 70 }
  #else
    private static let editCounts = [1_500, 6_000]
    private static func step(after stopCount: Int) -> Int { 1 }
  #endif

  /// Stops a change at each of its questions in turn, and lastly lets it end.
  ///
  /// - Parameter change: Carries the change out; asks its second parameter whether to stop.
  private func expectStops<List: ShownDerivation>(
    _ list: List, _ name: String,
    _ change: (inout List, () -> Bool) -> List.Diff?
  ) {
    let before = list.shown
    var ended = list
    guard let expected = change(&ended, { false }) else {
      Issue.record("\(name) stops without a request.")
      return
    }
    #expect(expected == List.diff(before, ended.shown), "\(name)")
    var stopCount = 0
    let (count, problem) = questions(giving: expected, step: Self.step) { shouldStop in
      var stopped = list
      if let diff = change(&stopped, shouldStop) { return diff }
      #expect(stopped.shown == before, "\(name)")
      #expect(stopped.source.elementsEqual(list.source), "\(name)")
      stopCount += 1
      if stopCount < 3 || stopCount % 8 == 0 {
        #expect(change(&stopped, { false }) == expected, "\(name)")
        #expect(stopped.shown == ended.shown, "\(name)")
      }
      return nil
    }
    #expect(problem == nil && count >= 2, "\(name) asks \(count) times.")
  }

  /// Another version of the rows, of which so many have changed.
  private static func edited<Source: RangeReplaceableCollection & MutableCollection>(
    _ source: Source, count: Int
  ) -> Source where Source.Element == KeyedRow, Source.Index == Int {
    var (source, random) = (source, SeededRandom(seed: 2))
    for number in 0..<count {
      let offset = random.below(source.count)
      switch number % 4 {
      case 0: source[offset].key = random.below(1_000)
      case 1: source.remove(at: offset)
      case 2:
        source.insert(
          KeyedRow(
            id: 1_000_000 + number, key: random.below(1_000), group: random.below(7),
            tag: random.below(1_000)), at: offset)
      default: source[offset].tag = random.below(1_000)
      }
    }
    return source
  }

  /// Stops all changes of a list.
  private func expectAllStop<List: ShownDerivation>(_ list: List, edited new: List.Source)
  where List.Source: Sendable, List.Source.Element == KeyedRow {
    let name = "\(List.self)"
    expectStops(list, "\(name) narrower") { list, shouldStop in
      list.update(.filter(.narrower) { $0.tag % 6 == 0 }, shouldStop: shouldStop)
    }
    expectStops(list, "\(name) wider") { list, shouldStop in
      list.update(.filter(.wider) { _ in true }, shouldStop: shouldStop)
    }
    expectStops(list, "\(name) any") { list, shouldStop in
      list.update(.filter { $0.tag % 5 != 0 }, shouldStop: shouldStop)
    }
    expectStops(list, "\(name) order") { list, shouldStop in
      list.update(.order { $0.tag > $1.tag }, shouldStop: shouldStop)
    }
    expectStops(list, "\(name) update") { list, shouldStop in
      list.update(to: new, shouldStop: shouldStop)
    }
    let changes = list.source.tableDiff(to: new)
    expectStops(list, "\(name) update by changes") { list, shouldStop in
      list.update(to: new, by: changes, shouldStop: shouldStop)
    }
    var pinned = list
    pinned.pinsEditedRows = true
    pinned.update(to: new)
    expectStops(pinned, "\(name) sort again") { list, shouldStop in
      list.update(.sortAgain, shouldStop: shouldStop)
    }
    expectStops(pinned, "\(name) narrower, pinned") { list, shouldStop in
      list.update(.filter(.narrower) { $0.tag % 6 == 0 }, shouldStop: shouldStop)
    }
  }

  @Test(arguments: editCounts) func ofTreeArrays(editCount: Int) {
    let source = Tree(Self.rows)
    let list = source.derived.filter { $0.tag % 3 == 0 }.sorted { $0.key < $1.key }
    let new = Self.edited(source, count: editCount)
    expectAllStop(source.derived.filter { $0.tag % 3 == 0 }, edited: new)
    expectAllStop(list, edited: new)
    expectAllStop(list.window(10..<2_000), edited: new)
    expectAllStop(list.map { $0.cell }, edited: new)
    expectAllStop(list.grouped(by: { $0.group }, header: { "\($1.count)" }), edited: new)
  }

  @Test func ofArrays() {
    let new = Self.edited(Self.rows, count: 2_000)
    let list = Self.rows.derived.filter { $0.tag % 3 == 0 }.sorted { $0.key < $1.key }
    expectAllStop(list, edited: new)
    expectAllStop(list.grouped(by: { $0.group }, header: { "\($1.count)" }), edited: new)
  }

  /// A list that is made without rows, and takes them over with questions, equals one that is made of
  /// them.
  private func expectMaking<Made: ShownDerivation>(
    atLeast fewestStops: Int = 2, _ make: ([KeyedRow]) -> Made
  ) where Made.Source == [KeyedRow] {
    let empty = make([])
    let expected = make(Self.rows).shown
    let (count, problem) = questions(giving: true, step: Self.step) { shouldStop in
      var made = empty
      if made.update(to: Self.rows, shouldStop: shouldStop) == nil {
        #expect(made.shown == empty.shown)
        return nil
      }
      return made.shown == expected
    }
    #expect(problem == nil && count >= fewestStops, "\(Made.self) asks \(count) times.")
  }

  @Test func making() {
    expectMaking(atLeast: 1) { $0.derived }
    expectMaking { $0.derived.filter { $0.tag > 500 } }
    expectMaking { $0.derived.sorted { $0.key < $1.key } }
    expectMaking { $0.derived.sorted { $0.key < $1.key }.filter { $0.tag > 500 } }
    expectMaking { $0.derived.sorted { $0.key < $1.key }.sorted { $0.group < $1.group } }
    expectMaking { $0.derived.sorted { $0.key < $1.key }.grouped { $0.group } }
    expectMaking {
      $0.derived.sorted { $0.key < $1.key }
        .grouped(by: { $0.group }, areInIncreasingOrder: { $0 > $1 })
    }
    expectMaking { $0.derived.sorted { $0.key < $1.key }.map { $0.cell } }
    expectMaking {
      var cells = $0.derived.sorted { $0.key < $1.key }.map { $0.cell }
      cells.reverse()
      return cells
    }
  }

  /// Sorting by blocks is stable, and takes rows in any order.
  @Test(arguments: [0, 1, 4_096, 4_097, 30_000]) func sorting(count: Int) {
    for keyCount in [1, 3, 100_000] {
      let rows = KeyedRow.rows(count, seed: 3, keyCount: keyCount)
      for rows in [rows, rows.sorted { $0.key < $1.key }, rows.sorted { $0.key > $1.key }] {
        let expected = rows.enumerated().sorted {
          ($0.element.key, $0.offset) < ($1.element.key, $1.offset)
        }
        var sorted = rows.derived
        sorted.update(.order { $0.key < $1.key }, shouldStop: { false })
        #expect(Array(sorted.rows) == expected.map(\.element))
      }
    }
  }
}
