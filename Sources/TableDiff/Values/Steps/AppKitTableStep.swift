// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A call of AppKit's `NSTableView`, with rows at the time of the call.
///
/// Such a table carries out each call at once; `beginUpdates()` and `endUpdates()` group only the
/// animations. A collection view of AppKit reads batches instead, as that of UIKit does.
public enum AppKitTableStep: Sendable, Hashable {
  /// `removeRows(at: IndexSet(integersIn: rows))`.
  case removeRows(Range<Int>)

  /// `moveRow(at: from, to: to)`, where `to` is counted without the row.
  case moveRow(from: Int, to: Int)

  /// `insertRows(at: IndexSet(integersIn: rows))`, where the rows are also offsets in the new list.
  case insertRows(Range<Int>)

  /// `reloadData(forRowIndexes: IndexSet(integersIn: rows), columnIndexes:)` with all columns, where
  /// the rows are also offsets in the new list.
  case reloadRows(Range<Int>)
}

extension ListDiff {
  /// The ``steps`` as calls of AppKit's `NSTableView`, which moves single rows.
  ///
  ///     let diff = ["a", "b", "c", "d"].tableDiff(to: ["c", "d", "x", "a"], id: \.self)
  ///     diff.appKitTableSteps
  ///     // [.removeRows(1..<2), .moveRow(from: 0, to: 2), .insertRows(2..<3)]
  ///
  /// Assign the new list to the data source first, then make all calls between `beginUpdates()` and
  /// `endUpdates()`.
  ///
  /// - Complexity: O(*k* + (*r* + *m* / 64) log *m*), where *k* is the number of calls, *r* that of
  ///   the runs of changed rows and *m* that of moved rows.
  public var appKitTableSteps: [AppKitTableStep] {
    var steps: [AppKitTableStep] = []
    steps.reserveCapacity(stepLimit)
    forEachStep { step in
      switch step {
      case .delete(let rows): steps.append(.removeRows(rows))
      case .move(let rows, let to):
        ListStep.forEachRowMove(rows, to: to) { steps.append(.moveRow(from: $0, to: $1)) }
      case .insert(let rows): steps.append(.insertRows(rows))
      case .update(let rows): steps.append(.reloadRows(rows))
      }
    }
    return steps
  }
}
