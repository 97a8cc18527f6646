// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// Long operations that can be stopped.
extension TreeArray {
  /// Creates a tree array of the elements of a list, which are shared if it is a tree array.
  @export(implementation)
  package init(
    _ elements: some RandomAccessCollection<Element>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if let (tree, range) = Self.part(of: elements) {
      self = tree.subarray(range)
      return
    }
    guard let stop else {
      self.init(elements)
      return
    }
    var builder = TreeBuilder<Element>()
    for element in elements {
      builder.append(element)
      try stop.check(after: 4)
    }
    self.init(builder)
  }

  /// Returns the new list; see ``applying(_:rowsFrom:)``.
  @export(implementation)
  package func applying(
    _ diff: ListDiff, rowsFrom new: some RandomAccessCollection<Element>, _ stop: _StopPoll?
  ) throws(_Stopped) -> TreeArray {
    try applying(diff) { builder, offsets throws(_Stopped) in
      try stop?.check(after: _StopPoll.search)
      if stop == nil || Self.part(of: new) != nil {
        builder.append(offsets, of: new)
        return
      }
      for block in StopBlocks(of: offsets) {
        builder.append(block, of: new)
        try stop?.check(after: block.count)
      }
    }
  }
}

extension RandomAccessCollection where Index == Int, Element: Identifiable & Equatable {
  /// Returns the diff from this list to another one; a known diff if there is one.
  @export(implementation)
  package func tableDiff(
    to new: Self, known: ListDiff? = nil, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    if let known { return known }
    return try tableDiff(to: new, ListDiff.Options(), stop)
  }
}
