// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import BenchmarkSupport
package import TableDiff

/// A timed call on flat lists.
enum FlatCall: String, CaseIterable {
  case diff = "old.tableDiff(to: new)"
  case planning = "diff.batchUpdate(inSection: 0)"
  case applying = "old.applying(diff, rowsFrom: new)"
  case performing = "view.perform(batch, rows: new)"

  /// The suffix of titles for the call.
  var suffix: String {
    switch self {
    case .diff: ""
    case .planning: ", planned"
    case .applying: ", applied"
    case .performing: ", performed"
    }
  }
}

/// Two flat lists with their diff and the calls on them.
struct FlatLists<R: WorkloadRow> {
  let workload: Workload<R>
  let diff: ListDiff
  let batch: BatchUpdate

  init(_ workload: Workload<R>) {
    self.workload = workload
    diff = workload.old.tableDiff(to: workload.new)
    batch = diff.batchUpdate(inSection: 0)
  }

  func timed(_ call: FlatCall) -> TimedCall {
    let (old, new, diff, batch) = (workload.old, workload.new, diff, batch)
    return switch call {
    case .diff: TimedCall { old.tableDiff(to: new) }
    case .planning: TimedCall { diff.batchUpdate(inSection: 0) }
    case .applying: TimedCall { old.applying(diff, rowsFrom: new) }
    case .performing:
      TimedCall(
        on: { HeadlessListView(rows: old) },
        { view in Result { () throws(BatchError) in try view.perform(batch, rows: new) } })
    }
  }

  /// Verifies the results, and prepares a call to be measured.
  func trial(_ call: FlatCall, stated: ChangeCounts? = nil) -> Trial {
    var trial = Trial(problems: problems(stated), timed(call), workload.measures)
    trial.changes = ChangeCounts(diff)
    if call != .diff { return trial }
    let (old, new) = (workload.old, workload.new)
    trial.others[.closures] = TimedCall {
      old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 })
    }
    trial.others[.keyPath] = (self as? FlatLists<Row>)?.byKeyPath
    trial.beside = [.closures, .keyPath]
    trial.addPeers = workload.addPeers
    return trial
  }

  /// Returns the faults of the results.
  ///
  /// - Parameter stated: The changes that the diff must have, if known beforehand.
  func problems(_ stated: ChangeCounts? = nil) -> [String] {
    let (old, new) = (workload.old, workload.new)
    let found = ChangeCounts(diff)
    var problems: [String] = []
    for expected in [workload.expected, stated ?? found] where found != expected {
      problems.append("the diff has \(found), not \(expected)")
    }
    if old.tableDiff(to: new, id: { $0.id }, contentsEqual: { $0 == $1 }) != diff {
      problems.append("the closure form gives another diff")
    }
    if old.tableDiff(to: new, id: \.id) != diff {
      problems.append("the key-path form gives another diff")
    }
    if !isNew(old.applying(diff, rowsFrom: new)) {
      problems.append("applying the diff does not give the new rows")
    }
    var view = HeadlessListView(rows: old)
    do {
      _ = try view.perform(batch, rows: new)
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

extension FlatLists<Row> {
  /// The diff by a key-path literal, which is only fast where the type of row is known.
  fileprivate var byKeyPath: TimedCall {
    let (old, new) = (workload.old, workload.new)
    return TimedCall { old.tableDiff(to: new, id: \.id) }
  }
}

extension ChangeCounts {
  package init(_ diff: ListDiff) {
    self.init(
      deletes: diff.deletes.count, inserts: diff.inserts.count, moves: diff.moves.count,
      updates: diff.updates.count)
  }
}
