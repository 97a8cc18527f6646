// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// Cases about tree arrays, and their targets.
package enum TreeSuite {
  /// Single edits come first, so that cases with one number of rows share a tree array.
  package static let cases = [edits, versions + apart + reading]

  private static let editCall = "let old = tree; edit(&tree); old.tableDiff(to: tree)"
  private static let diffCall = "old.tableDiff(to: new), of tree arrays"

  /// The targets of single edits are multiples of *small*, for the median and the slowest calls.
  private static let edits = [
    edit(
      "one row updated", .update, isBrief: true,
      targets: [10_000: (0.08, 0.15), 1_000_000: (0.18, 0.3), 10_000_000: (0.25, 0.45)]),
    edit(
      "one row removed", .remove, isBrief: true,
      targets: [10_000: (0.08, 0.15), 1_000_000: (0.18, 0.3), 10_000_000: (0.25, 0.45)]),
    edit(
      "one row inserted", .insert, isBrief: true,
      targets: [1_000_000: (0.22, 0.45), 10_000_000: (0.35, 0.7)]),
    edit(
      "one row moved", .move, isBrief: true,
      targets: [1_000_000: (0.4, 0.7), 10_000_000: (0.7, 1.4)]),
    edit(
      "block moved", .moveBlock, others: [1_000_000], isBrief: true,
      targets: [10_000_000: (1.8, 5)]),
    edit(
      "one row updated, compared alone", .update, isDiffAlone: true,
      targets: [
        1_000: (0.03, 0.05), 10_000: (0.03, 0.05), 1_000_000: (0.03, 0.05),
        10_000_000: (0.03, 0.05),
      ]),
  ]

  private static func edit(
    _ name: String, _ kind: RowEdit.Kind, isDiffAlone: Bool = false, others: [Int] = [],
    isBrief: Bool = false, targets: [Int: (median: Double, tail: Double)]
  ) -> Benchmark {
    Benchmark(
      "tree: " + name, isDiffAlone ? diffCall : editCall, counts: (others + targets.keys).sorted(),
      isBrief: isBrief, targets: targets.mapValues { .times($0.median, .small) },
      tailTargets: targets.mapValues { .times($0.tail, .small) }
    ) { count, bench in
      let list = EditedTree.shared(count, bench)
      let (problems, changes) = list.verify(kind)
      let call =
        isDiffAlone
        ? TimedCall(
          on: {
            let (old, edit) = (list.rows, list.nextEdit(kind))
            list.rows.make(edit)
            return old
          }, { old in old.tableDiff(to: list.rows) })
        : TimedCall(on: { list.nextEdit(kind) }, { TreeArray<Row>.diff(after: $0, of: &list.rows) })
      var trial = Trial(problems: problems, call, [.measure(.small): EditedList.small()])
      trial.changes = changes
      (trial.isSingle, trial.beside) = (true, [.measure(.small)])
      return trial
    }
  }

  // MARK: - Two lists

  private static let versions = [
    versions(
      1_000, isBrief: true,
      targets: [1_000_000: .times(1.2, .arrays), 10_000_000: .times(0.1, .scan)]),
    versions(
      10_000, targets: [1_000_000: .times(1.2, .arrays), 10_000_000: .times(1, .scan)]),
    versions(100_000, targets: [1_000_000: .times(1.2, .arrays)]),
    versions(.max, targets: [1_000_000: .times(1.2, .arrays)]),
  ]

  /// Updates rows at random offsets; the new tree array is the old one with these rows replaced in
  /// random order.
  private static func versions(
    _ most: Int, isBrief: Bool = false, targets: [Int: Target]
  ) -> Benchmark {
    let name = most == .max ? "all rows updated" : "\(most / 1_000),000 rows updated"
    let edit: Edits.Edit = { count, random in
      var script = EditScript(oldCount: count)
      script.update(min(count, most), &random)
      return script
    }
    return lists(name, diffCall, edit, isBrief: isBrief, targets: targets) { lists in
      var random = SplitMix64(seed: 5)
      let old = lists.tree
      var new = old
      for offset in lists.workload.script.updated.shuffled(using: &random) {
        new[offset] = lists.workload.new[offset]
      }
      return lists.trial(of: old.tableDiff(to: new), TimedCall { [new] in old.tableDiff(to: new) })
    }
  }

  private static let apart = [
    lists("made apart, equal content", diffCall, Edits.none, prepare: compared),
    lists(
      "made apart, 1% scattered", diffCall, Edits.scattered, isBrief: true, prepare: compared),
    lists(
      "compared with an array, 1% scattered",
      "old.tableDiff(to: new), of a tree array and an array", Edits.scattered
    ) { lists in
      let (old, new) = (lists.tree, lists.workload.new)
      return lists.trial(of: old.tableDiff(to: new), TimedCall { old.tableDiff(to: new) })
    },
    lists(
      "updated to an array, 1% scattered", "tree.update(to: rows)", Edits.scattered,
      targets: [1_000_000: .times(3, .flatDiff)]
    ) { lists in
      let (old, rows) = (lists.tree, lists.workload.new)
      var updated = old
      var trial = lists.trial(
        of: updated.update(to: rows), TimedCall(on: { old }, { $0.update(to: rows) }))
      if !updated.elementsEqual(rows) { trial.problems.append("the tree array has other rows") }
      trial.others[.measure(.flatDiff)] = trial.others.removeValue(forKey: .measure(.arrays))
      trial.beside = [.measure(.flatDiff)]
      return trial
    },
  ]

  private static let compared: @Sendable (TreeLists) -> Trial = { lists in
    let (old, new) = (lists.tree, TreeArray(lists.workload.new))
    return lists.trial(of: old.tableDiff(to: new), TimedCall { old.tableDiff(to: new) })
  }

  // MARK: - One list

  private static let reading = [
    lists(
      "read in chunks", "tree.withChunks { chunk in … }", isBrief: true,
      targets: [1_000_000: .times(1.5, .arrays)]
    ) { lists in
      lists.reading { tree in
        var sum = 0
        tree.withChunks { chunk in for row in chunk { sum &+= row.id } }
        return sum
      } array: { array in
        array.withUnsafeBufferPointer { rows in
          var sum = 0
          for row in rows { sum &+= row.id }
          return sum
        }
      }
    },
    lists(
      "read in a loop", "for row in tree { … }", targets: [1_000_000: .times(1.5, .arrays)]
    ) { lists in
      lists.reading { tree in
        var sum = 0
        for row in tree { sum &+= row.id }
        return sum
      } array: { array in
        var sum = 0
        for row in array { sum &+= row.id }
        return sum
      }
    },
    lists(
      "read at 100,000 random offsets", "tree[offset]", targets: [1_000_000: .times(10, .arrays)]
    ) { lists in
      var random = SplitMix64(seed: 5)
      let offsets = (0..<100_000).map { _ in
        Int.random(in: lists.workload.old.indices, using: &random)
      }
      return lists.reading { tree in
        var sum = 0
        for offset in offsets { sum &+= tree[offset].id }
        return sum
      } array: { array in
        var sum = 0
        for offset in offsets { sum &+= array[offset].id }
        return sum
      }
    },
    lists(
      "made of an array", "TreeArray(rows)", targets: [1_000_000: .times(2, .map)],
      scratch: 1.1 * Double(MemoryLayout<Row>.stride)
    ) { lists in
      let rows = lists.workload.old
      var trial = Trial(
        problems: lists.tree.elementsEqual(rows) ? [] : ["a tree array has other rows"],
        TimedCall { TreeArray(rows) }, lists.workload.measures)
      trial.beside = [.measure(.map)]
      return trial
    },
  ]

  private static func lists(
    _ name: String, _ call: String, _ edit: @escaping Edits.Edit = Edits.none,
    isBrief: Bool = false, targets: [Int: Target] = [1_000_000: .times(1.2, .arrays)],
    scratch: Double? = nil, prepare: @escaping @Sendable (TreeLists) -> Trial
  ) -> Benchmark {
    Benchmark(
      "tree: " + name, call, counts: targets.keys.sorted(), isBrief: isBrief, targets: targets,
      scratch: scratch
    ) { count, bench in
      prepare(TreeLists(bench.workload(count, edit)))
    }
  }
}
