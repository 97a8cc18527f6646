// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What would have made a list view throw, or show something wrong; see ``HeadlessScreen``.
public enum ScreenFailure: Error {
  /// The list view would have thrown at a batch, or shown something wrong after it.
  case rejected(BatchUpdate, any Error)
  /// The view refused a batch because it was told to.
  case refused(BatchUpdate)
  /// The data had other counts at the beginning of a batch than the view had counted.
  case countsDiffer(view: [Int], dataSource: [Int])
  /// A batch began within another one.
  case nestedBatch(BatchUpdate)
  /// A batch was animated while the view was off screen.
  case animatedOffScreen(BatchUpdate)
  /// The data changed in the middle of a drag.
  case changedWhileBusy
  /// All data was loaded anew within a batch.
  case reloadedInBatch
  /// Cells were refreshed within a batch.
  case refreshedInBatch(BatchUpdate)
  /// Cells were refreshed twice, or for another batch than the last one.
  case unexpectedRefresh(BatchUpdate)
  /// The cells of a batch were not refreshed before the next one.
  case missingRefresh(BatchUpdate)
}

extension ScreenFailure: CustomStringConvertible {
  /// What happened.
  public var description: String {
    switch self {
    case .rejected(let batch, let error): "The list view rejected \(batch): \(error)"
    case .refused(let batch): "The list view refused \(batch)."
    case .countsDiffer(let view, let dataSource):
      "The view had counted \(view) rows in its sections, but the data source returned \(dataSource) before the batch."
    case .nestedBatch(let batch): "\(batch) began within another batch."
    case .animatedOffScreen(let batch): "\(batch) was animated off screen."
    case .changedWhileBusy: "The data changed in the middle of a drag."
    case .reloadedInBatch: "All data was loaded anew within a batch."
    case .refreshedInBatch(let batch): "Cells were refreshed within \(batch)."
    case .unexpectedRefresh(let batch): "Cells were refreshed that \(batch) does not refresh."
    case .missingRefresh(let batch): "Cells were not refreshed after \(batch)."
    }
  }
}

/// When a ``HeadlessScreen`` reports that the animation of a batch is over.
public struct ScreenCompletion: Sendable, Hashable {
  private let name: String

  /// Before `perform` returns.
  public static let immediate = ScreenCompletion(name: "immediate")

  /// A turn of the main actor later.
  public static let nextTurn = ScreenCompletion(name: "nextTurn")

  /// At ``HeadlessScreen/completeBatches(finished:)``.
  public static let manual = ScreenCompletion(name: "manual")

  /// Never: the view drops the completion.
  public static let dropped = ScreenCompletion(name: "dropped")
}

extension ScreenCompletion: CustomStringConvertible {
  /// The name, such as `nextTurn`.
  public var description: String { name }
}
