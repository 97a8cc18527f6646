// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

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
