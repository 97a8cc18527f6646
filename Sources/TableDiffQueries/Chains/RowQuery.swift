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
/// rows by `update(to:by:shouldStop:)`.
///
/// The types of this library conform to it; do not conform types of your own.
public protocol RowQuery<Source>: Derivation where Diff == ListDiff {
  /// The type of the rows.
  associatedtype Rows: RandomAccessCollection
  where Rows.Index == Int, Rows.Element: Identifiable & Equatable

  /// The rows in order.
  var rows: Rows { get }
}

extension RowQuery {
  /// Takes over another version of the query, and returns what changed.
  @export(implementation)
  mutating func take(_ next: Self, _ stop: _StopPoll?) throws(_Stopped) -> ListDiff {
    let diff = try rows.tableDiff(to: next.rows, stop)
    self = next
    return diff
  }
}

extension DerivedList: RowQuery {}
extension DerivedWindow: RowQuery {}
extension DerivedMap: RowQuery {}
