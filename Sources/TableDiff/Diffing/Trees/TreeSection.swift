// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list without sections whose rows are a tree array, as a list of one section.
///
///     var contacts = TreeArray((0..<1_000).map { Contact(id: $0, name: "Contact \($0)") })
///     var view = HeadlessListView(sections: [TreeSection(rows: contacts)])
///     let old = view.sections
///     contacts[17].name = "Zoe"
///     let new = [TreeSection(rows: contacts)]
///     let diff = old.sectionedDiff(to: new)
///     try view.perform(diff.stages(from: old, to: new, for: .tableView))
///     view.shownSections == new  // true
///
/// It is to a tree array what ``SingleSection`` is to an array: diff, stages, list views and
/// ``ListUpdater`` take what changed and no more. A section of your own may have a tree array, too:
/// any type that conforms to ``ListSection``.
public struct TreeSection<Row>: ListSection {
  /// The rows of the list.
  public var rows: TreeArray<Row>

  /// The identity, which all such sections share.
  @inlinable
  public var id: Int { 0 }

  /// Creates the section of a list.
  ///
  ///     let updater = ListUpdater([TreeSection(rows: TreeArray(contacts))])
  ///     updater.submit([TreeSection(rows: TreeArray(contacts.reversed()))])
  ///
  /// - Parameter rows: The rows.
  @inlinable
  public init(rows: TreeArray<Row>) {
    self.rows = rows
  }

  /// Creates the section of a list; the other section is ignored.
  @inlinable
  public init(_ section: TreeSection, rows: TreeArray<Row>) {
    self.rows = rows
  }
}

extension TreeSection: Equatable where Row: Equatable {}
extension TreeSection: Hashable where Row: Hashable {}
extension TreeSection: Sendable where Row: Sendable {}
