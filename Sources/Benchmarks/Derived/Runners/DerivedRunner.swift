// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// Verifies and measures the making of a derived list, and updates of it by many changes.
struct DerivedRunner<List: RowDerivation> {
  let item: DerivedCase
  let pair: RowPair<Row>
  let options: Options

  private let updated: UpdatedList<List>

  init(_ item: DerivedCase, _ pair: RowPair<Row>, _ options: Options) {
    (self.item, self.pair, self.options) = (item, pair, options)
    var rows = pair.rows
    var random = SplitMix64(seed: UInt64(rows.count))
    let changedCount = item.changedRows.count(of: rows.count)
    for (number, offset) in rows.indices.sample(changedCount, &random).enumerated() {
      if number.isMultiple(of: 2) {
        rows[offset].isDone.toggle()
      } else {
        rows[offset].title = Row.title(&random)
      }
    }
    updated = UpdatedList(pair.rows, rows)
  }

  /// Verifies the result, then measures the call.
  func run() -> Record {
    var record = Record(
      title: item.title, call: item.call.rawValue, count: pair.rows.count, data: options.data)
    if item.call == .updating {
      let diff = updated.update()
      record.changes = List.rowChanges(diff) ?? ChangeCounts()
      record.problems = updated.problems(diff)
    } else if List.derive(updated.versions[0]).made != List.make(pair.rows) {
      record.problems.append("the list has other rows than an array")
    }
    if options.task == .check { return record }
    record.target = item.targets[record.count]
    record.samples = Rounds.samples(of: contestants, options) { time($0, calls: $1) }
    record.counts = measure(CallCounter())
    if item.call != .updating {
      record.kept = Record.Kept(
        rowCount: List.derive(updated.versions[0]).shownCount, limit: item.keptLimit)
    }
    return record
  }

  private var contestants: [Contestant] {
    let measured = [Contestant].measured(for: item.targets[pair.rows.count])
    let arrays = Contestant.measure(.arrays)
    return measured.contains(arrays) ? measured : measured + [arrays]
  }

  private func time(_ contestant: Contestant, calls: Int) -> Double {
    switch contestant {
    case .call: return measure(Stopwatch(calls: calls))
    case .measure(.scan): return seconds(calls: calls) { Row.scan(pair.rows, pair.twin) }
    case .measure(.arrays): return measureArrays(Stopwatch(calls: calls))
    case .measure, .closures, .keyPath, .planning: return .nan
    }
  }

  /// Measures the call of the case.
  @inline(__always)
  private func measure<M: Meter>(_ meter: M) -> M.Reading {
    if item.call == .updating { return meter.measure { updated.update() } }
    let tree = updated.versions[0]
    return meter.measure { List.derive(tree) }
  }

  /// Measures the same with arrays.
  @inline(__always)
  private func measureArrays<M: Meter>(_ meter: M) -> M.Reading {
    if item.call == .updating { return meter.measure { updated.updateArrays() } }
    return meter.measure { List.make(pair.rows) }
  }
}

/// A derived list that is updated to one of two versions and back again, and the same with arrays.
private final class UpdatedList<List: RowDerivation> {
  let versions: [TreeArray<Row>]

  private let arrays: [[Row]]
  private let made: [List.Made]
  private var list: List
  private var current = 0

  /// - Parameter new: As many rows, with the same ids in the same order.
  init(_ old: [Row], _ new: [Row]) {
    let tree = TreeArray(old)
    var edited = tree
    for offset in new.indices where old[offset] != new[offset] { edited[offset] = new[offset] }
    versions = [tree, edited]
    arrays = [old, new]
    made = arrays.map(List.make)
    list = List.derive(tree)
  }

  func update() -> List.Diff {
    current = 1 - current
    return list.update(to: versions[current])
  }

  func updateArrays() -> (List.Made, List.Diff) {
    let new = List.make(arrays[1])
    let diff = List.diff(made[0], new)
    return (new, diff)
  }

  /// Returns what is wrong after an update.
  func problems(_ diff: List.Diff) -> [String] {
    var problems: [String] = []
    if list.made != made[current] { problems.append("the list has other rows than an array") }
    if diff != List.diff(made[1 - current], made[current]) {
      problems.append("the diff is not that of arrays")
    }
    return problems
  }
}
