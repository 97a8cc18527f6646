// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A failure that would have made a list view throw or show wrong rows; see ``HeadlessScreen``.
public struct ScreenFailure: Error, CustomStringConvertible {
  /// What happened.
  public let description: String

  /// The batch being performed at that time; `nil` if there was none.
  public let batch: BatchUpdate?

  /// The reason why the list view rejected the batch; `nil` if it did not reject it.
  public let error: (any Error)?

  private init(_ description: String, batch: BatchUpdate? = nil, error: (any Error)? = nil) {
    self.description = description
    self.batch = batch
    self.error = error
  }

  /// The list view would have thrown at a batch, or shown wrong rows after it.
  static func rejected(_ batch: BatchUpdate, _ error: any Error) -> ScreenFailure {
    ScreenFailure("The list view rejected \(batch): \(error)", batch: batch, error: error)
  }

  /// The view refused a batch, as it was set to.
  static func refused(_ batch: BatchUpdate) -> ScreenFailure {
    ScreenFailure("The list view refused \(batch).", batch: batch)
  }

  /// The counts of the data at the start of a batch differed from those of the view.
  static func countsDiffer(view: [Int], dataSource: [Int]) -> ScreenFailure {
    ScreenFailure(
      "The view had counted \(view) rows in its sections, but the data source returned \(dataSource) before the batch."
    )
  }

  /// A batch began within another one.
  static func nestedBatch(_ batch: BatchUpdate) -> ScreenFailure {
    ScreenFailure("\(batch) began within another batch.", batch: batch)
  }

  /// A batch was animated while the view was off screen.
  static func animatedOffScreen(_ batch: BatchUpdate) -> ScreenFailure {
    ScreenFailure("\(batch) was animated off screen.", batch: batch)
  }

  /// The data changed in the middle of a drag.
  static var changedWhileBusy: ScreenFailure {
    ScreenFailure("The data changed in the middle of a drag.")
  }

  /// The view was reloaded within a batch.
  static var reloadedInBatch: ScreenFailure {
    ScreenFailure("The view was reloaded within a batch.")
  }

  /// Cells were refreshed within a batch.
  static func refreshedInBatch(_ batch: BatchUpdate) -> ScreenFailure {
    ScreenFailure("Cells were refreshed within \(batch).", batch: batch)
  }

  /// Cells were refreshed twice, or for a batch other than the last one.
  static func unexpectedRefresh(_ batch: BatchUpdate) -> ScreenFailure {
    ScreenFailure("Cells were refreshed that \(batch) does not refresh.", batch: batch)
  }

  /// The cells of a batch were not refreshed before the next one.
  static func missingRefresh(_ batch: BatchUpdate) -> ScreenFailure {
    ScreenFailure("Cells were not refreshed after \(batch).", batch: batch)
  }
}

/// The time at which a ``HeadlessScreen`` reports that the animation of a batch is over.
public struct ScreenCompletion: Sendable, Hashable {
  private let name: String

  /// Before `perform` returns.
  public static let immediate = ScreenCompletion(name: "immediate")

  /// In the next turn of the main actor.
  public static let nextTurn = ScreenCompletion(name: "nextTurn")

  /// When `completeBatches(finished:)` is called.
  package static let manual = ScreenCompletion(name: "manual")

  /// Never: the view releases the completion.
  package static let dropped = ScreenCompletion(name: "dropped")
}

extension ScreenCompletion: CustomStringConvertible {
  /// The name, such as `nextTurn`.
  public var description: String { name }
}
