// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  // Calls that people try; each message names the right one. An unavailable declaration is chosen
  // only if no other fits.
  extension SectionedTableDataSource {
    @available(*, unavailable, message: "the view and the updater come first, without labels")
    public convenience init(tableView: UITableView, updater: SectionedListUpdater<Section>) {
      fatalError()
    }
    @available(*, unavailable, message: "make a ListUpdater of the rows, and pass it")
    public convenience init<Row>(
      _ view: UITableView, rows: [Row], configure: (UITableViewCell, Row) -> Void
    ) where Section == SingleSection<[Row]> { fatalError() }
    @available(*, unavailable, renamed: "onDelete")
    public var didDelete: ((Section.Row) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "animations")
    public var animation: RowAnimations { get { .automatic } set {} }
    @available(*, unavailable, renamed: "canEdit")
    public var canDelete: ((Section.Row) -> Bool)? { get { nil } set {} }
  }

  extension SectionedCollectionDataSource {
    @available(*, unavailable, message: "a list configuration has the swipes of its cells")
    public var trailingSwipeActions: ((Section.Row) -> AnyObject?)? { get { nil } set {} }
  }

  extension UITableView {
    @available(*, unavailable, renamed: "apply(_:with:setData:)")
    public func apply(_ diff: ListDiff, animation: RowAnimation, setData: () -> Void) {}
    @available(*, unavailable, renamed: "apply(_:setData:)")
    public func reload(_ diff: ListDiff, setData: () -> Void) {}
  }

  @available(*, unavailable, message: "the delegate of the view has it, beside the data source")
  extension SectionedDataSource {
    public var contextMenu: ((Section.Row) -> AnyObject?)? { get { nil } set {} }
    public var heightForRow: ((Section.Row) -> CGFloat)? { get { nil } set {} }
    public var height: ((Section.Row) -> CGFloat)? { get { nil } set {} }
    public var rowHeight: ((Section.Row) -> CGFloat)? { get { nil } set {} }
    public var willDisplay: ((Section.Row) -> Void)? { get { nil } set {} }
  }

  extension SectionedDataSource {
    @available(*, unavailable, renamed: "onSelect")
    public var didSelect: ((Section.Row) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onDeselect")
    public var didDeselect: ((Section.Row) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onMove")
    public var didMove: ((Section.Row, Section.Row?) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onMove")
    public var reorder: ((Section.Row, Section.Row?) -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "selectedIDs") public var selection: [Section.Row] { [] }
    @available(*, unavailable, renamed: "selectedIDs") public var selectedRows: [Section.Row] { [] }
    @available(*, unavailable, renamed: "reconfigure(_:)") public func refresh<ID>(_ id: ID) {}
    @available(*, unavailable, renamed: "reconfigure(_:)") public func reload<ID>(_ ids: [ID]) {}
    @available(*, unavailable, renamed: "row(at:)")
    public func item(at indexPath: IndexPath) -> Section.Row? { nil }
    @available(*, unavailable, renamed: "indexPath(for:)")
    public func indexPath<ID>(of id: ID) -> IndexPath? { nil }
    @available(*, unavailable, message: "'scroll(to:)' takes the id of a row")
    public func scrollToBottom(animated: Bool = true) {}
    @available(*, unavailable, renamed: "scroll(to:)") public func scrollTo<ID>(_ id: ID) {}
    @available(*, unavailable, renamed: "emptyView")
    public var placeholder: UIView? { get { nil } set {} }
    @available(*, unavailable, renamed: "scrolling")
    public var scrollBehavior: ScrollBehavior { get { .free } set {} }
    @available(*, unavailable, message: "set 'scrolling' to '.keepsVisibleRow()'")
    public var keepsPosition: Bool { get { false } set {} }
    @available(*, unavailable, message: "set 'scrolling' to '.keepsVisibleRow()'")
    public var keepsScrollPosition: Bool { get { false } set {} }
    @available(*, unavailable, renamed: "indexTitle")
    public var sectionIndexTitle: ((Section) -> String?)? { get { nil } set {} }
    @available(*, unavailable, message: "a table has 'headerTitle' and 'showHeaders'")
    public var header: ((Section) -> String?)? { get { nil } set {} }
    @available(*, unavailable, message: "call 'showHeaders' with the type of the view")
    public var headerView: ((Section) -> UIView?)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onReachingEnd(within:_:)")
    public var onReachEnd: (() -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onReachingStart(within:_:)")
    public var onReachStart: (() -> Void)? { get { nil } set {} }
    @available(*, unavailable, renamed: "onPrefetch(_:cancel:)")
    public var onCancelPrefetch: (([Section.Row]) -> Void)? { get { nil } set {} }
  }
#endif
