// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Consecutive rows with the same change.
  ///
  /// The rows are consecutive in each list that contains them.
  public struct Run: Sendable, Equatable {
    /// How rows change.
    public enum Kind: Sendable, Hashable {
      /// The rows are in both lists and not moved.
      case stays

      /// The rows are in both lists and moved.
      case moves

      /// The rows are in the old list only.
      case deleted

      /// The rows are in the new list only.
      case inserted
    }

    let offsets: OffsetRuns.Run

    /// How the rows change.
    public var kind: Kind {
      if offsets.isMoved { return .moves }
      return offsets.stays ? .stays : offsets.old < 0 ? .inserted : .deleted
    }

    /// The offsets of the rows in the old list; `nil` if they are inserted.
    public var old: Range<Int>? { offsets.oldRange }

    /// The offsets of the rows in the new list; `nil` if they are deleted.
    public var new: Range<Int>? { offsets.newRange }
  }

  /// The changes of all rows in both lists, as runs.
  ///
  /// Each run is maximal. Updates do not split runs.
  public struct Runs: Sequence, Sendable {
    let diff: ListDiff
    var isInOldOrder = false

    /// The runs in the order of the old list.
    ///
    /// Inserted runs come before the staying run that follows them in the new list, or at the end.
    ///
    /// - Complexity: O(1). Iterating takes as long as in new order, plus sorting moved rows by
    ///   their old offsets.
    public var inOldOrder: Runs { Runs(diff: diff, isInOldOrder: true) }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func makeIterator() -> Iterator {
      Iterator(offsets: isInOldOrder ? diff.offsetRunsInOldOrder : diff.offsetRuns)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public struct Iterator: IteratorProtocol {
      var offsets: OffsetRuns

      // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
      public mutating func next() -> Run? { offsets.next().map { Run(offsets: $0) } }
    }
  }

  /// The changes of all rows in both lists, as runs in the order of the new list.
  ///
  ///     let diff = Array("ABCDE").tableDiff(to: Array("EAC+D"), id: \.self)
  ///     let runs = Array(diff.runs)
  ///     runs[...2]  // [moves 4..<5 to 0..<1, stays 0..<1 at 1..<2, deleted 1..<2]
  ///     runs[3...]  // [stays 2..<3 at 2..<3, inserted 3..<4, stays 3..<4 at 4..<5]
  ///
  /// Each row is in one run. Deleted runs come before the staying run that follows them in the old
  /// list, or at the end. ``Runs/inOldOrder`` has the same runs in the order of the old list.
  ///
  /// - Complexity: O(1). Iterating takes O(*r*), where *r* is the number of runs, and memory for
  ///   the runs of moved rows only.
  public var runs: Runs { Runs(diff: self) }

  var offsetRuns: OffsetRuns {
    OffsetRuns(
      oldCount: oldCount, newCount: newCount, deleted: deleted, inserted: inserted, moved: moved)
  }

  var offsetRunsInOldOrder: OffsetRuns {
    OffsetRuns(
      inOldOrderOf: oldCount, newCount: newCount, deleted: deleted, inserted: inserted,
      moved: moved)
  }
}

extension ListDiff.Run: CustomStringConvertible {
  /// The change and offsets of the rows, such as `moves 4..<5 to 0..<1`.
  public var description: String {
    switch (old, new) {
    case (let old?, let new?): kind == .moves ? "moves \(old) to \(new)" : "stays \(old) at \(new)"
    case (let old?, nil): "deleted \(old)"
    case (nil, let new): "inserted \(new ?? 0..<0)"
    }
  }
}
