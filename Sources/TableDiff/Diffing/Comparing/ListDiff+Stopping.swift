// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Creates the diff of two lists of identifiable rows, unless stopped.
  ///
  ///     let diff = ListDiff(from: old, to: new, shouldStop: { Task.isCancelled })
  ///     if diff == nil { return }  // cancelled
  ///
  /// The diff equals that of ``Swift/RandomAccessCollection/tableDiff(to:moves:algorithm:)``. Every
  /// phase that reads rows calls `shouldStop` at least once every 4,096 rows and once a
  /// millisecond. The cost of the calls is not measurable. Lists of fewer rows may need no call.
  ///
  /// - Parameters:
  ///   - old: The rows before. Lists without contiguous storage are copied first, without
  ///     interruption.
  ///   - new: The rows after.
  ///   - options: How rows with repeated ids are paired, and which rows are reported as moves.
  ///   - shouldStop: Whether to stop; called on the caller's thread.
  /// - Returns: `nil` if `shouldStop` returned `true`; it is not called again.
  @export(implementation)
  public init?<Row: Identifiable & Equatable>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
    options: Options = Options(), shouldStop: () -> Bool
  ) {
    let diff = unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try old.tableDiff(to: new, options, stop)
    }
    guard let diff else { return nil }
    self = diff
  }

  /// Creates the diff of two lists by closures that define identity and contents, unless stopped.
  ///
  ///     ListDiff(
  ///       from: entries, to: newEntries, id: { $0.key }, contentsEqual: { $0.text == $1.text },
  ///       shouldStop: { Task.isCancelled })
  ///
  /// The diff equals that of
  /// ``Swift/RandomAccessCollection/tableDiff(to:id:contentsEqual:moves:algorithm:)``. `shouldStop`
  /// is called as by ``init(from:to:options:shouldStop:)``.
  @export(implementation)
  @inline(always)
  public init?<Row, ID: Hashable>(
    from old: some RandomAccessCollection<Row>, to new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, options: Options = Options(),
    shouldStop: () -> Bool
  ) {
    let diff = unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try old.tableDiff(to: new, id: id, contentsEqual: contentsEqual, options, stop)
    }
    guard let diff else { return nil }
    self = diff
  }
}
