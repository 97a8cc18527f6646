// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row of a client, for which the diff must be compiled.
struct Row: Identifiable, Equatable {
  let id: Int
  var content = 0

  /// Two states of a million rows, one of them updated.
  static let states: (old: [Row], new: [Row]) = {
    let old = (0..<1_000_000).map { Row(id: $0) }
    var new = old
    new[500_000].content = 1
    return (old, new)
  }()
}
