// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A call of Android's `ListUpdateCallback`, or the corresponding one of `RecyclerView.Adapter`, with
/// positions at the time of the call.
public enum AndroidStep: Sendable, Hashable {
  /// `onRemoved(position, count)`.
  case removed(position: Int, count: Int)

  /// `onMoved(fromPosition, toPosition)`, where `to` is counted without the row.
  case moved(from: Int, to: Int)

  /// `onInserted(position, count)`, where the positions are also offsets in the new list.
  case inserted(position: Int, count: Int)

  /// `onChanged(position, count, payload)`, where the positions are also offsets in the new list.
  case changed(position: Int, count: Int)
}

extension ListDiff {
  /// The ``steps`` as calls of Android's `ListUpdateCallback`, which moves single rows.
  ///
  ///     let diff = ["a", "b", "c", "d"].tableDiff(to: ["c", "d", "x", "a"], id: \.self)
  ///     diff.androidSteps
  ///     // [.removed(position: 1, count: 1), .moved(from: 0, to: 2),
  ///     //  .inserted(position: 2, count: 1)]
  ///
  /// An adapter that passes them on to its `RecyclerView` must hold the new list before the first
  /// call. A row that moves and changes is moved first, and changed where it is then.
  ///
  /// - Complexity: O(*k* + (*r* + *m* / 64) log *m*), where *k* is the number of calls, *r* that of
  ///   the runs of changed rows and *m* that of moved rows.
  public var androidSteps: [AndroidStep] {
    var steps: [AndroidStep] = []
    steps.reserveCapacity(stepLimit)
    forEachStep { step in
      switch step {
      case .delete(let rows): steps.append(.removed(position: rows.lowerBound, count: rows.count))
      case .move(let rows, let to):
        ListStep.forEachRowMove(rows, to: to) { steps.append(.moved(from: $0, to: $1)) }
      case .insert(let rows): steps.append(.inserted(position: rows.lowerBound, count: rows.count))
      case .update(let rows): steps.append(.changed(position: rows.lowerBound, count: rows.count))
      }
    }
    return steps
  }
}
