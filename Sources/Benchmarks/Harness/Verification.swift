// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension ChangeCounts {
  init(_ diff: ListDiff) {
    self.init(
      deletes: diff.deletes.count, inserts: diff.inserts.count, moves: diff.moves.count,
      updates: diff.updates.count)
  }
}

/// What is wrong with the results of a workload; empty where all is right.
func problems<R: BenchmarkRow>(with diff: ListDiff, of workload: Workload<R>) -> [String] {
  var problems: [String] = []
  let found = ChangeCounts(diff)
  if found != workload.expected {
    problems.append("the diff has \(found), the edit \(workload.expected)")
  }
  return problems + roundTripProblems(with: diff, from: workload.old, to: workload.new)
}

/// What is wrong with a diff of two lists, whatever was done to them: the rows that it rebuilds, and
/// the diffs of the other forms.
func roundTripProblems<R: BenchmarkRow>(
  with diff: ListDiff, from old: [R], to new: [R]
) -> [String] {
  var problems: [String] = []
  let rebuilt = R.apply(diff, old, new)
  if rebuilt != new || !zip(rebuilt, new).allSatisfy({ $0.id == $1.id }) {
    problems.append("applying the diff does not give the new rows")
  }
  if R.diffByClosures(old, new) != diff { problems.append("the closure form gives another diff") }
  if R.diffByKeyPath(old, new) != diff { problems.append("the key-path form gives another diff") }
  return problems
}
