// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The section operations of a stage.
struct SectionOperations {
  var deletes: [Int] = []
  var inserts: [Int] = []
  var moves: [BatchUpdate.SectionMove] = []
}
