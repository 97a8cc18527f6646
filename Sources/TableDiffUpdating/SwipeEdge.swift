// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The edge of a row from which a user swipes it.
public enum SwipeEdge: Sendable, Hashable, CaseIterable {
  /// The edge where lines of text begin.
  case leading

  /// The edge where they end.
  case trailing
}
