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
  /// Nodes that both versions share are not read.
  ///
  /// - Parameter new: The new outline.
  /// - Returns: The changes: `deletes` and `from` in places of this outline, `inserts` and `to` in
  ///   places of `new`.
  /// - Complexity: About O(*k* *d* log *n*) for two versions of an outline with *n* nodes and *k*
  ///   edits at levels up to *d*, plus the number of descendants of deleted and inserted nodes. For
  ///   outlines that share nothing, O(*n*) comparisons of nodes, and a lookup by id for each
  ///   deleted, inserted and moved node.
  @export(implementation)
  public func outlineDiff(to new: Outline) -> OutlineDiff<Node.ID> {
    finished { () throws(_Stopped) in try OutlineComparison.diff(self, new, nil) }
  }

  /// Returns the diff from this outline to another one, unless it is stopped.
  ///
  ///     let diff = before.outlineDiff(to: outline, shouldStop: { Task.isCancelled })
  ///     if diff == nil { return }  // cancelled
  ///
  /// The result is that of ``outlineDiff(to:)``.
  ///
  /// - Parameters:
  ///   - new: The new outline.
  ///   - shouldStop: Whether to stop; called on the caller's thread, after reading some thousand
  ///     nodes or looking up some hundred by id. Up to 65,536 children of one parent may be read
  ///     between two calls. If the outlines differ in fewer nodes, it may not be called.
  /// - Returns: The diff; `nil` if `shouldStop` returned `true`, after which it is not called again.
  /// - Complexity: That of ``outlineDiff(to:)``.
  @export(implementation)
  public func outlineDiff(
    to new: Outline, shouldStop: () -> Bool
  ) -> OutlineDiff<Node.ID>? {
    unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try OutlineComparison.diff(self, new, stop)
    }
  }
}
