// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// An updater of a list without sections whose rows are in an array.
///
///     let updater = ListUpdater<Fruit>()
///     updater.attach(view)
///     updater.submit(fruits)  // animates the change, soon
///
/// It is a ``SectionedListUpdater``, which documents all members.
public typealias ListUpdater<Row> = SectionedListUpdater<SingleSection<[Row]>>

/// An updater of a list without sections whose rows are in any collection, such as a `TreeArray` or
/// the rows of a `DerivedList` or an `Outline`.
///
///     var contacts = TreeArray((0..<1_000).map { Contact(id: $0, name: "Contact \($0)") })
///     let updater = RowsUpdater(contacts)
///     contacts[17].name = "Zoe"
///     updater.submit(contacts)  // reads what changed
///
/// It is a ``SectionedListUpdater``, which documents all members.
public typealias RowsUpdater<Rows: RandomAccessCollection & RangeReplaceableCollection> =
  SectionedListUpdater<SingleSection<Rows>>

extension SectionedListUpdater where Section.ListState == [Section] {
  /// Creates an updater of sections.
  ///
  ///     let updater = SectionedListUpdater(sections)
  ///
  /// - Parameters:
  ///   - sections: The sections to show first.
  ///   - comparison: How to compare states, such as ``ListComparison/onMain`` or
  ///     ``ListComparison/offMain(above:)``.
  ///   - options: How to show changes.
  public convenience init(
    _ sections: [Section] = [], comparison: ListComparison<Section> = .onMain,
    options: UpdateOptions = UpdateOptions()
  ) where Section.Row: Identifiable & Equatable {
    self.init(sections, comparison: comparison, options: options, scheduler: .tasks)
  }

  /// Creates an updater of sections whose rows are compared by closures.
  ///
  ///     let updater = SectionedListUpdater(
  ///       sections, comparison: .onMain(id: { $0.key }, contentsEqual: { $0.text == $1.text }))
  ///
  /// - Parameters:
  ///   - sections: The sections to show first.
  ///   - comparison: How to compare states.
  ///   - options: How to show changes.
  public convenience init(
    _ sections: [Section] = [], comparison: ListComparison<Section>,
    options: UpdateOptions = UpdateOptions()
  ) {
    self.init(sections, comparison: comparison, options: options, scheduler: .tasks)
  }
}

extension SectionedListUpdater {
  /// Creates an updater of a list without sections.
  ///
  ///     let updater = ListUpdater(fruits)
  ///     updater.rows == fruits  // true
  ///
  /// ``ListUpdater`` has rows in an array, and ``RowsUpdater`` in any other collection that a
  /// `SingleSection` can store, such as a `TreeArray` or the rows of a `DerivedList` or an `Outline`.
  ///
  /// - Parameters:
  ///   - rows: The rows to show first.
  ///   - comparison: How to compare states, such as ``ListComparison/onMain`` or
  ///     ``ListComparison/offMain(above:)``.
  ///   - options: How to show changes.
  public convenience init<Rows>(
    _ rows: Rows = Rows(), comparison: ListComparison<SingleSection<Rows>> = .onMain,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<Rows>, Rows.Element: Identifiable & Equatable {
    self.init(
      [SingleSection(rows: rows)], comparison: comparison, options: options, scheduler: .tasks)
  }

  /// Creates an updater of a list without sections whose rows are compared by closures.
  ///
  ///     let updater = ListUpdater(
  ///       lines, comparison: .onMain(id: { $0.key }, contentsEqual: { $0.text == $1.text }))
  ///
  /// - Parameters:
  ///   - rows: The rows to show first.
  ///   - comparison: How to compare states.
  ///   - options: How to show changes.
  public convenience init<Rows>(
    _ rows: Rows = Rows(), comparison: ListComparison<SingleSection<Rows>>,
    options: UpdateOptions = UpdateOptions()
  ) where Section == SingleSection<Rows> {
    self.init(
      [SingleSection(rows: rows)], comparison: comparison, options: options, scheduler: .tasks)
  }
}
