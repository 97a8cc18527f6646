// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How a new filter compares with the old one, which determines the rows to test.
///
///     let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Anna")]
///     var found = people.derived.filter { $0.name.hasPrefix("A") }
///     // Tests what was found:
///     found.update(.filter(.narrower) { $0.name.hasPrefix("Anna") })
///     found.rows.map(\.id)  // [2]
public struct FilterChange: Sendable, Hashable {
  @usableFromInline
  enum Kind: Sendable { case any, narrower, wider }

  @usableFromInline let kind: Kind

  @export(implementation)
  init(_ kind: Kind) { self.kind = kind }

  /// The new filter may include and exclude any row, so all rows are tested.
  @export(implementation) public static var any: FilterChange { FilterChange(.any) }

  /// The new filter includes no row that the old one excludes, so only the shown rows are
  /// tested.
  ///
  /// Use it after a letter was typed into a search field.
  @export(implementation) public static var narrower: FilterChange { FilterChange(.narrower) }

  /// The new filter excludes no row that the old one includes, so only the hidden rows are
  /// tested.
  ///
  /// Use it after a letter was deleted.
  @export(implementation) public static var wider: FilterChange { FilterChange(.wider) }
}

extension SourceLabels {
  @usableFromInline
  func tested(for change: FilterChange) -> RowBits {
    if change == .narrower { return included }
    var all = SourceLabels(count: count)
    all.includeAll()
    return change == .wider ? all.included.subtracting(included) : all.included
  }
}
