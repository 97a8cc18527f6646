// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A section of a derived list: the rows with one key.
///
///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
///     let sections = people.derived.grouped { $0.name.first ?? "#" }.sections
///     sections.map(\.id)          // ["A", "Z"]
///     sections[0].rows[0].name    // Ann
public struct DerivedSection<Source: RandomAccessCollection, Key: Hashable>: ListSection
where Source.Index == Int {
  /// The key that the rows share.
  public let id: Key

  /// The rows in order.
  public var rows: DerivedRows<Source>

  /// The text of the header; empty if the sections have none.
  public let header: String

  @export(implementation)
  init(id: Key, rows: DerivedRows<Source>, header: String) {
    (self.id, self.rows, self.header) = (id, rows, header)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public init(_ section: DerivedSection, rows: DerivedRows<Source>) {
    self.init(id: section.id, rows: rows, header: section.header)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public func hasSameHeader(as other: DerivedSection) -> Bool { header == other.header }
}

extension DerivedSection: Equatable where Source.Element: Equatable {}
extension DerivedSection: Sendable where Source: Sendable, Source.Element: Sendable, Key: Sendable {
}

/// A filtered and sorted view of a list, grouped into sections, which is updated at the cost of
/// what changed.
///
///     var contacts = TreeArray([Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")])
///     var visible = contacts.derived.sorted { $0.name < $1.name }.grouped { $0.name.first ?? "#" }
///     visible.sections.map(\.id)  // ["A", "Z"]
///     contacts[0].name = "Amy"
///     let diff = visible.update(to: contacts)
///     visible.sections.map(\.id)  // ["A"]
///     diff.sections.deletes       // [1]
///     diff.moves                  // [Move(from: (1, 0), to: (0, 0))]
///
/// There is a section for each key of a row. Pass the sections wherever sections are accepted: to
/// `HeadlessListView`, `ListUpdater` and the data sources of the adapters.
public struct DerivedSections<Source: RandomAccessCollection, Key: Hashable & Sendable>
where Source.Index == Int, Source.Element: Identifiable & Equatable {
  /// The included rows of the source, in order.
  public var _order: _DerivedOrder<Source, Key>

  /// Returns the text of a header; `nil` if there are no headers.
  @usableFromInline let header: (@Sendable (Key, DerivedRows<Source>) -> String)?

  /// The sections in order.
  ///
  /// - Complexity: O(1)
  public private(set) var sections: [DerivedSection<Source, Key>] = []

  /// The number of rows in all sections.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     people.derived.grouped { $0.name.first ?? "#" }.rowCount  // 2
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  @export(implementation) public var rowCount: Int { _order.counts.reduce(0, +) }

  @export(implementation)
  init(
    _ order: _DerivedOrder<Source, Key>,
    header: (@Sendable (Key, DerivedRows<Source>) -> String)?
  ) {
    _order = order
    self.header = header
    setSections(makeSections { _ in nil })
  }

  @usableFromInline
  mutating func setSections(_ sections: [DerivedSection<Source, Key>]) { self.sections = sections }
}

extension DerivedSections: Sendable where Source: Sendable, Row: Sendable {}

extension DerivedList {
  /// Returns this list grouped into sections, with keys in ascending order.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann"), Person(id: 3, name: "Al")]
  ///     let byInitial = people.derived.grouped(
  ///       by: { $0.name.first ?? "#" }, header: { initial, rows in "\(initial) (\(rows.count))" })
  ///     byInitial.sections.map(\.header)  // ["A (2)", "Z (1)"]
  ///
  /// Keys that do not equal themselves, such as NaN, share one section at the end.
  ///
  /// - Parameters:
  ///   - key: Returns the key of a row's section.
  ///   - header: Returns the text of a section's header; called for each section with changed rows,
  ///     and for all sections of a reversed list. By default sections have no headers.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  public consuming func grouped<Key: Hashable & Comparable & Sendable>(
    by key: @escaping @Sendable (Row) -> Key,
    header: (@Sendable (Key, DerivedRows<Source>) -> String)? = nil
  ) -> DerivedSections<Source, Key> {
    grouped(by: key, areInIncreasingOrder: { Reflexive($0) < Reflexive($1) }, header: header)
  }

  /// Returns this list grouped into sections, with keys in a given order.
  ///
  ///     let people = [Person(id: 1, name: "Zoe"), Person(id: 2, name: "Ann")]
  ///     let byInitial = people.derived.grouped(
  ///       by: { $0.name.first ?? "#" }, areInIncreasingOrder: { $0 > $1 })
  ///     byInitial.sections.map(\.id)  // ["Z", "A"]
  ///
  /// - Parameters:
  ///   - key: Returns the key of a row's section.
  ///   - areInIncreasingOrder: Whether the first key is ordered before the second. Keys that differ
  ///     must be ordered.
  ///   - header: Returns the text of a section's header; called for each section with changed rows,
  ///     and for all sections of a reversed list. By default sections have no headers.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  @export(implementation)
  @inline(__always)
  public consuming func grouped<Key: Hashable & Sendable>(
    by key: @escaping @Sendable (Row) -> Key,
    areInIncreasingOrder: @escaping @Sendable (Key, Key) -> Bool,
    header: (@Sendable (Key, DerivedRows<Source>) -> String)? = nil
  ) -> DerivedSections<Source, Key> {
    let rule = DerivationRules<Row, Key>.key(key)
    let order = finished { () throws(_Stopped) in
      try _order.grouped(by: rule, areInIncreasingOrder)
    }
    return DerivedSections(order, header: header)
  }
}
