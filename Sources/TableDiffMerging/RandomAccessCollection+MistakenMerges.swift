// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Calls that people try, each with a message that names the one that is meant.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension RandomAccessCollection {
  @available(*, unavailable, message: "a function does it: 'merged(base: self, mine:theirs:)'")
  @_documentation(visibility: internal)
  public func merging(_ mine: Self, _ theirs: Self) -> MergedList<Element> { fatalError() }

  @available(*, unavailable, message: "a function does it: 'merged(base: self, mine:theirs:)'")
  @_documentation(visibility: internal)
  public func merged(
    _ mine: Self, _ theirs: Self,
    resolve: (MergeConflict<Element>) -> Element? = { $0.merged }
  ) -> MergedList<Element> { fatalError() }
}
