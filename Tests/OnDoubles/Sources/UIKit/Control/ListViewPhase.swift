// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a list view is doing.
public enum ListViewPhase: Sendable, Hashable {
  /// Nothing in particular.
  case idle
  /// A batch begins.
  case before
  /// The block of a batch runs.
  case inBlock
  /// The block of a batch has run.
  case after
  /// Cells get new content.
  case reconfiguring
  /// All data is loaded anew.
  case reloading
  /// Cells are laid out.
  case layingOut
  /// The user drags a row.
  case dragging
}
