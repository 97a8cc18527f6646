// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchUpdate {
  /// The rows to delete, as paths before the batch, ascending.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of deleted rows.
  public var deletes: [RowPath] { deleted.paths }

  /// The rows to insert, as paths after the batch, ascending.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*i*), where *i* is the number of inserted rows.
  public var inserts: [RowPath] { inserted.paths }

  /// The rows to move, from paths before the batch to paths after it, ascending by `to`.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*m*), where *m* is the number of moved rows.
  public var moves: [SectionedDiff.Move] { moved.moves }

  /// The rows to reload with new cells, as paths before the batch, ascending.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*r*), where *r* is the number of reloaded rows.
  public var reloads: [RowPath] { reloaded.paths }

  /// The rows whose cells are updated once the batch is done, as paths after the batch, ascending.
  ///
  /// Each access creates the array; to read it repeatedly, store it.
  ///
  /// - Complexity: O(*r*), where *r* is the number of refreshed rows.
  public var refreshes: [RowPath] { refreshed.paths }

  /// The rows of ``deletes`` as ascending ranges.
  ///
  /// - Complexity: O(*r*), where *r* is the number of ranges.
  package var deleteRanges: [RowRange] { Array(deleted.runs) }

  /// The rows of ``inserts`` as ascending ranges.
  ///
  ///     let diff = [Int]().tableDiff(to: Array(0..<80_000), id: \.self)
  ///     diff.batchUpdate(inSection: 0).insertRanges  // [rows (0, 0...79999)]
  ///
  /// - Complexity: O(*r*), where *r* is the number of ranges.
  package var insertRanges: [RowRange] { Array(inserted.runs) }

  /// Whether the batch has no operations.
  public var isEmpty: Bool { hasNoStructure && !hasRefreshes }

  package var hasRefreshes: Bool { !refreshed.isEmpty || !sectionRefreshes.isEmpty }

  /// Whether the batch has no operations other than refreshes.
  package var hasNoStructure: Bool {
    !hasSectionOperations && deleted.isEmpty && inserted.isEmpty && moved.isEmpty
      && reloaded.isEmpty
  }

  package var hasSectionOperations: Bool {
    !(sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
      && sectionReloads.isEmpty)
  }
}
