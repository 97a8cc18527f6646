// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  // Calls that people try; each message names the right one. An unavailable declaration is chosen
  // only if no other fits.
  extension SectionedTableDataSource {
    @available(*, unavailable, renamed: "onSelect")
    public var didSelect: ((Section.Row) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onDeselect")
    public var didDeselect: ((Section.Row) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onMove")
    public var didMove: ((Section.Row, Section.Row?) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onSelectionChange")
    public var selectionDidChange: (() -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "swipeActions(edge:_:)")
    public var leadingSwipeActions: ((Section.Row) -> [AnyObject])? { get { nil } set {} }
    @available(*, unavailable, renamed: "swipeActions(edge:_:)")
    public var trailingSwipeActions: ((Section.Row) -> [AnyObject])? { get { nil } set {} }
    @available(*, unavailable, message: "the table view has a 'menu', and a 'clickedRow' for 'row(at:)'")
    public var contextMenu: ((Section.Row) -> AnyObject?)? { get { nil } set {} }
    @available(*, unavailable, message: "the table view has a 'doubleAction', and a 'clickedRow' for 'row(at:)'")
    public var onDoubleClick: ((Section.Row) -> Void)? { get { nil } set {} }
  }
#endif
