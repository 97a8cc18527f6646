// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A change that a list view is told, with its row animation; `nil` for a collection view.
public enum ListChange: Sendable, Hashable {
  /// Rows are inserted.
  case insertRows([IndexPath], Int?)
  /// Rows are deleted.
  case deleteRows([IndexPath], Int?)
  /// Rows are reloaded.
  case reloadRows([IndexPath], Int?)
  /// A row moves.
  case moveRow(IndexPath, IndexPath)
  /// Sections are inserted.
  case insertSections(IndexSet, Int?)
  /// Sections are deleted.
  case deleteSections(IndexSet, Int?)
  /// Sections are reloaded.
  case reloadSections(IndexSet, Int?)
  /// A section moves.
  case moveSection(Int, Int)
}

/// A batch that a list view was told.
public struct ToldBatch: Sendable, Hashable {
  /// The changes, in the order in which they were told.
  public internal(set) var changes: [ListChange] = []

  /// Whether animations were enabled.
  public internal(set) var isAnimated: Bool
}
