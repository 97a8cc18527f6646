// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A step of a change: a batch, and the sections that a list view shows after it.
///
///     for stage in diff.stages(from: old, to: new, for: .collectionView) {
///       collectionView.performBatchUpdates {
///         data = stage.sections
///         // ... the operations of stage.batch
///       }
///     }
///
/// Between two stages, surviving sections have their old headers, and surviving rows their old
/// content; the last stage refreshes them. An inserted section has its new header from the start,
/// but may be empty at first. No state between two stages has both rows yet to be deleted and rows
/// already inserted, so no row appears twice, even if a diff deletes and inserts rows instead of
/// moving them.
public struct ListStage<Section: ListSection> {
  /// The operations that lead from the previous state to ``sections``.
  public let batch: BatchUpdate

  @usableFromInline let state: State

  @usableFromInline
  enum State {
    case sections([Section])
    case between(old: [Section], new: [Section], IntermediateSnapshot)
  }

  package init(_ batch: BatchUpdate, sections: [Section]) {
    self.batch = batch
    state = .sections(sections)
  }

  @usableFromInline
  init(_ stage: PlannedStage, old: [Section], new: [Section]) {
    batch = stage.batch
    state = stage.intermediate.map { .between(old: old, new: new, $0) } ?? .sections(new)
  }

  /// The sections after the batch, which the data source must then return.
  ///
  /// Each access creates them unless the stage leads to the new list.
  ///
  /// - Complexity: O(1) for the last stage. Otherwise O(*s* + *n*), where *s* is the number of
  ///   sections and *n* the number of rows in sections whose rows differ from those of both lists;
  ///   other sections share their storage with the lists.
  @export(implementation)
  public var sections: [Section] {
    switch state {
    case .sections(let sections): sections
    case .between(let old, let new, let intermediate): intermediate.sections(old: old, new: new)
    }
  }
}

extension ListStage: Sendable where Section: Sendable {}
extension ListStage.State: Sendable where Section: Sendable {}

extension ListStage: CustomStringConvertible {
  /// The operations of the batch.
  public var description: String { "ListStage(\(batch))" }
}

/// A batch of a plan, and the state to which it leads.
@usableFromInline
package struct PlannedStage {
  package let batch: BatchUpdate

  /// The state after the batch; `nil` for the new list itself.
  package let intermediate: IntermediateSnapshot?

  init(
    _ rows: RowOperations, _ sections: SectionOperations = SectionOperations(),
    sectionRefreshes: [Int] = [], leadingTo intermediate: IntermediateSnapshot? = nil
  ) {
    batch = BatchUpdate(
      sectionDeletes: sections.deletes, sectionInserts: sections.inserts,
      sectionMoves: sections.moves, sectionRefreshes: sectionRefreshes, deleted: rows.deleted,
      inserted: rows.inserted, moved: rows.moved, refreshed: rows.refreshed)
    self.intermediate = intermediate
  }
}
