// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension Outline {
  /// Returns the diff from this outline to another one.
  ///
  ///     let before = outline
  ///     try outline.move(3, toChild: 0, of: 1)
  ///     try outline.update(2) { $0.name = "Papers" }
  ///     let diff = before.outlineDiff(to: outline)
  ///     diff.moves    // [Move(from: (2, 0), to: (1, 0))]
  ///     diff.updates  // [Update(from: (top, 1), to: (top, 1))]
  ///
  /// What two versions share is not read.
  ///
  /// - Parameter new: The outline after.
  /// - Returns: The changes: `deletes` and `from` in places of this outline, `inserts` and `to` in places of
  ///   `new`.
  /// - Complexity: About O(*k* *d* log *n*) for two versions of an outline of *n* nodes with *k* edits
  ///   between them at levels up to *d*, plus the number of nodes below those that are deleted or inserted.
  ///   O(*n*) comparisons of nodes for outlines that share nothing, plus as many lookups by id as there are
  ///   deleted, inserted and moved nodes.
  @export(implementation)
  public func outlineDiff(to new: Outline) -> OutlineDiff<Node.ID> {
    finished { () throws(_Stopped) in try OutlineComparison.diff(self, new, nil) }
  }

  /// Returns the diff from this outline to another one, unless it is stopped.
  ///
  ///     let diff = before.outlineDiff(to: outline, shouldStop: { Task.isCancelled })
  ///     if diff == nil { return }  // cancelled
  ///
  /// The diff is that of ``outlineDiff(to:)``.
  ///
  /// - Parameters:
  ///   - new: The outline after.
  ///   - shouldStop: Whether to stop; called on the thread of the caller, after some thousand nodes that were
  ///     read, or some hundred that were searched for by id. Children of one parent may be up to 65,536
  ///     between two calls. Outlines that differ by fewer nodes may need no call.
  /// - Returns: The diff; `nil` if `shouldStop` returned `true`; it is not called again.
  /// - Complexity: As that of ``outlineDiff(to:)``.
  @export(implementation)
  public func outlineDiff(
    to new: Outline, shouldStop: () -> Bool
  ) -> OutlineDiff<Node.ID>? {
    unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try OutlineComparison.diff(self, new, stop)
    }
  }
}
