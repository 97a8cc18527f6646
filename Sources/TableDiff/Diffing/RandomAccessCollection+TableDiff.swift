// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Computes what changed from this list to another one; see ``ListDiff``.
  @inlinable
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, moves: ListDiff.MoveStyle = .minimal
  ) -> ListDiff where Element: Identifiable & Equatable {
    ListDiff(from: self, to: new, moves: moves)
  }

  /// Computes what changed from this list to another one, with an identity by function.
  @inlinable
  @inline(always)
  public func tableDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element) -> ID,
    moves: ListDiff.MoveStyle = .minimal
  ) -> ListDiff where Element: Equatable {
    ListDiff(from: self, to: new, id: id, moves: moves)
  }

  /// Computes what changed from this list to another one, with a content test of your own.
  @inlinable
  @inline(always)
  public func tableDiff(
    to new: some RandomAccessCollection<Element>, contentsEqual: (Element, Element) -> Bool,
    moves: ListDiff.MoveStyle = .minimal
  ) -> ListDiff where Element: Identifiable {
    ListDiff(from: self, to: new, contentsEqual: contentsEqual, moves: moves)
  }

  /// Computes what changed from this list to another one, with an identity and a content test of your own.
  @inlinable
  @inline(always)
  public func tableDiff<ID: Hashable>(
    to new: some RandomAccessCollection<Element>, id: (Element) -> ID,
    contentsEqual: (Element, Element) -> Bool, moves: ListDiff.MoveStyle = .minimal
  ) -> ListDiff {
    ListDiff(from: self, to: new, id: id, contentsEqual: contentsEqual, moves: moves)
  }
}
