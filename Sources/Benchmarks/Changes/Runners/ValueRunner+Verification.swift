// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffMerging
import TableDiffPatches

extension ValueRunner {
  /// Checks the result of the call and returns the problems found.
  func problems() -> [String] {
    let (old, new) = (workload.old, workload.new)
    let found = ChangeCounts(diff)
    var problems: [String] = []
    if found != workload.expected {
      problems.append("the diff has \(found), the edit has \(workload.expected)")
    }
    switch subject.call {
    case .inverse:
      if Row.apply(diff.inverse, new, old) != old || diff.inverse.inverse != diff {
        problems.append("the inverse does not lead back")
      }
    case .offsetMap: problems += mapProblems()
    case .composition:
      let both = diff.followed(by: second)
      if Row.apply(both, old, last) != last { problems.append("the composition leads elsewhere") }
      if both.changeCount > diff.changeCount + second.changeCount {
        problems.append("the composition has \(both.changeCount) changes")
      }
    case .rebasing:
      let rebased = Row.rebase(diff, second, old, new, last)
      let merge = merged(base: old, mine: new, theirs: last)
      if Row.apply(rebased, last, merge.rows) != merge.rows {
        problems.append("the rebased diff leads elsewhere")
      }
      if rebased != Row.diff(last, merge.rows) {
        problems.append("the rebased diff is another one")
      }
    case .steps: problems += stepProblems()
    case .encoding, .decoding:
      if (try? Row.decoded(bytes).get()) != patch {
        problems.append("decoding gives another patch")
      }
    case .applyingPatch:
      if (try? Row.apply(patch, old).get()) != new { problems.append("the patch leads elsewhere") }
    }
    return problems
  }

  private func mapProblems() -> [String] {
    let (old, new) = (workload.old, workload.new)
    let map = OffsetMap(diff)
    var deleteCount = 0
    for offset in old.indices {
      guard let target = map.newOffset(ofOld: offset) else {
        deleteCount += 1
        continue
      }
      if new[target].id != old[offset].id || map.oldOffset(ofNew: target) != offset {
        return ["the map leads from \(offset) to \(target)"]
      }
    }
    return deleteCount == diff.deletes.count ? [] : ["\(deleteCount) rows are not in the map"]
  }

  /// Checks the number of moved rows; of lists short enough to move rows one by one, the effect too.
  private func stepProblems() -> [String] {
    let steps = diff.steps
    let moved = steps.reduce(0) { count, step in
      if case .move(let rows, to: _) = step { return count + rows.count }
      return count
    }
    if moved != diff.moves.count { return ["the steps move \(moved) rows"] }
    let new = workload.new
    if steps.count * new.count > 1_000_000_000 { return [] }
    var rows = workload.old
    for step in steps {
      switch step {
      case .delete(let deleted): rows.removeSubrange(deleted)
      case .move(let block, let to):
        let moving = Array(rows[block])
        rows.removeSubrange(block)
        rows.insert(contentsOf: moving, at: to)
      case .insert(let inserted): rows.insert(contentsOf: new[inserted], at: inserted.lowerBound)
      case .update(let updated): rows.replaceSubrange(updated, with: new[updated])
      }
    }
    return rows == new ? [] : ["the steps lead elsewhere"]
  }
}
