// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffCollections

/// Two lists as arrays, and the old one also as a tree array.
struct TreeLists {
  let workload: Workload<Row>
  let tree: TreeArray<Row>

  init(_ workload: Workload<Row>) { (self.workload, tree) = (workload, TreeArray(workload.old)) }

  /// Verifies a diff, and prepares its call to be measured beside that of arrays.
  func trial(of diff: ListDiff, _ call: TimedCall) -> Trial {
    let (old, new) = (workload.old, workload.new)
    var trial = Trial(problems: [], call, workload.measures)
    trial.changes = ChangeCounts(diff)
    if diff != old.tableDiff(to: new) { trial.problems.append("the diff is not that of arrays") }
    if trial.changes != workload.expected {
      trial.problems.append("the diff has \(trial.changes), the edit has \(workload.expected)")
    }
    trial.others[.measure(.arrays)] = TimedCall { old.tableDiff(to: new) }
    trial.beside = [.measure(.arrays)]
    return trial
  }

  /// Verifies a sum over rows, and prepares reading a tree array to be measured beside reading an
  /// array.
  func reading(
    tree read: @escaping (TreeArray<Row>) -> Int, array readArray: @escaping ([Row]) -> Int
  ) -> Trial {
    let (tree, array) = (tree, workload.old)
    var trial = Trial(
      problems: read(tree) == readArray(array) ? [] : ["the sum is wrong"],
      TimedCall { read(tree) }, workload.measures)
    trial.others[.measure(.arrays)] = TimedCall { readArray(array) }
    trial.beside = [.measure(.arrays)]
    return trial
  }
}
