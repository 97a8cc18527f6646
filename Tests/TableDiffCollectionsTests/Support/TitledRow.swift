// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row with a text, which may own memory that threads share.
struct TitledRow: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
  var group = 0
}
