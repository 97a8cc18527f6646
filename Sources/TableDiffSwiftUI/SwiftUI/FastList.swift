// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  /// A list of rows in a table view, whose cost follows what changes and not how many rows there are.
  ///
  ///     FastList(contacts) { contact in Text(contact.name) }
  ///       .onDelete { contact in store.remove(contact) }
  ///       .onMove { contact, before in store.move(contact, before: before) }
  ///
  /// An evaluation of the view compares the rows with those that the table shows: not at all if they share
  /// their storage, by what they do not share if they are a `TreeArray` or derived rows, and else by a diff.
  /// The change is shown in the next turn of the main actor, with animation where the state was changed by
  /// `withAnimation`.
  ///
  /// The content of a row is evaluated when its row becomes visible or changes; of all visible rows when the
  /// value of `dependingOn` or the environment changes; and where what it read of an `@Observable` object changes, on
  /// systems that observe. So a closure that reads anything else, such as a property of the view around it,
  /// shows what that was when the row was last evaluated:
  ///
  ///     // Wrong: the visible rows keep their dates when `showsDates` changes.
  ///     FastList(mails) { mail in MailRow(mail, showsDate: showsDates) }
  ///     // Right.
  ///     FastList(mails, dependingOn: showsDates) { mail in MailRow(mail, showsDate: showsDates) }
  ///
  /// Of the environment, the color scheme, its contrast, the size of type, the locale, the direction of layout
  /// and whether the view is enabled are compared. Pass values of your own, and others, as `dependingOn`.
  ///
  /// The modifiers of a list return a list: use them before those of other views.
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
    let idFinder: IDFinder<Section>

    /// The table view.
    public var body: some View { HostedTable(list: self) }

    @usableFromInline
    init(
      _ sections: [Section], dependency: Dependency, comparison: ListComparison<Section>,
      finder: RowFinder<Section>, idFinder: IDFinder<Section>,
      content: @escaping (Row) -> Content
    ) {
      evaluation = ListEvaluation(sections: sections)
      evaluation.dependency = dependency
      self.content = content
      self.comparison = comparison
      self.finder = finder
      self.idFinder = idFinder
    }

    /// Makes what decides what evaluations change.
    func makeEngine() -> ListEngine<Section> {
      ListEngine(evaluation, comparison: comparison, finder: idFinder, options: options)
    }

    /// Returns the list with a change.
    func with(_ change: (inout FastList) -> Void) -> FastList {
      var copy = self
      change(&copy)
      return copy
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
    ///   - rows: The rows: an array, a `TreeArray`, the rows of a `DerivedList`, or in whatever else a
    ///     `SingleSection` stores them.
    ///   - value: What the content of all rows depends on beside the row; nothing by default.
    ///   - comparison: How to compare states; that of the first evaluation applies.
    ///   - content: Returns the content of a row.
    @export(implementation)
    public init<Rows, Value: Equatable>(
      _ rows: Rows, dependingOn value: Value = 0,
      comparison: ListComparison<SingleSection<Rows>> = .onMain,
      @ViewBuilder content: @escaping (_ row: Rows.Element) -> Content
    ) where Section == SingleSection<Rows> {
      self.init(
        [SingleSection(rows: rows)], dependency: Dependency(value), comparison: comparison,
        finder: RowFinder { $0.id }, idFinder: IDFinder(), content: content)
    }
  }
#endif
