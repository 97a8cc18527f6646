// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The operations that take a list view from one state to the next in one animated batch.
///
///     let diff = ListDiff(from: ["a", "b", "c"], to: ["c", "a", "d"], id: \.self)
///     let batch = diff.batchUpdate(inSection: 0)
///     batch.deletes  // [(0, 1)]
///     batch.inserts  // [(0, 2)]
///     batch.moves    // [(0, 2) to (0, 0)]
///
/// The coordinates are those of `UITableView` and `UICollectionView`: what is deleted, reloaded or
/// moved away is named as it was before the whole batch, what is inserted or moved there as it will
/// be after it. Inserted and moved rows have their final places; all other rows keep their order
/// and fill the holes. The order in which a list view is told does not matter, so a batch keeps
/// operations ascending, however they were given (moves by `to`).
///
/// `refreshes` are not part of the animation: they give cells that are kept new content, after the
/// batch is done, and name rows as they are then (`reconfigureItems(at:)`, or a reload in a second
/// batch). That way a row can move and change; a reload and a move do not go together in one batch.
///
/// A batch made by hand may be one that a list view rejects or misreads. ``HeadlessListView``
/// judges it.
public struct BatchUpdate: Sendable, Hashable {
  /// The sections to delete; offsets before the batch.
  public let sectionDeletes: [Int]

  /// The sections to insert; offsets after the batch.
  public let sectionInserts: [Int]

  /// The sections to move, from offsets before the batch to offsets after it; ascending by `to`.
  public let sectionMoves: [SectionMove]

  /// The sections to reload; offsets before the batch.
  public let sectionReloads: [Int]

  /// The sections whose headers get new content when the batch is done; offsets after the batch.
  public let sectionRefreshes: [Int]

  package let deleted: RowRuns
  package let inserted: RowRuns
  package let moved: MoveRuns
  package let reloaded: RowRuns
  package let refreshed: RowRuns

  /// Puts a batch together by hand; whether a list view accepts it is for ``HeadlessListView`` to
  /// say.
  ///
  /// - Parameters:
  ///   - sectionDeletes: The sections to delete; offsets before the batch.
  ///   - sectionInserts: The sections to insert; offsets after the batch.
  ///   - sectionMoves: The sections to move.
  ///   - sectionReloads: The sections to reload; offsets before the batch.
  ///   - deletes: The rows to delete; paths before the batch.
  ///   - inserts: The rows to insert; paths after the batch.
  ///   - moves: The rows to move.
  ///   - reloads: The rows to reload in the batch, which gives them new cells; paths before it.
  ///   - refreshes: The rows whose cells get new content when the batch is done; paths after it.
  ///   - sectionRefreshes: The sections whose headers get new content when the batch is done;
  ///     offsets after it.
  /// - Complexity: O(*k* log *k*), where *k* is the number of operations.
  public init(
    sectionDeletes: [Int] = [], sectionInserts: [Int] = [], sectionMoves: [SectionMove] = [],
    sectionReloads: [Int] = [], deletes: [RowPath] = [], inserts: [RowPath] = [],
    moves: [Move] = [], reloads: [RowPath] = [], refreshes: [RowPath] = [],
    sectionRefreshes: [Int] = []
  ) {
    self.sectionDeletes = sectionDeletes.sorted()
    self.sectionInserts = sectionInserts.sorted()
    self.sectionMoves = sectionMoves.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
    self.sectionReloads = sectionReloads.sorted()
    self.sectionRefreshes = sectionRefreshes.sorted()
    deleted = RowRuns(deletes)
    inserted = RowRuns(inserts)
    moved = MoveRuns(moves)
    reloaded = RowRuns(reloads)
    refreshed = RowRuns(refreshes)
  }

  /// Takes over what a plan found.
  ///
  /// - Precondition: Section offsets ascend, moves by `to`.
  package init(
    sectionDeletes: [Int] = [], sectionInserts: [Int] = [], sectionMoves: [SectionMove] = [],
    sectionRefreshes: [Int] = [], deleted: RowRuns, inserted: RowRuns, moved: MoveRuns,
    refreshed: RowRuns
  ) {
    self.sectionDeletes = sectionDeletes
    self.sectionInserts = sectionInserts
    self.sectionMoves = sectionMoves
    sectionReloads = []
    self.sectionRefreshes = sectionRefreshes
    self.deleted = deleted
    self.inserted = inserted
    self.moved = moved
    reloaded = RowRuns()
    self.refreshed = refreshed
  }

  /// The batch with some of its operations left out.
  init(
    _ batch: BatchUpdate, sectionInserts: [Int], sectionMoves: [SectionMove], deleted: RowRuns,
    inserted: RowRuns, moved: MoveRuns, reloaded: RowRuns
  ) {
    sectionDeletes = batch.sectionDeletes
    self.sectionInserts = sectionInserts
    self.sectionMoves = sectionMoves
    sectionReloads = batch.sectionReloads
    sectionRefreshes = batch.sectionRefreshes
    self.deleted = deleted
    self.inserted = inserted
    self.moved = moved
    self.reloaded = reloaded
    refreshed = batch.refreshed
  }
}
