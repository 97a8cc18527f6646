// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Operations of one kind on consecutive rows or sections, by offsets in the whole list.
struct PlayedOperation: PlayedRun {
  let name: String
  let from: Int?
  let to: Int?
  var count: Int

  init(_ name: String, from: Int? = nil, to: Int? = nil, count: Int = 1) {
    (self.name, self.from, self.to, self.count) = (name, from, to, count)
  }
}
