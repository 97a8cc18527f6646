// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffMerging
import TableDiffPatches

/// Verifies and measures a call on the diff of a workload.
struct ValueRunner {
  let subject: Subject<ValueCall>
  let workload: Workload<Row>
  let options: Options
  let diff: ListDiff
  let patch: ListPatch<Row>
  let bytes: [UInt8]

  /// The rows after a second edit, of the new rows or, to rebase, of the old ones, and their diff from
  /// these.
  let last: [Row]
  let second: ListDiff

  init(
    _ subject: Subject<ValueCall>, _ workload: Workload<Row>, edit: Edits.Edit, _ options: Options
  ) {
    self.subject = subject
    self.workload = workload
    self.options = options
    diff = Row.diff(workload.old, workload.new)
    patch = ListPatch(diff, rowsFrom: workload.new)
    bytes = Row.encoded(patch)
    guard subject.call == .composition || subject.call == .rebasing else {
      (last, second) = (workload.new, workload.new.tableDiff(to: workload.new))
      return
    }
    let start = subject.call == .rebasing ? workload.old : workload.new
    var random = SplitMix64(seed: 3)
    let script = edit(start.count, &random)
    // Ids that no list has yet.
    last = script.rows(from: start, firstNumber: 3 * workload.old.count)
    second = Row.diff(start, last)
  }

  /// Verifies the results, then measures the calls.
  func run() -> Record {
    var record = Record(
      title: subject.title, call: subject.call.rawValue, count: workload.old.count,
      data: workload.data)
    record.changes = ChangeCounts(diff)
    record.problems = problems()
    if options.task == .check { return record }
    record.target = subject.target
    record.samples = Rounds.samples(of: .measured(for: subject.target), options) {
      time($0, calls: $1)
    }
    Rounds.addJoin(to: &record, options) { time($0, calls: $1) }
    record.counts = measure(CallCounter())
    return record
  }

  private func time(_ contestant: Contestant, calls: Int) -> Double {
    let (old, new) = (workload.old, workload.new)
    switch contestant {
    case .call: return measure(Stopwatch(calls: calls))
    case .measure(.applying): return seconds(calls: calls) { Row.apply(diff, old, new) }
    case .measure(let measure): return workload.seconds(of: measure, calls: calls)
    case .closures, .keyPath, .planning: return .nan
    }
  }

  /// Measures the call of the case.
  @inline(__always)
  private func measure<M: Meter>(_ meter: M) -> M.Reading {
    let old = workload.old
    switch subject.call {
    case .inverse: return meter.measure { diff.inverse }
    case .offsetMap: return meter.measure { OffsetMap(diff) }
    case .composition: return meter.measure { diff.followed(by: second) }
    case .rebasing:
      return meter.measure { Row.rebase(diff, second, old, workload.new, last) }
    case .steps: return meter.measure { diff.steps }
    case .encoding: return meter.measure { Row.encoded(patch) }
    case .decoding: return meter.measure { Row.decoded(bytes) }
    case .applyingPatch: return meter.measure { Row.apply(patch, old) }
    }
  }
}

// MARK: - Calls on the row type

extension Row {
  static func rebase(
    _ mine: ListDiff, _ theirs: ListDiff, _ base: [Row], _ rows: [Row], _ others: [Row]
  ) -> ListDiff {
    mine.rebased(over: theirs, base: base, mine: rows, theirs: others)
  }

  static func encoded(_ patch: ListPatch<Row>) -> [UInt8] {
    patch.encoded { row, writer in
      writer.write(row.id)
      writer.write(row.title)
      writer.write(row.isDone)
    }
  }

  static func decoded(_ bytes: [UInt8]) -> Result<ListPatch<Row>, InvalidPatch> {
    Result { () throws(InvalidPatch) in
      try ListPatch(decoding: bytes) { reader throws(InvalidPatch) in
        Row(id: try reader.read(), title: try reader.read(), isDone: try reader.read())
      }
    }
  }

  static func apply(_ patch: ListPatch<Row>, _ old: [Row]) -> Result<[Row], InvalidPatch> {
    Result { () throws(InvalidPatch) in try old.applying(patch) }
  }
}
