// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row with a content.
struct Item: Identifiable, Hashable, Sendable, CustomStringConvertible {
  let id: Int
  var text = 0

  /// The row as `3` or, with another content than 0, as `3.1`.
  var description: String { text == 0 ? "\(id)" : "\(id).\(text)" }
}
