// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// Rows that are made of a list, and kept up to date at the cost of what changed: a link of a chain.
///
///     var people = TreeArray([
///       Person(id: 1, name: "Zoe", isFavorite: true), Person(id: 2, name: "Ann"),
///       Person(id: 3, name: "Zoe", isFavorite: true),
///     ])
///     var names = people.derived.filter { $0.isFavorite }.distinct(by: \.name)
///     names.rows.map(\.id)  // [1]
///     people[1].isFavorite = true
///     names.update(to: people).inserts  // [1]
///
/// Each method adds a link and returns a ``QueryChain``. A chain takes over the next version of its
/// first list; each link passes on the diff of its rows, so that none compares lists.
///
/// To make a query reads all rows. One that is to be stopped is made of an empty list, and takes over the
/// rows by ``update(to:by:shouldStop:)``.
///
/// The types of this library conform to it; do not conform types of your own.
public protocol RowQuery<Source> {
  /// The type of the list that the rows are made of.
  associatedtype Source: RandomAccessCollection
  where Source.Index == Int, Source.Element: Identifiable & Equatable

  /// The type of the rows.
  associatedtype Rows: RandomAccessCollection
  where Rows.Index == Int, Rows.Element: Identifiable & Equatable

  /// The list as of the last update.
  var source: Source { get }

  /// The rows in order.
  var rows: Rows { get }

  /// Takes over the next version of the list, and returns what changed.
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  @discardableResult
  mutating func update(to new: Source, by changes: ListDiff?) -> ListDiff

  /// Takes over the next version of the list, and returns what changed, unless it is stopped.
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  ///   - shouldStop: Whether to stop; called after some thousand rows.
  /// - Returns: The diff from ``rows`` before the call to those after it; `nil` if `shouldStop` returned
  ///   `true`, and nothing has changed.
  @discardableResult
  mutating func update(
    to new: Source, by changes: ListDiff?, shouldStop: () -> Bool
  ) -> ListDiff?
}

extension DerivedList: RowQuery {}
extension DerivedWindow: RowQuery {}
extension DerivedMap: RowQuery {}
extension DerivedDistinct: RowQuery {}
extension DerivedPrefix: RowQuery {}
extension DerivedTotals: RowQuery {}
extension DerivedCombination: RowQuery {}
extension DerivedChildren: RowQuery {}
extension DerivedJoin: RowQuery {}
