// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  /// A list in a table view that updates in proportion to what changes, not to the number of rows.
  ///
  ///     FastList(contacts) { contact in Text(contact.name) }
  ///       .onDelete { contact in store.remove(contact) }
  ///       .onMove { contact, before in store.move(contact, before: before) }
  ///
  /// Each evaluation of the view compares the rows with those shown. Rows with shared storage are
  /// not read, a `TreeArray` and derived rows are compared where they do not share storage, and
  /// other rows are diffed. The change is shown in the next turn of the main actor, and animated if
  /// the state was changed in `withAnimation`, or as SwiftUI's `animation(_:value:)` says.
  ///
  /// The content of a row is evaluated when the row becomes visible or changes, and when an
  /// `@Observable` object that it has read changes, on systems with Observation. The content of all
  /// visible rows is evaluated when the value of `dependingOn` or the environment changes. Whatever
  /// else the closure reads, such as a property of the surrounding view, keeps the value of the
  /// last evaluation:
  ///
  ///     // Wrong: the visible rows keep their dates when `showsDates` changes.
  ///     FastList(mails) { mail in MailRow(mail, showsDate: showsDates) }
  ///     // Right.
  ///     FastList(mails, dependingOn: showsDates) { mail in MailRow(mail, showsDate: showsDates) }
  ///
  /// Of the environment, these values are compared: color scheme and contrast, type size, locale,
  /// layout direction, and `isEnabled`. Pass all other values as `dependingOn`.
  ///
  /// The modifiers of a list return a list: call them before those of `View`.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  public struct FastList<Section: ListSection, Content: View>: View
  where Section.Row: Identifiable & Equatable {
    /// A row of the list.
    public typealias Row = Section.Row

    var evaluation: ListEvaluation<Section>
    var look = ListLook<Section>()
    var options = UpdateOptions()
    let content: (Row) -> Content
    let comparison: ListComparison<Section>
    let finder: RowFinder<Section>
    let paths: (Set<Row.ID>, [Section]) -> [RowPath]

    /// The table view.
    public var body: some View { HostedTable(list: self) }

    @usableFromInline
    init(
      _ sections: [Section], dependency: Dependency, comparison: ListComparison<Section>,
      finder: RowFinder<Section>, paths: @escaping (Set<Row.ID>, [Section]) -> [RowPath],
      content: @escaping (Row) -> Content
    ) {
      evaluation = ListEvaluation(sections: sections)
      evaluation.dependency = dependency
      (self.content, self.comparison) = (content, comparison)
      (self.finder, self.paths) = (finder, paths)
    }

    /// Creates a list that differs from another one in the content of its rows.
    init<Other>(_ list: FastList<Section, Other>, content: @escaping (Row) -> Content) {
      (evaluation, look, options) = (list.evaluation, list.look, list.options)
      (comparison, finder, paths) = (list.comparison, list.finder, list.paths)
      self.content = content
    }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, *)
  extension FastList {
    /// Creates a list without sections.
    ///
    ///     FastList(contacts, dependingOn: query) { contact in
    ///       ContactRow(contact, highlighting: query)
    ///     }
    ///
    /// - Parameters:
    ///   - rows: An array, a `TreeArray`, rows of a `DerivedList`, or others that a `SingleSection`
    ///     takes.
    ///   - value: What the content of rows depends on besides the row; nothing by default.
    ///   - comparison: How to compare states; only that of the first evaluation applies.
    ///   - content: Returns the content of a row.
    @export(implementation)
    public init<Rows, Value: Equatable>(
      _ rows: Rows, dependingOn value: Value = 0,
      comparison: ListComparison<SingleSection<Rows>> = .onMain,
      @ViewBuilder content: @escaping (_ row: Rows.Element) -> Content
    ) where Section == SingleSection<Rows> {
      self.init(
        [SingleSection(rows: rows)], dependency: Dependency(value), comparison: comparison,
        finder: RowFinder { $0.id }, paths: { $1.paths(of: $0) }, content: content)
    }
  }
#endif
