// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Equal effects on consecutive cells or sections; the last number in JSON is 1 if their content is
/// new.
struct PlayedEffects: PlayedRun {
  let name: String
  let from: Int?
  let to: Int?
  var count = 1

  /// Whether cells that stay or move get new content.
  let hasNewContent: Bool?

  init(_ name: String, from: Int? = nil, to: Int? = nil, isNew: Bool = false) {
    (self.name, self.from, self.to, hasNewContent) = (name, from, to, isNew)
  }

  /// Whether the cells are drawn anew.
  var isDrawn: Bool { to != nil && (from == nil || hasNewContent == true) }
}
