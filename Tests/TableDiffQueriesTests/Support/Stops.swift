// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffQueries
import TableDiffTesting
import TestSupport
import Testing

/// Updates that are stopped at each time that they ask.
extension StoppingTests {
  /// Stops a change at each of its questions in turn, and lastly lets it end.
  ///
  /// - Parameters:
  ///   - fewest: How often it asks at least.
  ///   - change: Carries the change out; asks its second parameter whether to stop.
  static func expectStops<Query, Shown: Equatable, Diff: Equatable>(
    _ query: Query, _ name: String, _ calls: Calls, atLeast fewest: Int = 2,
    shown: (Query) -> Shown, diff: (Shown, Shown) -> Diff,
    _ change: (inout Query, () -> Bool) -> Diff?
  ) {
    let before = shown(query)
    var ended = query
    calls.ask()
    calls.most = 0
    guard
      let expected = change(
        &ended,
        {
          calls.ask()
          return false
        })
    else {
      Issue.record("\(name) stops without a request.")
      return
    }
    calls.ask()
    #expect(calls.most <= mostCalls, "\(name) calls closures \(calls.most) times in a row.")
    let after = shown(ended)
    #expect(expected == diff(before, after), "\(name)")
    var stopCount = 0
    let (count, problem) = questions(giving: expected, step: step) { shouldStop in
      var stopped = query
      if let diff = change(&stopped, shouldStop) { return diff }
      #expect(shown(stopped) == before, "\(name)")
      stopCount += 1
      if stopCount == 2 || stopCount % 8 == 5 {
        #expect(change(&stopped, { false }) == expected, "\(name)")
        #expect(shown(stopped) == after, "\(name)")
      }
      return nil
    }
    #expect(problem == nil && count >= fewest, "\(name) asks \(count) times.")
  }

  /// Stops a change of rows.
  static func expectStops<Query, Rows: Collection>(
    _ query: Query, _ name: String, _ calls: Calls, atLeast fewest: Int = 2,
    rows: (Query) -> Rows, _ change: (inout Query, () -> Bool) -> ListDiff?
  ) where Rows.Element: Identifiable & Equatable {
    expectStops(
      query, name, calls, atLeast: fewest, shown: { Array(rows($0)) },
      diff: { $0.numberedDiff(to: $1) }, change)
  }

  /// Items of which about so many have each group.
  static func items(_ count: Int, groupSize: Int, seed: UInt64 = 1) -> Tree {
    var random = SeededRandom(seed: seed)
    return Tree(
      (0..<count).map {
        Item(
          id: $0, group: random.below(max(1, count / groupSize)), value: random.below(1_000_000))
      })
  }

  /// Another version of items, of which so many have changed.
  static func edited(_ items: Tree, count: Int, seed: UInt64 = 2) -> Tree {
    var (items, random) = (items, SeededRandom(seed: seed))
    for number in 0..<count {
      let offset = random.below(items.count)
      switch number % 5 {
      case 0:
        let group = items[random.below(items.count)].group
        items[offset] = Item(id: items[offset].id, group: group, value: -1 - number)
      case 1: items.remove(at: offset)
      case 2:
        let other = items[random.below(items.count)]
        items.insert(
          Item(id: 1_000_000 + number, group: other.group, value: number), at: offset)
      case 3: items.move(from: offset, to: random.below(items.count))
      default: items[offset].value = random.below(1_000_000)
      }
    }
    return items
  }

  /// Stops the updates of a query of some rows: one that edits what is there, one that makes all
  /// anew, and one that begins with an empty list.
  static func expectUpdatesStop<Query: RowQuery>(
    _ name: String, groupSize: Int, _ calls: Calls, _ make: (Tree) -> Query
  ) where Query.Source == Tree {
    let items = items(count, groupSize: groupSize)
    let query = make(items)
    for changeCount in [count / 16, count / 3] {
      let new = edited(items, count: changeCount)
      let changes = items.tableDiff(to: new)
      let name = "\(name) of groups of \(groupSize), \(changeCount) changes"
      if takesAllForms || changeCount > count / 4 {
        expectStops(query, name, calls, rows: \.rows) { query, shouldStop in
          query.update(to: new, by: nil, shouldStop: shouldStop)
        }
      }
      guard takesAllForms || changeCount < count / 4 else { continue }
      expectStops(query, "\(name), given", calls, rows: \.rows) { query, shouldStop in
        query.update(to: new, by: changes, shouldStop: shouldStop)
      }
    }
    expectStops(make(Tree()), "\(name), made", calls, atLeast: 1, rows: \.rows) {
      query, shouldStop in
      query.update(to: items, by: nil, shouldStop: shouldStop)
    }
  }
}
