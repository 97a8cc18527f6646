// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// The diff as steps that are carried out one after the other, for views that know no batches.
  ///
  ///     let old = ["a", "b", "c", "d", "e"], new = ["d", "e", "a", "x", "c"]
  ///     let diff = old.tableDiff(to: new, id: \.self)
  ///     diff.steps  // [delete(1..<2), move(2..<4, to: 0), insert(3..<4)]
  ///
  ///     var list = old
  ///     for step in diff.steps {
  ///       switch step {
  ///       case .delete(let rows):
  ///         list.removeSubrange(rows)
  ///       case .move(let rows, let to):
  ///         let block = Array(list[rows])
  ///         list.removeSubrange(rows)
  ///         list.insert(contentsOf: block, at: to)
  ///       case .insert(let rows):
  ///         list.insert(contentsOf: new[rows], at: rows.lowerBound)
  ///       case .update(let rows):
  ///         list.replaceSubrange(rows, with: new[rows])
  ///       }
  ///     }
  ///     list == new  // true
  ///
  /// Each step refers to the list as the steps before it left it:
  /// 1. Deletes, from the back to the front, so that positions are old offsets.
  /// 2. Moves, ascending by where the rows finally stand; each block is put right after the row that
  ///    finally precedes it. Staying rows are not moved.
  /// 3. Inserts, ascending, so that positions are new offsets.
  /// 4. Updates, ascending, at new offsets, also of rows that moved.
  ///
  /// Neighbours are one step if they are deleted, inserted or updated together, or if they are
  /// neighbours when they move and stay so. Every move changes the order of the list; a move that
  /// would not is left out. The diffs of ``MoveStyle/minimal`` contain no such move, so there the
  /// lengths of the moves sum to the number of ``moves``.
  ///
  /// For views that move one row at a time there is ``ListStep/rowMoves``. Recipes for `NSTableView`,
  /// `UIStackView`, Android, Qt, GTK and the DOM are in the guide to steps.
  ///
  /// Each call creates the array; to read it repeatedly, keep it in a constant.
  ///
  /// - Complexity: O((*r* + *m* / 64) log *m*), where *r* is the number of ranges and runs of changed
  ///   rows and *m* that of moved rows.
  public var steps: [ListStep] {
    var steps: [ListStep] = []
    steps.reserveCapacity(stepLimit)
    forEachStep { steps.append($0) }
    return steps
  }

  /// The largest number of steps that there may be.
  var stepLimit: Int {
    deleted.runs.count + moved.runs.count + inserted.runs.count + updated.runs.count
  }

  /// Calls with each of the steps, in order.
  func forEachStep(_ body: (ListStep) -> Void) {
    for run in deleted.runs.reversed() { body(.delete(run.range)) }
    if !moved.isEmpty { forEachBlockMove { body(.move($0, to: $1)) } }
    for run in inserted.runs { body(.insert(run.range)) }
    for run in updated.newRanges.runs { body(.update(run.range)) }
  }
}
