// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffOutlines

/// Cases about outlines, mostly many calls with different arguments, and their targets.
package enum OutlineSuite {
  package static let cases = [
    edits(
      "1,000 nodes updated one by one",
      "let old = outline; outline.update(id) { … }; old.outlineDiff(to: outline), 1,000 times",
      target: .seconds(30e-3),
      isRight: { lists, _, count in count == lists.ids.count },
      { Errand.update(&$0, $1.ids) }),
    edits(
      "1,000 nodes moved one by one",
      "let old = outline; outline.move(id, toChild: 0, of: parent); old.outlineDiff(to: outline), 1,000 times",
      target: .seconds(30e-3),
      isRight: { lists, outline, count in
        // With few nodes, many would move to their own place or into themselves.
        let isEnough = lists.count < 10_000 || count > lists.ids.count * 9 / 10
        return isEnough && outline.count == lists.outline.count
      },
      { Errand.move(&$0, $1.ids, $1.parents) }),
    edits(
      "1,000 nodes inserted and removed",
      "the same with outline.insert(node, atChild: 0, of: parent) and outline.remove(id), 1,000 times",
      target: .seconds(60e-3),
      isRight: { lists, outline, count in
        count == 2 * lists.parents.count && outline.outlineDiff(to: lists.outline).isEmpty
      },
      { Errand.insertAndRemove(&$0, $1.parents) }),
    expanding(
      1_000, "outline.expand(id); old.rows.tableDiff(to: outline.rows).batchUpdate(inSection: 0)",
      target: .seconds(200e-6)),
    expanding(
      100_000, "outline.expand(id), of a node with many children, and the batch",
      target: .seconds(10e-3)),
    outline("1,000 rows read", "outline.rows[index], 1,000 times", target: .seconds(1e-3)) {
      lists in
      let (outline, rows) = (lists.outline, Array(lists.outline.rows))
      let offsets = lists.ids.map { Int(UInt(bitPattern: $0) % UInt(rows.count)) }
      let isRight = rows.indices.allSatisfy { outline.rows[$0] == rows[$0] }
      return Trial(
        problems: isRight ? [] : ["a row is wrong"],
        TimedCall { offsets.reduce(0) { $0 &+ outline.rows[$1].depth } })
    },
    outline(
      "snapshot, 1% updated", "old.outlineDiff(to: new), of outlines made of different nodes",
      target: .times(5, .flatDiff)
    ) { lists in
      let (old, new, rows, changedRows) =
        (lists.outline, lists.changed, lists.rows, lists.changedRows)
      let diff = old.outlineDiff(to: new)
      let count = rows.tableDiff(to: changedRows).updates.count
      return Trial(
        problems: diff.updates.count == count && diff.changeCount == count ? [] : ["\(diff)"],
        TimedCall { old.outlineDiff(to: new) },
        [.measure(.flatDiff): TimedCall { rows.tableDiff(to: changedRows) }])
    },
    outline("made of nodes", "Outline(nodes)", target: .seconds(1)) { lists in
      let errands = lists.errands
      return Trial(
        problems: (try? Outline(errands))?.nodes == errands ? [] : ["other nodes"],
        TimedCall { try? Outline(errands) })
    },
  ]

  /// Returns a case about edits of an outline, which return the total number of changes.
  private static func edits(
    _ name: String, _ call: String, target: Target,
    isRight: @escaping @Sendable (OutlineLists, Outline<Errand>, _ changeCount: Int) -> Bool,
    _ edit: @escaping @Sendable (inout Outline<Errand>, OutlineLists) -> Int
  ) -> Benchmark {
    outline(name, call, target: target) { lists in
      var outline = lists.outline
      let count = edit(&outline, lists)
      return Trial(
        problems: isRight(lists, outline, count) ? [] : ["\(count) changes, or another outline"],
        TimedCall(on: { lists.outline }, { edit(&$0, lists) }))
    }
  }

  private static func expanding(_ childCount: Int, _ call: String, target: Target) -> Benchmark {
    edits(
      "\(childCount / 1_000),000 children expanded", call, target: target,
      isRight: { lists, outline, count in
        count == childCount && outline.rows.count == lists.outline.rows.count + childCount
      },
      { outline, _ in Errand.expand(&outline, OutlineLists.wideRow(childCount).id) })
  }

  private static func outline(
    _ name: String, _ call: String, target: Target,
    prepare: @escaping @Sendable (OutlineLists) -> Trial
  ) -> Benchmark {
    Benchmark("outlines: " + name, call, target: target) { count, bench in
      prepare(bench.lists(count) { OutlineLists(count: count) })
    }
  }
}
