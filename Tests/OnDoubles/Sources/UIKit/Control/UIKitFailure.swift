// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What UIKit would throw at, show wrongly or have undefined.
public enum UIKitFailure: Error, Sendable, Hashable {
  /// A batch breaks rules; with the texts of UIKit, as far as they are known.
  case rejected(rules: [String], texts: [String])
  /// A change came while a reload was pending; with the texts of UIKit, if its counts differ then.
  case reloadPending(call: String, texts: [String])
  /// At the beginning of a change, the data source had other counts than the view.
  case countsDiffer(shown: [Int], dataSource: [Int])
  /// A call came while the view was not ready for it.
  case reentered(call: String, during: ListViewPhase)
  /// A change came while the user was dragging.
  case changedWhileDragging(call: String)
  /// A change closed a swipe in which the user had chosen nothing yet.
  case changedDuringSwipe(call: String)
  /// A destructive action ended before its row was gone.
  case endedBeforeDeletion(IndexPath)
  /// A change of a collection view came in the turn in which the user dropped an item.
  case changedAfterDrop(call: String)
  /// A batch reloads and moves.
  case reloadBesideMove
  /// Cells were refreshed inside a batch.
  case refreshedInBatch([IndexPath])
  /// A cell was asked for inside a batch, where paths have no definite meaning.
  case cellAskedForInBatch(IndexPath)
  /// A batch came while the view was in no window.
  case offWindow
  /// An animated batch came while the view had no room.
  case withoutRoom
  /// The end of updates had no beginning.
  case unbalancedUpdates
  /// No class is registered for an identifier.
  case unregistered(identifier: String, text: String)
  /// A cell was reconfigured with another one.
  case otherCell(IndexPath, text: String)
  /// A cell was dequeued and not returned.
  case dequeuedAndUnused(IndexPath)
  /// A cell was dequeued for another path than the one asked for.
  case dequeuedForOtherPath(IndexPath, asked: IndexPath)
  /// A cell was dequeued although the view had not asked for one.
  case dequeuedUnasked(IndexPath)
  /// A cell came from elsewhere than the pool.
  case notDequeued(IndexPath, text: String)
  /// A registration of cells was made while a cell was asked for.
  case registrationMadeInCell(IndexPath)
  /// One cell was returned for two rows.
  case sameCell(IndexPath, IndexPath)
  /// The data source is gone.
  case dataSourceGone
  /// The view was released in the middle of a batch.
  case releasedInBatch
  /// The view was released before its animations ended.
  case releasedDuringAnimation
  /// The data source does not implement a method.
  case missingMethod(String)
  /// A row does not exist.
  case outOfRange(call: String, IndexPath)
  /// A method does not exist in the version of the system that is simulated.
  case unavailable(call: String)
}

/// The failures of a double, which outlive it.
@MainActor
public final class FailureRecord {
  /// The failures so far.
  public private(set) var failures: [UIKitFailure] = []

  /// Creates an empty record.
  public init() {}

  func add(_ failure: UIKitFailure) { failures.append(failure) }

  /// Removes and returns all failures.
  public func take() -> [UIKitFailure] {
    defer { failures = [] }
    return failures
  }
}
