// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffMeasuring

/// Verifies and measures a call on a measured array.
struct MeasuredRunner {
  let item: MeasuredCase
  let lists: MeasuredLists
  let options: Options

  /// Verifies the result, then measures the call.
  func run() -> Record {
    var record = Record(
      title: item.title, call: item.call.rawValue, count: lists.array.count, data: options.data)
    record.problems = problems()
    if options.task == .check { return record }
    record.target = item.target
    let measured = item.target.terms.map { Contestant.measure($0.measure) }
    record.samples = Rounds.samples(of: [.call] + measured, options) { contestant, calls in
      contestant == .call
        ? measure(Stopwatch(calls: calls)) : measureTreeArrays(Stopwatch(calls: calls))
    }
    record.counts = measure(CallCounter())
    return record
  }

  /// Measures the call of the case.
  @inline(__always)
  private func measure<M: Meter>(_ meter: M) -> M.Reading {
    let (rows, changed, map) = (lists.rows, lists.changed, lists.map)
    let (offsets, points, array) = (lists.offsets, lists.points, lists.array)
    switch item.call {
    case .top: return meter.measure { Row.sumOfTops(rows, at: offsets) }
    case .index: return meter.measure { Row.sumOfIndices(rows, at: points) }
    case .anchoring: return meter.measure { Row.anchorCount(rows, at: points) }
    case .restoring:
      let anchors = lists.anchors
      return meter.measure { Row.sumOfOffsets(anchors, map, changed) }
    case .editing:
      return meter.measure(on: { rows }) { rows in Row.editAndDiff(&rows, at: offsets) }
    case .making: return meter.measure { Row.measured(array) }
    }
  }

  /// Measures the same call with tree arrays.
  @inline(__always)
  private func measureTreeArrays<M: Meter>(_ meter: M) -> M.Reading {
    let (tree, offsets, array) = (lists.tree, lists.offsets, lists.array)
    if item.call == .making { return meter.measure { Row.tree(of: array) } }
    return meter.measure(on: { tree }) { tree in Row.editAndDiff(&tree, at: offsets) }
  }

  /// Checks the results of the call, and returns the problems found.
  private func problems() -> [String] {
    let (rows, tops) = (lists.rows, lists.tops)
    switch item.call {
    case .top:
      return lists.offsets.contains { rows.top(of: $0) != tops[$0] } ? ["a top is wrong"] : []
    case .index:
      let isWrong = lists.points.contains { point in
        guard let index = rows.index(at: point) else { return true }
        return tops[index] > point || tops[index + 1] <= point
      }
      return isWrong ? ["a row is not at its point"] : []
    case .anchoring, .restoring: return wrongAnchors()
    case .editing:
      var (edited, tree) = (rows, lists.tree)
      let counts = (
        Row.editAndDiff(&edited, at: lists.offsets), Row.editAndDiff(&tree, at: lists.offsets)
      )
      var problems: [String] = []
      if counts.0 != counts.1 { problems.append("the diffs are not those of tree arrays") }
      if !edited.elementsEqual(tree) { problems.append("the rows are not those of a tree array") }
      if edited.summary != MeasuredArray<RowHeights>(Array(tree)).summary {
        problems.append("the summary is not that of a list made anew")
      }
      return problems
    case .making:
      let made = Row.measured(lists.array)
      return made.elementsEqual(lists.array) && made.summary.height == tops.last
        ? [] : ["the list has other rows or another height than its array"]
    }
  }

  /// Compares scroll offsets, to the last bit, with those that tops of an array give.
  private func wrongAnchors() -> [String] {
    var tops = [0.0]
    for row in lists.changed { tops.append((tops.last ?? 0) + row.height) }
    let isWrong = zip(lists.points, lists.anchors).contains { point, anchor in
      let first = lists.index(at: point)
      let visible = (first..<lists.array.count).prefix { index in
        lists.tops[index] < point + MeasuredLists.viewportHeight
      }
      let naive = ScrollAnchor(
        scrollOffset: point, viewportHeight: MeasuredLists.viewportHeight,
        contentHeight: lists.tops.last ?? 0, visibleRows: visible, top: { lists.tops[$0] })
      let expected = naive.scrollOffset(
        after: lists.map, contentHeight: tops.last ?? 0, top: { tops[$0] })
      return naive != anchor
        || anchor.scrollOffset(after: lists.map, rows: lists.changed) != expected
    }
    return isWrong ? ["an anchor is not that of an array"] : []
  }
}
