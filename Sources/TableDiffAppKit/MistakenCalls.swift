// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  // Calls that people try; each message names the right one. An unavailable declaration is chosen
  // only if no other fits.
  extension SectionedTableDataSource {
    @available(*, unavailable, renamed: "onMove") public var didMove: ((Row, Row?) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "contextMenu") public var menu: ((Row) -> AnyObject?)? { get { nil } set {} }
    @available(*, unavailable, message: "the table view has a 'doubleAction', and a 'clickedRow' for 'row(at:)'")
    public var onDoubleClick: ((Row) -> Void)? { get { nil } set {} }
    @available(*, unavailable, message: "the closure gets the cell, the column, the row, and the row before")
    public convenience init<Cell>(
      _ view: NSTableView, _ updater: SectionedListUpdater<Section>, cell: Cell, configure: (Cell, Row, NSTableColumn) -> Void
    ) { fatalError() }
    @available(*, unavailable, message: "the closure of the data source gets the column")
    public func column<Cell>(_ name: String, cell: Cell, _ configure: (Cell, Row) -> Void) {}
    @available(*, unavailable, renamed: "showHeaders(_:configure:)")
    public func header<Cell>(cell: Cell, _ configure: (Cell, Section) -> Void) {}
    @available(*, unavailable, renamed: "showHeaders(_:configure:)")
    public var headerView: ((Section) -> NSView?)? { get { nil } set {} }
  }

  @available(*, unavailable, message: "handle the key in 'keyDown': 'selectedRows' are the rows that are meant")
  extension SectionedTableDataSource {
    public var onDelete: (([Row]) -> Void)? { get { nil } set {} }
    public var onReturn: ((Row) -> Void)? { get { nil } set {} }
  }

  extension SectionedTableDataSource where Section.ListState == [Section] {
    @available(*, unavailable, message: "'onRowMove' tells the section: 'move.row', 'move.section', 'move.next'")
    public var onMove: ((Row, Section, Row?) -> Void)? { get { nil } set {} }
  }

  // The compiler says nothing of a closure with other parameters.
  extension SectionedTableDataSource where Row: Identifiable {
    @available(*, unavailable, message: "the closure gets the row: 'onSelect = { row in }'")
    public var onSelect: (() -> Void)? { get { nil } set {} }
    @available(*, unavailable, message: "handle the key in 'keyDown': 'selectedRows' are the rows that are meant")
    public var onDelete: ((Row) -> Void)? { get { nil } set {} }
  }

  extension SectionedCollectionDataSource {
    @available(*, unavailable, message: "pass the class: 'item: FruitItem.self'")
    public convenience init<Item>(
      _ view: NSCollectionView, _ updater: SectionedListUpdater<Section>, item: Item, configure: (Item, Section.Row) -> Void
    ) { fatalError() }
    @available(*, unavailable, renamed: "showSupplementaryViews(_:ofKind:configure:)")
    public var headerTitle: ((Section) -> String?)? { get { nil } set {} }
  }
#endif
