// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

// Calls that people try, each with a message that names the one that is meant.
@available(*, unavailable, message: "a function does it: 'merged(base:mine:theirs:)'")
extension RandomAccessCollection {
  public func merging(_ mine: Self, _ theirs: Self) -> MergedList<Element> { fatalError() }
  public func merging(local mine: Self, remote theirs: Self) -> MergedList<Element> { fatalError() }
  public func merged(
    _ mine: Self, _ theirs: Self, resolve: (MergeConflict<Element>) -> Element? = { $0.merged }
  ) -> MergedList<Element> { fatalError() }
}
