// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// What a view and its user do.
extension SectionedHeadlessScreen {
  /// Reads the data source, as a view does when it is first laid out.
  public func layOut() {
    if reportedRowCounts == nil { load() }
  }

  /// Reloads the view, like a call of `reloadData()` outside the updater.
  public func reloadData() {
    let unrefreshed = unrefreshed ?? redundantRefresh
    load()
    redundantRefresh = unrefreshed
  }

  /// Performs the batches that were submitted while the view was late.
  public func runLateBatches() {
    let batches = lateBatches
    lateBatches = []
    for batch in batches { batch() }
  }

  /// Reports the end of the batches whose completion is ``ScreenCompletion/manual``.
  ///
  /// - Parameter finished: Whether their animations finished.
  public func completeBatches(finished: Bool = true) {
    let completions = openCompletions
    openCompletions = []
    for completion in completions { completion(finished) }
  }

  /// Moves a row as a user does by dragging it.
  ///
  ///     screen.dragRow(from: a, to: b) { updater.moveRow(from: a, to: b) }
  ///
  /// - Parameters:
  ///   - from: The path of the row before the move.
  ///   - to: The path of the row after the move.
  ///   - onMove: Moves the row in the data.
  public func dragRow(from: RowPath, to: RowPath, onMove: () -> Void) {
    onMove()
    if from == to { return }
    attempt(BatchUpdate(moves: [BatchUpdate.Move(from: from, to: to)]))
    // Its paths are no longer valid.
    unrefreshed = nil
  }
}
