// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffPatches

/// A diff, with other diffs to combine it with.
struct Changes {
  let old, new: [Row]
  let diff: ListDiff
  let patch: ListPatch<Row>

  /// The rows after a second edit of the new rows and after another edit of the old ones, with the
  /// diffs.
  let last, others: [Row]
  let second, other: ListDiff

  init(_ workload: Workload<Row>, _ edit: Edits.Edit) {
    (old, new) = (workload.old, workload.new)
    diff = old.tableDiff(to: new)
    patch = ListPatch(diff, rowsFrom: new)
    // Ids that are in no list yet.
    let number = 3 * old.count
    func edited(_ rows: [Row]) -> [Row] {
      var random = SplitMix64(seed: 3)
      return edit(rows.count, &random).rows(from: rows, firstNumber: number)
    }
    (last, others) = (edited(new), edited(old))
    (second, other) = (new.tableDiff(to: last), old.tableDiff(to: others))
  }

  /// The faults of the diff's map.
  var mapProblems: [String] {
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

  /// The faults of the steps: their number, and their effect if the lists are short enough.
  var stepProblems: [String] {
    let steps = diff.steps
    let moved = steps.reduce(0) { count, step in
      if case .move(let rows, to: _) = step { return count + rows.count }
      return count
    }
    if moved != diff.moves.count { return ["the steps move \(moved) rows"] }
    if steps.count * new.count > 1_000_000_000 { return [] }
    var rows = old
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

  /// The faults of the patch's bytes.
  var codingProblems: [String] {
    let isSame = (try? ValueSuite.decoded(ValueSuite.encoded(patch)).get()) == patch
    return isSame ? [] : ["decoding gives another patch"]
  }
}
