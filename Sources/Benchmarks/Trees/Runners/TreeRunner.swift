// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// Verifies and measures a call on tree arrays of the rows of a workload.
struct TreeRunner {
  let item: TreeCase
  let workload: Workload<Row>
  let options: Options
  let old: TreeArray<Row>
  let new: TreeArray<Row>

  /// Random offsets to read at.
  private let offsets: [Int]

  /// - Parameter sharesNodes: Whether the new tree array is the old one with rows replaced, in random
  ///   order. Otherwise it is made of the new rows.
  init(_ item: TreeCase, _ workload: Workload<Row>, sharesNodes: Bool, _ options: Options) {
    self.item = item
    self.workload = workload
    self.options = options
    var random = SplitMix64(seed: 5)
    old = TreeArray(workload.old)
    if sharesNodes {
      var edited = old
      for offset in workload.script.updated.shuffled(using: &random) {
        edited[offset] = workload.new[offset]
      }
      new = edited
    } else {
      new = TreeArray(workload.new)
    }
    offsets = (0..<100_000).map { _ in Int.random(in: workload.old.indices, using: &random) }
  }

  /// Verifies the result, then measures the call.
  func run() -> Record {
    var record = Record(
      title: item.title, call: item.call.rawValue, count: old.count, data: workload.data)
    record.changes = workload.expected
    record.problems = problems()
    if options.task == .check { return record }
    record.target = item.targets[old.count]
    record.scratchLimit = item.scratch
    record.samples = Rounds.samples(of: contestants, options) { time($0, calls: $1) }
    record.counts = measure(CallCounter())
    return record
  }

  private var contestants: [Contestant] {
    let measured = [Contestant].measured(for: item.targets[old.count])
    let arrays: Contestant =
      switch item.call {
      case .making: .measure(.map)
      case .updating: .measure(.flatDiff)
      default: .measure(.arrays)
      }
    return measured.contains(arrays) ? measured : measured + [arrays]
  }

  private func time(_ contestant: Contestant, calls: Int) -> Double {
    switch contestant {
    case .call: return measure(Stopwatch(calls: calls))
    case .measure(.arrays): return measureArrays(Stopwatch(calls: calls))
    case .measure(.flatDiff):
      return seconds(calls: calls) { Row.diff(workload.old, workload.new) }
    case .measure(let measure): return workload.seconds(of: measure, calls: calls)
    case .closures, .keyPath, .planning: return .nan
    }
  }

  /// Measures the call of the case.
  @inline(__always)
  private func measure<M: Meter>(_ meter: M) -> M.Reading {
    switch item.call {
    case .diff, .editing: return meter.measure { Row.diff(old, new) }
    case .diffToArray:
      let new = workload.new
      return meter.measure { Row.diff(old, new) }
    case .chunks: return meter.measure { Row.chunkSum(old) }
    case .iterating: return meter.measure { Row.sum(old) }
    case .subscripting: return meter.measure { Row.sum(old, at: offsets) }
    case .updating:
      let rows = workload.new
      return meter.measure(on: { old }) { tree in Row.update(&tree, to: rows) }
    case .making:
      let rows = workload.old
      return meter.measure { Row.tree(of: rows) }
    }
  }

  /// Measures the same call with arrays.
  @inline(__always)
  private func measureArrays<M: Meter>(_ meter: M) -> M.Reading {
    let (old, new) = (workload.old, workload.new)
    switch item.call {
    case .diff, .diffToArray, .editing, .updating: return meter.measure { Row.diff(old, new) }
    case .chunks: return meter.measure { Row.bufferSum(old) }
    case .iterating: return meter.measure { Row.sum(old) }
    case .subscripting: return meter.measure { Row.sum(old, at: offsets) }
    case .making: return meter.measure { Row.copyByMap(old) }
    }
  }

  /// Checks the results of the call, and returns the problems found.
  private func problems() -> [String] {
    var problems: [String] = []
    if !old.elementsEqual(workload.old) || !new.elementsEqual(workload.new) {
      problems.append("a tree array has other rows than its array")
    }
    switch item.call {
    case .diff, .diffToArray, .editing:
      let diff = item.call == .diff ? Row.diff(old, new) : Row.diff(old, workload.new)
      if diff != Row.diff(workload.old, workload.new) {
        problems.append("the diff is not that of arrays")
      }
      if ChangeCounts(diff) != workload.expected {
        problems.append("the diff has \(ChangeCounts(diff)), the edit has \(workload.expected)")
      }
    case .updating:
      var tree = old
      if Row.update(&tree, to: workload.new) != Row.diff(workload.old, workload.new) {
        problems.append("the diff is not that of arrays")
      }
      if !tree.elementsEqual(workload.new) { problems.append("the tree array has other rows") }
    case .chunks:
      if Row.chunkSum(old) != Row.bufferSum(workload.old) { problems.append("the sum is wrong") }
    case .iterating:
      if Row.sum(old) != Row.sum(workload.old) { problems.append("the sum is wrong") }
    case .subscripting:
      if Row.sum(old, at: offsets) != Row.sum(workload.old, at: offsets) {
        problems.append("the sum is wrong")
      }
    case .making:
      if !Row.tree(of: workload.old).elementsEqual(workload.old) {
        problems.append("the tree array has other rows than its array")
      }
    }
    return problems
  }
}
