// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A change of the child nodes of a DOM element, one for each row, without indices.
///
/// Nodes are named by the rows to which they belong: removed ones by old offsets, all others by new
/// ones, whether they are at their places yet or not.
public enum DOMStep: Sendable, Hashable {
  /// `node.remove()`, for the row at this old offset.
  case remove(Int)

  /// `parent.insertBefore(node, anchor)` of a node that is a child already, for the row at this new
  /// offset; `before` is the new offset of the anchor's row, and `nil` means the end.
  case move(Int, before: Int?)

  /// `parent.insertBefore(node, anchor)` of a new node, for the row at this new offset; `before` is
  /// the new offset of the anchor's row, and `nil` means the end.
  case insert(Int, before: Int?)

  /// Give the node of the row at this new offset its new content.
  case update(Int)
}

extension ListDiff {
  /// The diff as changes of child nodes in the DOM.
  ///
  ///     let diff = ["a", "b", "c", "d"].tableDiff(to: ["c", "d", "x", "a"], id: \.self)
  ///     diff.domSteps == [.remove(1), .move(3, before: nil), .insert(2, before: 3)]  // true
  ///
  /// After the removals, rows are moved and inserted from the back to the front, each before the node
  /// of the row that finally follows it. So an anchor is always at its place. The same rows move as
  /// in ``steps`` for diffs of ``MoveStyle/minimal``; for others, too, no step is without effect.
  ///
  /// - Complexity: O(*k*), where *k* is the number of changed rows.
  public var domSteps: [DOMStep] {
    var steps: [DOMStep] = []
    steps.reserveCapacity(stepLimit)
    for run in deleted.runs { for row in run.range { steps.append(.remove(row)) } }
    func anchor(of row: Int) -> Int? { row + 1 < newCount ? row + 1 : nil }
    var insertIndex = inserted.runs.count - 1
    func insert(downTo offset: Int) {
      while insertIndex >= 0 {
        let rows = inserted.runs[insertIndex].range
        if rows.lowerBound < offset { return }
        for row in rows.reversed() { steps.append(.insert(row, before: anchor(of: row))) }
        insertIndex -= 1
      }
    }
    forEachRunMovedBackward { rows in
      insert(downTo: rows.upperBound)
      for row in rows.reversed() { steps.append(.move(row, before: anchor(of: row))) }
    }
    insert(downTo: 0)
    for run in updated.runs { for row in run.newRange { steps.append(.update(row)) } }
    return steps
  }

  /// Calls with the new offsets of each moved run, in descending order, where each run moves to right
  /// before the row that finally follows it; moves without effect are left out.
  ///
  /// A move has no effect if the run is in its gap already and only runs that have moved are behind
  /// it there. The last run of the gaps up to the target that has not moved yet is found by going
  /// back over the runs in old order, as the target does.
  private func forEachRunMovedBackward(_ body: (_ rows: Range<Int>) -> Void) {
    if self.moved.isEmpty { return }
    let moved = MovedRuns(self)
    var last = moved.sources.count - 1
    for index in moved.runs.indices.reversed() {
      while last >= 0 {
        let source = moved.sources[last]
        if source.index <= index, source.gap <= moved.targets[index] { break }
        last -= 1
      }
      let isInPlace =
        last >= 0 && moved.sources[last].index == index
        && moved.sources[last].gap == moved.targets[index]
      if !isInPlace { body(moved.runs[index].newRange) }
    }
  }
}
