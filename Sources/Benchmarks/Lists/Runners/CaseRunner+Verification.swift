// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
package import TableDiff

extension CaseRunner {
  /// Checks the results and returns the problems found.
  func problems() -> [String] {
    let found = ChangeCounts(diff)
    var problems: [String] = []
    if found != workload.expected {
      problems.append("the diff has \(found), the edit has \(workload.expected)")
    }
    if let stated = subject.stated, stated != found {
      problems.append("the diff has \(found), the table states \(stated)")
    }
    return problems + formProblems() + roundTripProblems()
  }

  /// Checks that every form gives the same diff.
  private func formProblems() -> [String] {
    var problems: [String] = []
    if R.diffByClosures(workload.old, workload.new) != diff {
      problems.append("the closure form gives another diff")
    }
    if R.diffByKeyPath(workload.old, workload.new) != diff {
      problems.append("the key-path form gives another diff")
    }
    return problems
  }

  /// Checks that the old rows and the diff give the new rows, in an array and in a list view.
  private func roundTripProblems() -> [String] {
    var problems: [String] = []
    if !isNew(R.apply(diff, workload.old, workload.new)) {
      problems.append("applying the diff does not give the new rows")
    }
    if subject.call != .performing { return problems }
    var view = HeadlessListView(rows: workload.old)
    do {
      _ = try R.perform(batch, on: &view, workload.new)
      if !isNew(view.shownRows) { problems.append("the list view does not show the new rows") }
    } catch {
      problems.append("the list view rejects the batch: \(error)")
    }
    return problems
  }

  private func isNew(_ rows: [R]) -> Bool {
    rows == workload.new && zip(rows, workload.new).allSatisfy { $0.id == $1.id }
  }
}

extension ChangeCounts {
  package init(_ diff: ListDiff) {
    self.init(
      deletes: diff.deletes.count, inserts: diff.inserts.count, moves: diff.moves.count,
      updates: diff.updates.count)
  }
}
