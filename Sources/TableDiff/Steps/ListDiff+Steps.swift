// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// The diff as a sequence of steps, for views without batch updates.
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
  /// Each step refers to the list after the previous steps:
  /// 1. Deletes, from back to front, so that positions are old offsets.
  /// 2. Moves, ascending by final position; each block moves to just after the row that precedes it
  ///    in the end. Staying rows are not moved.
  /// 3. Inserts, ascending, so that positions are new offsets.
  /// 4. Updates, ascending, at new offsets, including rows that moved.
  ///
  /// Adjacent rows form one step if they are deleted, inserted or updated together, or if they are
  /// adjacent before and after their move. Moves that do not change the order of the list are
  /// omitted. The diffs of ``MoveStyle/minimal`` contain no such moves, so their steps move as many
  /// rows as ``moves`` has.
  ///
  /// For views that move one row at a time, use ``ListStep/rowMoves``. The guide to steps has
  /// recipes for `NSTableView`, `UIStackView`, Android, Qt, GTK and the DOM.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O((*r* + *m* / 64) log *m*), where *r* is the number of ranges and runs of
  ///   changed rows and *m* the number of moved rows.
  public var steps: [ListStep] {
    var steps: [ListStep] = []
    steps.reserveCapacity(stepLimit)
    forEachStep { steps.append($0) }
    return steps
  }

  /// An upper bound on the number of steps.
  var stepLimit: Int {
    deleted.runs.count + moved.runs.count + inserted.runs.count + updated.runs.count
  }

  /// Calls a closure with each step, in order.
  func forEachStep(_ body: (ListStep) -> Void) {
    for run in deleted.runs.reversed() { body(.delete(run.range)) }
    if !moved.isEmpty { forEachBlockMove { body(.move($0, to: $1)) } }
    for run in inserted.runs { body(.insert(run.range)) }
    for run in updated.newRanges.runs { body(.update(run.range)) }
  }
}
