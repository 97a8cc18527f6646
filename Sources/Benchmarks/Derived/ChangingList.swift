// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// A derived list that is read, or whose rules change, beside the same with arrays.
///
/// It is a class, so that a timed call can change the state that the previous one left.
private final class DerivedRows {
  /// All rows, and the rows shown at first.
  let rows, shown: [Row]

  var list: DerivedList<TreeArray<Row>>

  /// - Parameter isSearch: Whether the list shows the results of a search, or else the rows that
  ///   are not done.
  init(_ rows: [Row], isSearch: Bool) {
    self.rows = rows
    let tree = TreeArray(rows)
    if isSearch {
      list = tree.derived.filter { $0.isFoundByLetter }.sorted { $0.title < $1.title }
      shown = rows.filter { $0.isFoundByLetter }.sorted { $0.title < $1.title }
    } else {
      (list, shown) = (DerivedSuite.sorted.derive(tree), DerivedSuite.sorted.make(rows))
    }
  }

  func narrow() -> ListDiff { list.update(.filter(.narrower) { $0.isFoundByLetters }) }
  func widen() -> ListDiff { list.update(.filter(.wider) { $0.isFoundByLetter }) }
  func sortByID() -> ListDiff { list.update(.order { $0.id < $1.id }) }
  func sortByTitle() -> ListDiff { list.update(.order { $0.title < $1.title }) }
}

/// Cases about lists that are read, or whose rules change.
enum ChangingList {
  static let cases = [
    changing(
      "a letter typed into a search", "list.update(.filter(.narrower) { … })", isSearch: true,
      isBrief: true, targets: [1_000_000: .times(1, .shownRows)]
    ) { list in
      let (shown, narrow) = (list.shown, { list.shown.filter { $0.isFoundByLetters } })
      return trial(
        list, narrow(), list.narrow(), shown.tableDiff(to: narrow()),
        TimedCall(on: { list.widen() }, { _ in list.narrow() }),
        TimedCall {
          let narrow = narrow()
          return (narrow, shown.tableDiff(to: narrow))
        })
    },
    changing(
      "a letter deleted from a search", "list.update(.filter(.wider) { … })", isSearch: true
    ) { list in
      let (rows, narrow) = (list.rows, list.shown.filter { $0.isFoundByLetters })
      let widen = {
        let wide = rows.filter { $0.isFoundByLetter }.sorted { $0.title < $1.title }
        return (wide, narrow.tableDiff(to: wide))
      }
      _ = list.narrow()
      return trial(
        list, widen().0, list.widen(), widen().1,
        TimedCall(on: { list.narrow() }, { _ in list.widen() }), TimedCall(widen))
    },
    changing("sorted by id", "list.update(.order { … })") { list in
      let shown = list.shown
      let sort = {
        let sorted = shown.sorted { $0.id < $1.id }
        return (sorted, shown.tableDiff(to: sorted))
      }
      return trial(
        list, sort().0, list.sortByID(), sort().1,
        TimedCall(on: { list.sortByTitle() }, { _ in list.sortByID() }), TimedCall(sort))
    },
    changing("reversed", "list.reverse()") { list in
      let shown = list.shown
      list.list.reverse()
      return trial(
        list, shown.reversed(), nil, nil, TimedCall { list.list.reverse() },
        TimedCall { shown.reversed() as [Row] })
    },
    changing("first 50 rows read", "for row in list.rows.prefix(50) { … }") { list in
      let shown = list.shown
      return trial(
        list, shown, nil, nil,
        TimedCall {
          var sum = 0
          for row in list.list.rows.prefix(50) { sum &+= row.id }
          return sum
        },
        TimedCall {
          var sum = 0
          for row in shown.prefix(50) { sum &+= row.id }
          return sum
        })
    },
  ]

  /// Checks the rows of a list and the diff that produced them.
  private static func trial(
    _ list: DerivedRows, _ rows: [Row], _ diff: ListDiff?, _ expected: ListDiff?,
    _ call: TimedCall, _ arrays: TimedCall
  ) -> Trial {
    var trial = Trial(problems: [], call, [.measure(.arrays): arrays], beside: [.measure(.arrays)])
    if Array(list.list.rows) != rows {
      trial.problems.append("the list has other rows than an array")
    }
    if diff != expected { trial.problems.append("the diff is not that of arrays") }
    trial.changes = diff.map(ChangeCounts.init) ?? ChangeCounts()
    return trial
  }

  private static func changing(
    _ name: String, _ call: String, isSearch: Bool = false, isBrief: Bool = false,
    targets: [Int: Target] = [:], prepare: @escaping @Sendable (DerivedRows) -> Trial
  ) -> Benchmark {
    Benchmark(
      "derived: " + name, call, counts: [10_000, 1_000_000], isBrief: isBrief, targets: targets
    ) { count, bench in
      let pair = Row.titled(count, bench)
      let list = DerivedRows(pair.rows, isSearch: isSearch)
      var trial = prepare(list)
      // A search reads titles, so the twin has separate storage.
      let shown = RowPair(list.shown, data: .fresh)
      trial.others[.measure(.shownRows)] = TimedCall { Row.scan(shown.rows, shown.twin) }
      trial.others[.measure(.scan)] = TimedCall { Row.scan(pair.rows, pair.twin) }
      return trial
    }
  }
}
