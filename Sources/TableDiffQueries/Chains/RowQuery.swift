// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// A query whose rows are derived from a list, and which is updated at the cost of what changed.
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
/// Each method adds a query and returns a ``QueryChain``. A chain is updated to the next version of
/// its first source; each query passes on the diff of its rows, so no lists are compared.
///
/// Creating a query reads all rows. To be able to stop that, create the query from an empty list,
/// and call `update(to:by:shouldStop:)`.
///
/// Only types of this library may conform to this protocol.
public protocol RowQuery<Source>: Derivation where Diff == ListDiff {
  /// The type of the rows.
  associatedtype Rows: RandomAccessCollection
  where Rows.Index == Int, Rows.Element: Identifiable & Equatable

  /// The rows in order.
  var rows: Rows { get }
}

extension RowQuery {
  /// Updates to another version of the query, and returns what changed.
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
