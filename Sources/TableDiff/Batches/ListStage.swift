// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// One step of a change: a batch, and the sections that a list view shows after it.
///
///     for stage in diff.stages(from: old, to: new, for: .collectionView) {
///       await collectionView.performBatchUpdates {
///         data = stage.sections
///         // ... the operations of stage.batch
///       }
///     }
///
/// Between two stages the rows and headers of surviving sections are still the old ones, also where
/// their content changes: the last stage refreshes them. An inserted section has its new header from
/// the start.
public struct ListStage<Section: ListSection> {
  /// The operations that lead from the state before to ``sections``.
  public let batch: BatchUpdate

  @usableFromInline let state: State

  @usableFromInline
  enum State {
    case sections([Section])
    case between(old: [Section], new: [Section], MiddleState)
  }

  /// Creates a stage by hand.
  ///
  /// - Parameters:
  ///   - batch: The operations.
  ///   - sections: The sections after them.
  public init(_ batch: BatchUpdate, sections: [Section]) {
    self.batch = batch
    state = .sections(sections)
  }

  @usableFromInline
  init(_ stage: PlannedStage, old: [Section], new: [Section]) {
    batch = stage.batch
    state = stage.middle.map { .between(old: old, new: new, $0) } ?? .sections(new)
  }

  /// The sections after the batch: what the data source returns when the batch is done.
  ///
  /// A stage between the old and the new list builds them on each call.
  ///
  /// - Complexity: O(1) for the last stage, which leads to the new list. Otherwise O(*s* + *n*),
  ///   where *s* is the number of sections and *n* that of rows in sections of which not all rows are
  ///   taken: the others share their storage with the lists.
  @inlinable
  public var sections: [Section] {
    switch state {
    case .sections(let sections): sections
    case .between(let old, let new, let middle): middle.sections(old: old, new: new)
    }
  }
}

extension ListStage: Sendable where Section: Sendable {}
extension ListStage.State: Sendable where Section: Sendable {}

extension ListStage: CustomStringConvertible {
  /// The operations of the batch, in words.
  public var description: String { "ListStage(\(batch))" }
}
