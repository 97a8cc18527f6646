// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffOutlines

/// Verifies and measures a call on an outline.
struct OutlineRunner {
  let item: OutlineCase
  let lists: OutlineLists
  let options: Options

  /// Verifies the result, then measures the call.
  func run() -> Record {
    var record = Record(
      title: item.title, call: item.call.rawValue, count: lists.count, data: options.data)
    record.problems = problems()
    if options.task == .check { return record }
    record.target = item.target
    let measured = item.target.terms.map { Contestant.measure($0.measure) }
    record.samples = Rounds.samples(of: [.call] + measured, options) { contestant, calls in
      let stopwatch = Stopwatch(calls: calls)
      return contestant == .call
        ? measure(stopwatch) : stopwatch.measure { Row.diff(lists.rows, lists.changedRows) }
    }
    return record
  }

  /// Measures the call of the case.
  @inline(__always)
  private func measure<M: Meter>(_ meter: M) -> M.Reading {
    let (outline, changed, errands) = (lists.outline, lists.changed, lists.errands)
    let (ids, parents) = (lists.ids, lists.parents)
    switch item.call {
    case .updating: return meter.measure(on: { outline }) { Errand.update(&$0, ids) }
    case .moving: return meter.measure(on: { outline }) { Errand.move(&$0, ids, parents) }
    case .inserting: return meter.measure(on: { outline }) { Errand.insertAndRemove(&$0, parents) }
    case .expanding:
      let id = OutlineLists.wideRow(1_000).id
      return meter.measure(on: { outline }) { Errand.expand(&$0, id) }
    case .expandingMany:
      let id = OutlineLists.wideRow(100_000).id
      return meter.measure(on: { outline }) { Errand.expand(&$0, id) }
    case .reading: return meter.measure { Errand.sumOfRows(outline, ids) }
    case .snapshot: return meter.measure { Errand.diff(outline, changed) }
    case .making: return meter.measure { Errand.outline(of: errands) }
    }
  }

  /// Checks the results of the call, and returns the problems found.
  private func problems() -> [String] {
    var outline = lists.outline
    switch item.call {
    case .updating:
      let count = Errand.update(&outline, lists.ids)
      return count == lists.ids.count ? [] : ["\(count) changes by \(lists.ids.count) updates"]
    case .moving:
      let count = Errand.move(&outline, lists.ids, lists.parents)
      // Of few nodes, many would move where they are, or below themselves.
      let isEnough = lists.count < 10_000 || count > lists.ids.count * 9 / 10
      return isEnough && outline.count == lists.outline.count
        ? [] : ["\(count) changes by \(lists.ids.count) moves"]
    case .inserting:
      let count = Errand.insertAndRemove(&outline, lists.parents)
      let isSame = outline.outlineDiff(to: lists.outline).isEmpty
      return count == 2 * lists.parents.count && isSame ? [] : ["\(count) changes"]
    case .expanding, .expandingMany:
      let wide = item.call == .expanding ? 1_000 : 100_000
      let count = Errand.expand(&outline, OutlineLists.wideRow(wide).id)
      return count == wide && outline.rows.count == lists.outline.rows.count + wide
        ? [] : ["\(count) rows inserted"]
    case .reading:
      let rows = Array(outline.rows)
      return rows.indices.allSatisfy { outline.rows[$0] == rows[$0] } ? [] : ["a row is wrong"]
    case .snapshot:
      let diff = Errand.diff(outline, lists.changed)
      let count = lists.rows.tableDiff(to: lists.changedRows).updates.count
      return diff.updates.count == count && diff.changeCount == count ? [] : ["\(diff)"]
    case .making:
      return Errand.outline(of: lists.errands)?.nodes == lists.errands ? [] : ["other nodes"]
    }
  }
}
