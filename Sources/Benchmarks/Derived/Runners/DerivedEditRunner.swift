// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff

/// Verifies and measures edits of one row, each with the update of a derived list.
///
/// The time of a call is that of the edit of the tree array, of the update, and of dropping the old
/// version. Every call is timed alone, in turns with a measure, and its diff is checked when the
/// clock stands. The seconds of a round are the median of its calls.
struct DerivedEditRunner<List: RowDerivation> {
  let item: DerivedCase
  let options: Options

  private var small = EditedList<[Row]>(count: 1_000)
  private var problems: [String] = []

  /// The least number of calls.
  private static var callCount: Int { 2_001 }
  private static var roundCount: Int { 31 }

  /// The number of rounds if each takes what it takes to do it all again.
  private static var longRoundCount: Int { 5 }

  init(_ item: DerivedCase, _ options: Options) { (self.item, self.options) = (item, options) }

  /// Verifies the results of some edits, then measures others.
  mutating func run(on rows: inout TitledRows) -> Record {
    let count = rows.tree.count
    var record = Record(
      title: item.title, call: item.call.rawValue, count: count, data: options.data)
    var list = List.derive(rows.tree)
    verify(&list, &rows)
    record.changes = time(&list, &rows).changes ?? ChangeCounts()
    if options.task != .check {
      record.target = item.targets[count]
      measure(&list, &rows, &record)
      record.counts = CallCounter().measure(on: { rows.nextEdit() }) { edit in
        list.update(after: edit, of: &rows.tree)
      }
    }
    record.problems = problems
    return record
  }

  private mutating func measure(
    _ list: inout List, _ rows: inout TitledRows, _ record: inout Record
  ) {
    let measure = record.target?.terms.first?.measure ?? .small
    let isLong = measure == .again
    let rounds = options.fixedRounds ?? (isLong ? Self.longRoundCount : Self.roundCount)
    let callCount = (Self.callCount + rounds - 1) / rounds
    let array = isLong ? Array(rows.tree) : []
    let made = List.make(array)
    var random = SplitMix64(seed: 2)
    var all: [Double] = []
    for round in 0...rounds {
      for contestant in [Contestant.call, .measure(measure)].shuffled(using: &random) {
        var seconds: [Double] = []
        switch contestant {
        case .call:
          for _ in 0..<callCount { seconds.append(time(&list, &rows).seconds) }
        case .measure(.again): seconds.append(timeAgain(array, made))
        default:
          for _ in 0..<callCount { seconds.append(timeSmall()) }
        }
        // The first round is to warm up.
        if round == 0 { continue }
        record.samples[contestant, default: []].append(seconds.median)
        if contestant == .call { all += seconds }
      }
    }
    record.tail = Record.Tail(
      callCount: all.count, seconds: all.percentile(0.99), target: item.tailTargets[record.count])
  }

  /// Times one edit with the update that follows it.
  private mutating func time(
    _ list: inout List, _ rows: inout TitledRows
  ) -> (seconds: Double, changes: ChangeCounts?) {
    let edit = rows.nextEdit()
    let call = timed { list.update(after: edit, of: &rows.tree) }
    let changes = List.rowChanges(call.result)
    if problems.isEmpty, let changes, !edit.canMake(changes) {
      problems.append("a diff has \(changes), not \(edit)")
    }
    return (call.seconds, changes)
  }

  private mutating func timeSmall() -> Double {
    let edit = small.nextEdit(.update)
    return timed { [Row].diff(after: edit, of: &small.rows) }.seconds
  }

  /// Times what has to be done without a derived list after an edit.
  private func timeAgain(_ rows: [Row], _ old: List.Made) -> Double {
    var rows = rows
    rows[rows.count / 2].edit()
    return timed {
      let new = List.make(rows)
      return (new, List.diff(old, new))
    }.seconds
  }

  /// Checks that some edits give the rows and the diffs that arrays give.
  private mutating func verify(_ list: inout List, _ rows: inout TitledRows) {
    var old = List.make(Array(rows.tree))
    if list.made != old { problems.append("the list has other rows than an array") }
    for _ in 0..<(rows.tree.count < 100_000 ? 20 : 2) {
      let edit = rows.nextEdit()
      let diff = list.update(after: edit, of: &rows.tree)
      let new = List.make(Array(rows.tree))
      if list.made != new { problems.append("after \(edit) the list has other rows") }
      if diff != List.diff(old, new) { problems.append("after \(edit) the diff is another one") }
      old = new
    }
  }
}
