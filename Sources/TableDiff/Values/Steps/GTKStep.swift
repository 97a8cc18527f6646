// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A change of GTK's `GListModel`, and the arguments of the signal `items-changed` after it.
///
/// The signal knows neither moves nor updates. A move is announced as one range that holds the
/// places before and after it, all of whose items are removed and added: within one signal a list
/// view keeps the widgets of items that it meets again.
public struct GTKStep: Sendable, Hashable {
  /// The change to carry out before the signal.
  public let step: ListStep

  /// The position of the first item that changes.
  public let position: Int

  /// The number of items removed at the position.
  public let removed: Int

  /// The number of items added at the position.
  public let added: Int

  init(_ step: ListStep) {
    self.step = step
    switch step {
    case .delete(let rows): (position, removed, added) = (rows.lowerBound, rows.count, 0)
    case .move(let rows, let to):
      position = min(rows.lowerBound, to)
      removed = abs(rows.lowerBound - to) + rows.count
      added = removed
    case .insert(let rows): (position, removed, added) = (rows.lowerBound, 0, rows.count)
    case .update(let rows): (position, removed, added) = (rows.lowerBound, rows.count, rows.count)
    }
  }
}

extension ListDiff {
  /// The ``steps`` as changes of GTK's `GListModel`, with the arguments of `items-changed`.
  ///
  ///     let diff = ["a", "b", "c", "d"].tableDiff(to: ["c", "d", "x", "a"], id: \.self)
  ///     for change in diff.gtkSteps {
  ///       // Carry out change.step, then emit items-changed:
  ///       print(change.position, change.removed, change.added)  // 1 1 0, then 0 3 3, then 2 0 1
  ///     }
  ///
  /// An update replaces an item by another object. If the object itself takes the new content and
  /// notifies of its properties, leave the updates out.
  ///
  /// - Complexity: O((*r* + *m* / 64) log *m*), where *r* is the number of ranges and runs of changed
  ///   rows and *m* that of moved rows.
  public var gtkSteps: [GTKStep] {
    var steps: [GTKStep] = []
    steps.reserveCapacity(stepLimit)
    forEachStep { steps.append(GTKStep($0)) }
    return steps
  }
}
