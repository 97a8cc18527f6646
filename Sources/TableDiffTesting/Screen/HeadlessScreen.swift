// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
public import TableDiffUpdating

/// A list view without a screen that a `ListUpdater` drives.
///
///     let screen = HeadlessScreen(updater)
///
/// It is a ``SectionedHeadlessScreen``, which documents all members. Create that type for an
/// updater of sections, or of rows that are not in an array.
public typealias HeadlessScreen<Row> = SectionedHeadlessScreen<SingleSection<[Row]>>

extension SectionedHeadlessScreen {
  /// Creates a screen, attaches it to an updater, and lays it out.
  ///
  ///     let screen = HeadlessScreen(updater, kind: .tableView)
  ///
  /// The screen retains the updater, like the data source of a view, and the updater does not
  /// retain the screen. For a screen that is not laid out yet, create it with a data source, and
  /// attach it: its first change is then a reload.
  ///
  /// - Parameters:
  ///   - updater: The updater.
  ///   - kind: The kind of list view to simulate.
  @export(implementation)
  public convenience init(
    _ updater: SectionedListUpdater<Section>, kind: ListViewKind = .collectionView
  ) where Section.Row: Identifiable & Equatable {
    self.init(kind: kind) { updater.sections }
    updater.attach(self)
    layOut()
  }

  /// Creates a screen with a data source.
  ///
  ///     let screen = SectionedHeadlessScreen { model.sections }
  ///
  /// - Parameters:
  ///   - kind: The kind of list view to simulate.
  ///   - dataSource: Returns the sections, like the data source of a list view.
  @export(implementation)
  public convenience init(
    kind: ListViewKind = .collectionView, dataSource: @escaping @MainActor () -> [Section]
  ) where Section.Row: Identifiable & Equatable {
    self.init(kind: kind, dataSource: dataSource) { list, batch, sections in
      try list.perform(batch, sections: sections)
    }
  }

  /// Creates a screen with a data source whose rows are compared by closures.
  package convenience init<ID: Hashable>(
    kind: ListViewKind = .collectionView, id: @escaping (Section.Row) -> ID,
    contentsEqual: @escaping (Section.Row, Section.Row) -> Bool,
    dataSource: @escaping @MainActor () -> [Section]
  ) {
    self.init(kind: kind, dataSource: dataSource) { list, batch, sections in
      try list.perform(batch, sections: sections, id: id, contentsEqual: contentsEqual)
    }
  }

  /// The sections as a user would see them.
  public var shownSections: [Section] { list.shownSections }

  /// The rows of all sections as a user would see them.
  public var shownRows: [Section.Row] { list.shownRows }
}
