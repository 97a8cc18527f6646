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
  /// If it is stopped, the query is of no more use: what can be stopped is done to a copy.
  mutating func _update(
    to new: Source, by changes: ListDiff?, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff
}

// Derived lists have methods of these names from `Derivation`, which are preferred.
extension RowQuery {
  /// Takes over the next version of the list, and returns what changed.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ann")]
  ///     var names = DerivedDistinct(people, by: \.name)
  ///     names.update(to: [Person(id: 2, name: "Ann")]).inserts  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  /// - Returns: The diff from ``rows`` before the call to those after it.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As that of a diff of both versions, unless it is given, plus O(*k* log *n*) amortized, where
  ///   *k* is the number of changes and of the rows that are made of what changed, and *n* that of rows in
  ///   all lists. That of a chain is the sum of those of its links.
  @export(implementation)
  @_disfavoredOverload
  @discardableResult
  public mutating func update(to new: Source, by changes: ListDiff? = nil) -> ListDiff {
    finished { () throws(_Stopped) in try _update(to: new, by: changes, nil) }
  }

  /// Takes over the next version of the list, and returns what changed, unless it is stopped.
  ///
  ///     var names = [Person(id: 1, name: "Ann")].derived.distinct(by: \.name)
  ///     names.update(to: [], shouldStop: { Task.isCancelled })?.deletes  // [0]
  ///
  /// - Parameters:
  ///   - new: The next version, in which any rows may have changed.
  ///   - changes: The diff from ``source`` to `new`; `nil` to compare them.
  ///   - shouldStop: Whether to stop; called after some thousand rows of each link.
  /// - Returns: The diff from ``rows`` before the call to those after it; `nil` if `shouldStop` returned
  ///   `true`, and nothing has changed.
  /// - Precondition: The diff leads from as many rows as the source has to as many as `new` has.
  /// - Complexity: As that of ``update(to:by:)``.
  @export(implementation)
  @_disfavoredOverload
  @discardableResult
  public mutating func update(
    to new: Source, by changes: ListDiff? = nil, shouldStop: () -> Bool
  ) -> ListDiff? {
    unlessStopped(by: shouldStop) { stop throws(_Stopped) in
      var next = self
      let diff = try next._update(to: new, by: changes, stop)
      self = next
      return diff
    }
  }

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
