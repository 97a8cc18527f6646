// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list without sections as a list of one section, with the same id in every snapshot.
///
///     SingleSection(rows: fruits).id == SingleSection(rows: []).id  // true
///
/// Its rows may be any collection that stores rows: an array, a `TreeArray` of up to millions of
/// rows, or the `DerivedRows` of a search. `RowsUpdater` and ``HeadlessListView`` take such
/// collections directly:
///
///     var contacts = TreeArray((0..<1_000).map { Contact(id: $0, name: "Contact \($0)") })
///     let updater = RowsUpdater(contacts)
///     contacts[17].name = "Zoe"
///     updater.submit(contacts)  // reads what changed
public struct SingleSection<Rows: RandomAccessCollection & RangeReplaceableCollection>: ListSection
{
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public typealias Row = Rows.Element

  /// The rows of the list.
  public var rows: Rows

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public var id: Int { 0 }

  /// Creates the section of a list.
  @export(implementation)
  public init(rows: Rows) {
    self.rows = rows
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @export(implementation)
  public init(_ section: SingleSection, rows: Rows) {
    self.rows = rows
  }

  /// Returns rows as a list of one section, or `shown` if it has the same rows.
  @export(implementation)
  public static func _sections(of rows: Rows, shown: [SingleSection]) -> [SingleSection] {
    if shown.count == 1, shown[0].rows.sharesStorage(with: rows) { return shown }
    return [SingleSection(rows: rows)]
  }
}

extension SingleSection: Equatable where Rows: Equatable {}
extension SingleSection: Hashable where Rows: Hashable {}
extension SingleSection: Sendable where Rows: Sendable {}
