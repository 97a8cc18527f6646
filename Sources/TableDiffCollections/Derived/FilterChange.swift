// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How another filter compares with the one before, which says what rows have to be tested.
///
///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Anna")]
///     var found = people.derived.filter { $0.name.hasPrefix("A") }
///     // Tests what was found:
///     found.updateFilter(.narrower) { $0.name.hasPrefix("Anna") }
///     found.rows.map(\.id)  // [2]
public struct FilterChange: Sendable, Hashable {
  @usableFromInline
  enum Kind: Sendable { case any, narrower, wider }

  @usableFromInline let kind: Kind

  @export(implementation)
  init(_ kind: Kind) { self.kind = kind }

  /// The filter may include and exclude any rows: all are tested.
  @export(implementation) public static var any: FilterChange { FilterChange(.any) }

  /// The filter includes no row that the one before excludes, as after a letter was typed into a
  /// search field: only the rows that are shown are tested.
  @export(implementation) public static var narrower: FilterChange { FilterChange(.narrower) }

  /// The filter excludes no row that the one before includes, as after a letter was deleted: only the
  /// rows that are hidden are tested.
  @export(implementation) public static var wider: FilterChange { FilterChange(.wider) }
}

extension SourceLabels {
  /// Returns the rows to test for a filter.
  @usableFromInline
  func tested(for change: FilterChange) -> RowBits {
    if change == .narrower { return included }
    var all = SourceLabels(count: count)
    all.includeAll()
    return change == .wider ? all.included.subtracting(included) : all.included
  }
}
