// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

// A call that people try, with a message that names the one that is meant.
extension BatchUpdate {
  @available(*, unavailable, message: "a diff makes a batch: 'diff.batchUpdate(inSection: 0)'")
  public init(_ diff: ListDiff) { fatalError() }
}
