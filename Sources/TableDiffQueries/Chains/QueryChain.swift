// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffCollections

/// A query over the rows of another query.
///
///     var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Amy"), Person(id: 3, name: "Zoe")]
///     var counts = people.derived.counts { $0.name.first ?? "#" }
///     counts["A"]  // Optional(2)
///     people.remove(at: 0)
///     counts.update(to: people).updates  // [Update(from: 0, to: 0)]
///
/// The methods of ``RowQuery`` create chains. `update(to:by:)` updates to the next version of the
/// source, at the cost of updating each query.
public struct QueryChain<First: RowQuery, Last: RowQuery> where Last.Source == First.Rows {
  /// The query whose rows are the source of the last one; a chain if there are more than two queries.
  @usableFromInline private(set) var first: First

  @usableFromInline private(set) var last: Last

  @usableFromInline
  init(_ first: First, _ last: Last) { (self.first, self.last) = (first, last) }
}

extension QueryChain: Sendable where First: Sendable, Last: Sendable {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension QueryChain: RowQuery {
  @export(implementation) public var source: First.Source { first.source }

  @export(implementation) public var rows: Last.Rows { last.rows }

  @export(implementation)
  public mutating func _update(
    to new: First.Source, by changes: ListDiff, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    var (first, last) = (first, last)
    let changes = try first._update(to: new, by: changes, stop)
    let diff = try last._update(to: first.rows, by: changes, stop)
    self = QueryChain(first, last)
    return diff
  }
}

extension DerivationChange {
  /// A change of the first query of a chain, such as its filter or its order.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
  ///     var names = people.derived.distinct(by: \.name)
  ///     names.update(.first(.filter(.narrower) { $0.name.contains("B") })).deletes  // [0]
  ///
  /// - Parameter change: The change of the query.
  /// - Complexity: That of the change, and of the update of the last query.
  @export(implementation)
  public static func first<First, Last>(_ change: DerivationChange<First>) -> Self
  where List == QueryChain<First, Last> {
    Self { chain, stop in
      var (first, last) = (chain.first, chain.last)
      guard let changes = change.carryOut(&first, stop),
        let diff = try? last._update(to: first.rows, by: changes, stop)
      else { return nil }
      chain = QueryChain(first, last)
      return diff
    }
  }

  /// A change of the last query of a chain, such as the other list of a join.
  ///
  ///     let people = [Person(id: 1, name: "Ann")], others = [Person(id: 2, name: "Bea")]
  ///     var all = people.derived.union(others)
  ///     all.update(.last(.other([]))).deletes  // [1]
  ///
  /// - Parameter change: The change of the query.
  /// - Complexity: That of the change.
  @export(implementation)
  public static func last<First, Last>(_ change: DerivationChange<Last>) -> Self
  where List == QueryChain<First, Last> {
    Self { chain, stop in
      var last = chain.last
      guard let diff = change.carryOut(&last, stop) else { return nil }
      chain = QueryChain(chain.first, last)
      return diff
    }
  }
}

extension QueryChain {
  /// Returns the total of a group; `nil` if it has no rows.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Amy")]
  ///     people.derived.counts { $0.name.count }[3]  // Optional(2)
  ///
  /// - Complexity: O(log *g*), where *g* is the number of groups.
  @export(implementation)
  public subscript<Key, Value>(key: Key) -> Value?
  where Last == DerivedTotals<First.Rows, Key, Value> { last[key] }
}
