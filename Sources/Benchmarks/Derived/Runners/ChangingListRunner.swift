// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff

/// Verifies and measures calls that read a derived list, or change its rules.
struct ChangingListRunner {
  let item: DerivedCase
  let pair: RowPair<Row>
  let options: Options

  private let list: ChangingList

  /// The rows that are shown, and equal ones whose titles are in separate storage, because a search
  /// reads titles.
  private let shown: RowPair<Row>

  init(_ item: DerivedCase, _ pair: RowPair<Row>, _ options: Options) {
    (self.item, self.pair, self.options) = (item, pair, options)
    list = ChangingList(
      pair.rows, isSearch: item.call == .narrowing || item.call == .widening)
    shown = RowPair(list.shown, data: .fresh)
  }

  /// Verifies the result, then measures the call.
  func run() -> Record {
    var record = Record(
      title: item.title, call: item.call.rawValue, count: pair.rows.count, data: options.data)
    (record.changes, record.problems) = verified()
    if options.task == .check { return record }
    record.target = item.targets[record.count]
    record.samples = Rounds.samples(of: contestants, options) { time($0, calls: $1) }
    record.counts = measure(CallCounter())
    return record
  }

  private var contestants: [Contestant] {
    [Contestant].measured(for: item.targets[pair.rows.count]) + [.measure(.arrays)]
  }

  private func time(_ contestant: Contestant, calls: Int) -> Double {
    switch contestant {
    case .call: return measure(Stopwatch(calls: calls))
    case .measure(.scan): return seconds(calls: calls) { Row.scan(pair.rows, pair.twin) }
    case .measure(.shownRows): return seconds(calls: calls) { Row.scan(shown.rows, shown.twin) }
    case .measure(.arrays): return measureArrays(Stopwatch(calls: calls))
    case .measure, .closures, .keyPath, .planning: return .nan
    }
  }

  /// Measures the call of the case.
  ///
  /// What it changes is changed back before each call.
  @inline(__always)
  private func measure<M: Meter>(_ meter: M) -> M.Reading {
    switch item.call {
    case .narrowing: meter.measure(on: { list.widen() }) { _ in list.narrow() }
    case .widening: meter.measure(on: { list.narrow() }) { _ in list.widen() }
    case .ordering: meter.measure(on: { list.sortByTitle() }) { _ in list.sortByID() }
    case .reversing: meter.measure { list.reverse() }
    default: meter.measure { list.sumOfFirst() }
    }
  }

  /// Measures the same with arrays.
  @inline(__always)
  private func measureArrays<M: Meter>(_ meter: M) -> M.Reading {
    switch item.call {
    case .narrowing: meter.measure { list.narrowArray() }
    case .widening:
      meter.measure(on: { list.narrowArray().rows }) { narrow in list.widenArray(narrow) }
    case .ordering: meter.measure { list.sortArray() }
    case .reversing: meter.measure { list.reverseArray() }
    default: meter.measure { list.sumOfFirstInArray() }
    }
  }

  /// Makes the call, and returns what it changes and what is wrong.
  private func verified() -> (ChangeCounts, [String]) {
    switch item.call {
    case .narrowing: return verified(list.narrow(), list.narrowArray())
    case .widening:
      let narrow = list.narrowArray().rows
      let problems = verified(list.narrow(), list.narrowArray()).1
      let (changes, others) = verified(list.widen(), list.widenArray(narrow))
      return (changes, problems + others)
    case .ordering: return verified(list.sortByID(), list.sortArray())
    case .reversing:
      list.reverse()
      let isRight = list.current == list.reverseArray()
      list.reverse()
      return (ChangeCounts(), isRight ? [] : ["the list is not that of an array, reversed"])
    default:
      let isRight = list.sumOfFirst() == list.sumOfFirstInArray()
      return (ChangeCounts(), isRight ? [] : ["the sum is wrong"])
    }
  }

  private func verified(
    _ diff: ListDiff, _ expected: (rows: [Row], diff: ListDiff)
  ) -> (ChangeCounts, [String]) {
    var problems: [String] = []
    if list.current != expected.rows { problems.append("the list has other rows than an array") }
    if diff != expected.diff { problems.append("the diff is not that of arrays") }
    return (ChangeCounts(diff), problems)
  }
}
