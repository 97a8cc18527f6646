// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// What would have made a list view throw, or show something wrong; see ``HeadlessScreen``.
public struct ScreenFailure: Error, CustomStringConvertible {
  /// What happened.
  public let description: String

  /// The batch at which it happened; `nil` if the view was not performing one.
  public let batch: BatchUpdate?

  /// Why the list view rejected the batch; `nil` if it did not.
  public let error: (any Error)?

  private init(_ description: String, batch: BatchUpdate? = nil, error: (any Error)? = nil) {
    self.description = description
    self.batch = batch
    self.error = error
  }

  /// The list view would have thrown at a batch, or shown something wrong after it.
  static func rejected(_ batch: BatchUpdate, _ error: any Error) -> ScreenFailure {
    ScreenFailure("The list view rejected \(batch): \(error)", batch: batch, error: error)
  }

  /// The view refused a batch because it was told to.
  static func refused(_ batch: BatchUpdate) -> ScreenFailure {
    ScreenFailure("The list view refused \(batch).", batch: batch)
  }

  /// The data had other counts at the beginning of a batch than the view had counted.
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

  /// Cells were refreshed twice, or for another batch than the last one.
  static func unexpectedRefresh(_ batch: BatchUpdate) -> ScreenFailure {
    ScreenFailure("Cells were refreshed that \(batch) does not refresh.", batch: batch)
  }

  /// The cells of a batch were not refreshed before the next one.
  static func missingRefresh(_ batch: BatchUpdate) -> ScreenFailure {
    ScreenFailure("Cells were not refreshed after \(batch).", batch: batch)
  }
}

/// When a ``HeadlessScreen`` reports that the animation of a batch is over.
public struct ScreenCompletion: Sendable, Hashable {
  private let name: String

  /// Before `perform` returns.
  public static let immediate = ScreenCompletion(name: "immediate")

  /// A turn of the main actor later.
  public static let nextTurn = ScreenCompletion(name: "nextTurn")

  /// At ``SectionedHeadlessScreen/completeBatches(finished:)``.
  public static let manual = ScreenCompletion(name: "manual")

  /// Never: the view drops the completion.
  public static let dropped = ScreenCompletion(name: "dropped")
}

extension ScreenCompletion: CustomStringConvertible {
  /// The name, such as `nextTurn`.
  public var description: String { name }
}
