// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The operations that take a list view from one state to another in one animated batch.
///
///     let diff = ["a", "b", "c"].tableDiff(to: ["c", "a", "d"], id: \.self)
///     let batch = diff.batchUpdate(inSection: 0)
///     batch.deletes  // [(0, 1)]
///     batch.inserts  // [(0, 2)]
///     batch.moves    // [Move(from: (0, 2), to: (0, 0))]
///
/// The coordinates are those of `UITableView` and `UICollectionView`. Deletes, reloads and the
/// sources of moves have positions before the batch; inserts and the targets of moves have
/// positions after it. All other rows fill the remaining positions in order. The order of
/// operations does not matter to a list view, so a batch stores them in ascending order (moves by
/// `to`).
///
/// `refreshes` are not part of the animation: they update kept cells once the batch is done, at
/// positions after it (`reconfigureItems(at:)`, or a reload in a second batch). A row can therefore
/// both move and change, although one batch cannot both reload and move a row.
///
/// A list view may reject or misread a batch created from its parts. ``HeadlessListView`` validates
/// such batches.
public struct BatchUpdate: Sendable, Equatable {
  /// The sections to delete, as offsets before the batch.
  public let sectionDeletes: [Int]

  /// The sections to insert, as offsets after the batch.
  public let sectionInserts: [Int]

  /// The sections to move, from offsets before the batch to offsets after it, ascending by `to`.
  public let sectionMoves: [ListDiff.Move]

  /// The sections to reload, as offsets before the batch.
  public let sectionReloads: [Int]

  /// The sections whose headers are updated once the batch is done, as offsets after the batch.
  public let sectionRefreshes: [Int]

  package let deleted: RowRuns
  package let inserted: RowRuns
  package let moved: MoveRuns
  package let reloaded: RowRuns
  package let refreshed: RowRuns

  /// Creates a batch from its operations, without checking whether list views accept it.
  ///
  /// - Parameters:
  ///   - sectionDeletes: The sections to delete, as offsets before the batch.
  ///   - sectionInserts: The sections to insert, as offsets after the batch.
  ///   - sectionMoves: The sections to move.
  ///   - sectionReloads: The sections to reload, as offsets before the batch.
  ///   - deletes: The rows to delete, as paths before the batch.
  ///   - inserts: The rows to insert, as paths after the batch.
  ///   - moves: The rows to move.
  ///   - reloads: The rows to reload with new cells, as paths before the batch.
  ///   - refreshes: The rows whose cells are updated once the batch is done, as paths after the
  ///     batch.
  ///   - sectionRefreshes: The sections whose headers are updated once the batch is done, as
  ///     offsets after the batch.
  /// - Complexity: O(*k* log *k*), where *k* is the number of operations.
  public init(
    sectionDeletes: [Int] = [], sectionInserts: [Int] = [], sectionMoves: [ListDiff.Move] = [],
    sectionReloads: [Int] = [], deletes: [RowPath] = [], inserts: [RowPath] = [],
    moves: [SectionedDiff.Move] = [], reloads: [RowPath] = [], refreshes: [RowPath] = [],
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

  /// Creates a batch of a plan.
  ///
  /// - Precondition: Section offsets ascend; section moves ascend by `to`.
  init(
    sectionDeletes: [Int] = [], sectionInserts: [Int] = [], sectionMoves: [ListDiff.Move] = [],
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
}

extension BatchUpdate {
  /// Consecutive rows of one section.
  package struct RowRange: Sendable, Equatable {
    /// The section's offset.
    package var section: Int

    /// The offsets of the rows in the section.
    package var rows: ClosedRange<Int>

    package init(section: Int, rows: ClosedRange<Int>) {
      self.section = section
      self.rows = rows
    }
  }
}

extension BatchUpdate.RowRange {
  /// The path of the first row.
  var first: RowPath { RowPath(section: section, row: rows.lowerBound) }

  /// Creates the range of rows that starts at a path.
  ///
  /// - Precondition: `count` is positive, and the last row is an `Int`.
  init(_ path: RowPath, count: Int) {
    self.init(section: path.section, rows: path.row...path.row + (count - 1))
  }
}
