// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import TableDiff

extension RepeatedRunner {
  /// Checks the result and returns the problems found.
  func problems() -> [String] {
    let found = ChangeCounts(diff)
    let staying = workload.old.count - found.deletes
    var problems: [String] = []
    if !diff.isKnownMinimal { problems.append("the diff is not known to be minimal") }
    if found.moves + found.updates > 0 { problems.append("rows move or change: \(found)") }
    if rowsByHand() != workload.new {
      problems.append("carrying out the diff does not give the new rows")
    }
    // A moved row can be deleted and inserted instead.
    let edited = workload.edited
    let bound = edited.deletes + edited.inserts + 2 * edited.moves
    if found.total > bound {
      problems.append("the diff has \(found.total) changes, the edit at most \(bound)")
    }
    if isCheapToCount {
      let length = commonLength(workload.old, workload.new)
      if staying != length { problems.append("\(staying) rows stay, \(length) could") }
    }
    return problems
  }

  /// Whether `commonLength` takes less than a second.
  private var isCheapToCount: Bool { workload.old.count / 64 * workload.new.count < 200_000_000 }

  /// Makes the new rows from the old ones and the public arrays of the diff, without any code of the
  /// library.
  ///
  /// The result is empty if the diff does not fit the lists.
  private func rowsByHand() -> [R] {
    let (old, new) = (workload.old, workload.new)
    var isGone = old.map { _ in false }
    for offset in diff.deletes { isGone[offset] = true }
    var staying = old.indices.filter { !isGone[$0] }[...]
    var isInserted = new.map { _ in false }
    for offset in diff.inserts { isInserted[offset] = true }
    var made: [R] = []
    for offset in new.indices {
      if isInserted[offset] {
        made.append(new[offset])
      } else if let row = staying.popFirst() {
        made.append(old[row])
      }
    }
    return staying.isEmpty ? made : []
  }
}
