// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkSupport
import ListBenchmarks
import TableDiff
import TableDiffPatches

/// A diff, and others that meet it.
struct Changes {
  let old, new: [Row]
  let diff: ListDiff
  let patch: ListPatch<Row>

  /// The rows after a second edit of the new rows, and of the old ones, and their diffs.
  let last, others: [Row]
  let second, other: ListDiff

  init(_ workload: Workload<Row>, _ edit: Edits.Edit) {
    (old, new) = (workload.old, workload.new)
    diff = old.tableDiff(to: new)
    patch = ListPatch(diff, rowsFrom: new)
    // Ids that no list has yet.
    let number = 3 * old.count
    func edited(_ rows: [Row]) -> [Row] {
      var random = SplitMix64(seed: 3)
      return edit(rows.count, &random).rows(from: rows, firstNumber: number)
    }
    (last, others) = (edited(new), edited(old))
    (second, other) = (new.tableDiff(to: last), old.tableDiff(to: others))
  }

  /// What is wrong with the map of the diff.
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

  /// What is wrong with the steps: with the number of moved rows, and, of lists short enough to move
  /// rows one by one, with the effect too.
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

  /// What is wrong with the bytes of the patch.
  var codingProblems: [String] {
    let isSame = (try? ValueSuite.decoded(ValueSuite.encoded(patch)).get()) == patch
    return isSame ? [] : ["decoding gives another patch"]
  }
}
