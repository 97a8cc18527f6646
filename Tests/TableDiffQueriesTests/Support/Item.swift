// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row with a group that others have too.
struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var group: Int
  var value: Int
}
