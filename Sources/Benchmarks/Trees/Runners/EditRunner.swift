// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// Verifies and measures edits of a tree array, each with its diff.
///
/// Every call is timed alone, in turns with *small*, and its diff is checked when the clock stands.
/// The seconds of a round are the median of its calls.
struct EditRunner {
  let item: TreeCase
  let kind: RowEdit.Kind
  let options: Options

  private var small = EditedList<[Row]>(count: 1_000)
  private var problems: [String] = []

  /// The least number of calls.
  private static let callCount = 2_001
  private static let roundCount = 31

  init(_ item: TreeCase, _ kind: RowEdit.Kind, _ options: Options) {
    (self.item, self.kind, self.options) = (item, kind, options)
  }

  /// Verifies the result of an edit, then measures others.
  mutating func run(on list: inout EditedList<TreeArray<Row>>) -> Record {
    var record = Record(
      title: item.title, call: item.call.rawValue, count: list.rows.count, data: options.data)
    problems = list.problems(kind)
    record.changes = time(&list).changes
    if options.task != .check {
      record.target = item.targets[list.rows.count]
      measure(&list, &record)
      record.counts = counts(&list)
    }
    record.problems = problems
    return record
  }

  private mutating func measure(_ list: inout EditedList<TreeArray<Row>>, _ record: inout Record) {
    let rounds = options.fixedRounds ?? Self.roundCount
    let callCount = (Self.callCount + rounds - 1) / rounds
    var random = SplitMix64(seed: 2)
    var all: [Double] = []
    for round in 0...rounds {
      for contestant in [Contestant.call, .measure(.small)].shuffled(using: &random) {
        let seconds = (0..<callCount).map { _ in
          contestant == .call ? time(&list).seconds : timeSmall()
        }
        // The first round is to warm up.
        if round == 0 { continue }
        record.samples[contestant, default: []].append(seconds.median)
        if contestant == .call { all += seconds }
      }
    }
    record.tail = Record.Tail(
      callCount: all.count, seconds: all.percentile(0.99),
      target: item.tailTargets[record.count])
  }

  /// Times one edit with its diff, or the diff alone if the case is about that.
  private mutating func time(
    _ list: inout EditedList<TreeArray<Row>>
  ) -> (seconds: Double, changes: ChangeCounts) {
    let edit = list.nextEdit(kind)
    let call: (seconds: Double, result: ListDiff)
    if item.call == .diff {
      let old = list.rows
      list.rows.make(edit)
      call = timed { Row.diff(old, list.rows) }
      withExtendedLifetime(old) {}
    } else {
      call = timed { TreeArray.diff(after: edit, of: &list.rows) }
    }
    if problems.isEmpty, !edit.isAll(of: call.result) {
      problems.append("a diff has \(ChangeCounts(call.result)), not the edit")
    }
    list.restoreCount(after: edit)
    return (call.seconds, ChangeCounts(call.result))
  }

  private mutating func timeSmall() -> Double {
    let edit = small.nextEdit(.update)
    return timed { [Row].diff(after: edit, of: &small.rows) }.seconds
  }

  /// Counts what one call does.
  private func counts(_ list: inout EditedList<TreeArray<Row>>) -> RunRecord.Counts {
    if item.call == .diff {
      let old = list.rows
      list.rows.make(list.nextEdit(kind))
      let counts = CallCounter().measure { Row.diff(old, list.rows) }
      withExtendedLifetime(old) {}
      return counts
    }
    return CallCounter().measure(on: { list.nextEdit(kind) }) { edit in
      TreeArray.diff(after: edit, of: &list.rows)
    }
  }
}
