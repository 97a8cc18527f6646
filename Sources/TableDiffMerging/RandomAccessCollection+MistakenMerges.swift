// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

// Calls that people try, each with a message that names the one that is meant.
@available(*, unavailable, message: "a function does it: 'merged(base:mine:theirs:)'")
extension RandomAccessCollection {
  public func merging(_ mine: Self, _ theirs: Self) -> MergedList<Element> { fatalError() }
  public func merged(_ mine: Self, _ theirs: Self, _ resolve: (MergeConflict<Element>) -> Element?) -> MergedList<Element> { fatalError() }
  public func merged(mine: Self, theirs: Self, _ resolve: (Element, Element, Element) -> Element) -> MergedList<Element> { fatalError() }
}

extension MergeConflict where Row: Identifiable {
  @available(*, unavailable, message: "'mine', 'theirs' and 'base' have it") public var id: Row.ID { fatalError() }
}
