// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A derived list whose filter is replaced in slices, each of which takes as long as it may.
///
///     let people = (0..<100_000).map { Person(id: $0, name: "Person \($0)") }
///     var search = people.derived.updatingFilter(.narrower) { $0.name.hasSuffix("7") }
///     while let diff = search.advance(while: { false }), diff.deletes.isEmpty {}
///     search.list.rows[0].id  // 7
///     while search.advance(while: { true }) != nil {}
///     search.list.count       // 10000
///
/// Rows that are shown are tested first, from the start of the list on; then those that are hidden. Rows
/// that were not tested yet are shown or hidden as they were. After the last slice the list is the one
/// that ``Derivation/updateFilter(_:to:)`` makes, and the diffs of all slices lead to it.
///
/// A search field calls ``updateFilter(_:to:)`` for each letter, whether the last search has ended or
/// not, and ``advance(while:)`` until it has.
public struct SlicedFilter<List: Derivation> {
  @usableFromInline var current: List

  /// The list as it is so far.
  @export(implementation) public var list: List { current }

  @usableFromInline var progress: FilterProgress<List.Row, List._Key>

  @export(implementation)
  init(_ list: consuming List, _ test: RowTest<List.Row>, _ change: FilterChange) {
    progress = FilterProgress(test, change, list._order.labels)
    list._order.rules.isIncluded = test.isIncluded
    list._order.rememberOrder()
    current = list
  }

  /// Whether all rows are tested that the filter has to test.
  public var isComplete: Bool { progress.stage == .done }
}

extension SlicedFilter: Sendable where List: Sendable, List.Row: Sendable {}

extension Derivation {
  /// Begins to replace all filters by another one, of which ``SlicedFilter/advance(while:)`` carries out
  /// one slice after the other.
  ///
  ///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bea")]
  ///     var search = people.derived.updatingFilter(.narrower) { $0.name.contains("B") }
  ///     search.advance(while: { true })?.deletes  // [0]
  ///
  /// - Parameters:
  ///   - change: How the filter compares with the one before.
  ///   - isIncluded: Whether the list has a row.
  /// - Complexity: O(*n*) steps for 64 rows each, where *n* is the number of rows of the source.
  @export(implementation)
  @inline(__always)
  public consuming func updatingFilter(
    _ change: FilterChange = .any, to isIncluded: @escaping @Sendable (Row) -> Bool
  ) -> SlicedFilter<Self> {
    SlicedFilter(self, RowTest(isIncluded), change)
  }
}
