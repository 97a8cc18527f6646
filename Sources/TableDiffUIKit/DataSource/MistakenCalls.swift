// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  // Calls that people try; each message names the right one. An unavailable declaration is chosen
  // only if no other fits.
  extension SectionedTableDataSource {
    @available(*, unavailable, message: "the closure gets the cell and the row: '{ cell, row in }'")
    public convenience init<V>(_ view: V, _ updater: SectionedListUpdater<Section>, configure: (UITableViewCell) -> Void) { fatalError() }
    @available(*, unavailable, message: "the view and the updater come first, without labels")
    public convenience init(tableView: UITableView, updater: SectionedListUpdater<Section>) { fatalError() }
    @available(*, unavailable, renamed: "canEdit") public var canDelete: ((Section.Row) -> Bool)? { get { nil } set {} }
  }

  extension SectionedCollectionDataSource {
    @available(*, unavailable, message: "a list configuration has the swipes of its cells")
    public var trailingSwipeActions: ((Section.Row) -> AnyObject?)? { get { nil } set {} }
  }

  extension UITableView {
    @available(*, unavailable, renamed: "apply(_:setData:)") public func reload(_ diff: ListDiff, setData: () -> Void) {}
  }

  @available(*, unavailable, message: "the delegate of the view has it, beside the data source")
  extension SectionedDataSource {
    public var heightForRow: ((Section.Row) -> CGFloat)? { get { nil } set {} }
    public var willDisplay: ((Section.Row) -> Void)? { get { nil } set {} }
  }

  @available(*, unavailable, message: "call 'showHeaders' with the type of the view; a table has 'headerTitle', too")
  extension SectionedDataSource {
    public var header: ((Section) -> String?)? { get { nil } set {} }
    public var headerView: ((Section) -> UIView?)? { get { nil } set {} }
    public func header<View>(_ type: View.Type, _ configure: (View, Section) -> Void) {}
  }

  extension SectionedDataSource where Section.ListState == [Section] {
    @available(*, unavailable, message: "'onRowMove' tells the section: 'move.row', 'move.section', 'move.next'")
    public var onMove: ((Section.Row, Section, Section.Row?) -> Void)? { get { nil } set {} }
  }

  extension SectionedDataSource where Section.Row: Identifiable {
    @available(*, unavailable, renamed: "selectedIDs") public var selection: Set<Section.Row.ID> { get { [] } set {} }
    // The compiler says nothing of a closure with other parameters.
    @available(*, unavailable, message: "the closure gets the row: 'onSelect = { row in }'")
    public var onSelect: (() -> Void)? { get { nil } set {} }
    @available(*, unavailable, message: "the closure gets the row and the next one: 'onMove = { row, next in }'")
    public var onMove: ((Section.Row) -> Void)? { get { nil } set {} }
  }

  extension SectionedDataSource {
    @available(*, unavailable, renamed: "onSelect") public var didSelect: ((Section.Row) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onDeselect") public var didDeselect: ((Section.Row) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onMove") public var reorder: ((Section.Row, Section.Row?) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "reconfigure(_:)") public func refresh<ID>(_ id: ID) {}
    @available(*, unavailable, renamed: "emptyView") public var placeholder: UIView? { get { nil } set {} }
    @available(*, unavailable, renamed: "scrolling") public var scrollBehavior: ScrollBehavior { get { .free } set {} }
    @available(*, unavailable, message: "'scrolling = .keepsPosition'") public var keepsPosition: Bool { get { false } set {} }
    @available(*, unavailable, message: "'scrolling = .keepsPosition'") public var keepsScrollPosition: Bool { get { false } set {} }
    @available(*, unavailable, renamed: "onReachingEnd(within:_:)") public var onReachEnd: (() -> Void)? { get { nil } set {} }
  }
#endif
