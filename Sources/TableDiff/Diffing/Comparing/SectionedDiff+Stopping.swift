// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension SectionedDiff {
  /// Creates the diff of two lists of sections with identifiable rows, unless stopped.
  ///
  ///     let diff = SectionedDiff(from: old, to: new, shouldStop: { Task.isCancelled })
  ///     if diff == nil { return }  // cancelled
  ///
  /// The diff equals that of ``Swift/RandomAccessCollection/sectionedDiff(to:moves:algorithm:)``.
  /// `shouldStop` is called as often as by ``ListDiff/init(from:to:options:shouldStop:)``, but not
  /// while the rows are counted.
  ///
  /// - Parameters:
  ///   - old: The sections before.
  ///   - new: The sections after.
  ///   - options: How rows with repeated ids in a surviving section are paired, and which rows are
  ///     reported as moves.
  ///   - shouldStop: Whether to stop; called on the caller's thread.
  /// - Returns: `nil` if `shouldStop` returned `true`; it is not called again.
  @export(implementation)
  public init?<Section: ListSection>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    options: ListDiff.Options = ListDiff.Options(), shouldStop: () -> Bool
  ) where Section.Row: Identifiable & Equatable {
    let diff = unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try old.sectionedDiff(to: new, options, stop)
    }
    guard let diff else { return nil }
    self = diff
  }

  /// Creates the diff of two lists of sections by closures that define the identity and contents of
  /// rows, unless stopped.
  ///
  ///     SectionedDiff(
  ///       from: old, to: new, id: { $0.key }, contentsEqual: { $0.text == $1.text },
  ///       shouldStop: { Task.isCancelled })
  ///
  /// The diff equals that of
  /// ``Swift/RandomAccessCollection/sectionedDiff(to:id:contentsEqual:moves:algorithm:)``.
  /// `shouldStop` is called as by ``init(from:to:options:shouldStop:)``.
  @export(implementation)
  @inline(always)
  public init?<Section: ListSection, ID: Hashable>(
    from old: some RandomAccessCollection<Section>, to new: some RandomAccessCollection<Section>,
    id: (Section.Row) -> ID, contentsEqual: (Section.Row, Section.Row) -> Bool,
    options: ListDiff.Options = ListDiff.Options(), shouldStop: () -> Bool
  ) {
    let diff = unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      try old.sectionedDiff(to: new, id: id, contentsEqual: contentsEqual, options, stop)
    }
    guard let diff else { return nil }
    self = diff
  }
}
