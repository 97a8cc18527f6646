// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffMeasuring

/// Cases about measured arrays, mostly many calls with different arguments, and their targets.
package enum MeasuredSuite {
  package static let cases = [
    measured(
      "1,000 tops of rows", "rows.top(of: index), 1,000 times", target: .seconds(1e-3)
    ) { lists in
      let (rows, offsets, tops) = (lists.rows, lists.offsets, lists.tops)
      let isRight = offsets.allSatisfy { rows.top(of: $0) == tops[$0] }
      return Trial(
        problems: isRight ? [] : ["a top is wrong"],
        TimedCall { offsets.reduce(0) { $0 + rows.top(of: $1) } })
    },
    measured(
      "1,000 rows at points", "rows.index(at: y), 1,000 times", target: .seconds(1e-3)
    ) { lists in
      let (rows, points) = (lists.rows, lists.points)
      let isRight = points.allSatisfy { rows.index(at: $0) == lists.index(at: $0) }
      return Trial(
        problems: isRight ? [] : ["a row is not at its point"],
        TimedCall { points.reduce(0) { $0 &+ (rows.index(at: $1) ?? 0) } })
    },
    measured(
      "1,000 anchors made",
      "ScrollAnchor(scrollOffset: y, viewportHeight: 800, rows: rows), 1,000 times",
      target: .seconds(1e-3)
    ) { lists in
      Trial(
        problems: lists.wrongAnchors,
        TimedCall { for point in lists.points { blackHole(lists.anchor(at: point)) } })
    },
    measured(
      "1,000 anchors after a change", "anchor.scrollOffset(after: map, rows: rows), 1,000 times",
      target: .seconds(1e-3)
    ) { lists in
      let (anchors, map, changed) = (lists.anchors, lists.map, lists.changed)
      return Trial(
        problems: lists.wrongAnchors,
        TimedCall { anchors.reduce(0) { $0 + $1.scrollOffset(after: map, rows: changed) } })
    },
    measured(
      "1,000 rows updated one by one",
      "let old = rows; rows[index].edit(); old.tableDiff(to: rows), 1,000 times",
      target: .times(1.3, .treeArrays), prepare: editing),
    measured(
      "made of an array", "MeasuredArray(rows)", target: .times(1.5, .treeArrays)
    ) { lists in
      let array = lists.array
      let isRight =
        lists.rows.elementsEqual(array) && lists.rows.summary.height == lists.tops.last
      return Trial(
        problems: isRight ? [] : ["the list has other rows or another height than its array"],
        TimedCall { MeasuredArray<RowHeights>(array) },
        [.measure(.treeArrays): TimedCall { TreeArray(array) }])
    },
  ]

  private static let editing: @Sendable (MeasuredLists) -> Trial = { lists in
    let (offsets, rows, tree) = (lists.offsets, lists.rows, lists.tree)
    var (edited, editedTree) = (rows, tree)
    let counts = (edit(&edited, offsets), edit(&editedTree, offsets))
    let isRight =
      counts.0 == counts.1 && edited.elementsEqual(editedTree)
      && edited.summary == MeasuredArray<RowHeights>(Array(editedTree)).summary
    return Trial(
      problems: isRight ? [] : ["diffs, rows or summary are not those of a list made anew"],
      TimedCall(on: { rows }, { edit(&$0, offsets) }),
      [.measure(.treeArrays): TimedCall(on: { tree }, { edit(&$0, offsets) })])
  }

  @inline(never)
  private static func edit(_ rows: inout MeasuredArray<RowHeights>, _ offsets: [Int]) -> Int {
    offsets.reduce(0) { count, offset in
      let old = rows
      rows[offset].edit()
      return count + old.tableDiff(to: rows).changeCount
    }
  }

  @inline(never)
  private static func edit(_ rows: inout TreeArray<Row>, _ offsets: [Int]) -> Int {
    offsets.reduce(0) { count, offset in
      let old = rows
      rows[offset].edit()
      return count + old.tableDiff(to: rows).changeCount
    }
  }

  private static func measured(
    _ name: String, _ call: String, target: Target,
    prepare: @escaping @Sendable (MeasuredLists) -> Trial
  ) -> Benchmark {
    Benchmark("measured: " + name, call, counts: [1_000_000, 10_000_000], target: target) {
      count, bench in
      prepare(bench.lists(count) { MeasuredLists(count: count) })
    }
  }
}
