// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  // Calls that people try, each with a message that names the one that is meant. An unavailable declaration is chosen
  // only where nothing else fits. They are kept out of the documentation.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension SectionedTableDataSource {
    @available(*, unavailable, message: "the view and the updater come first, without labels")
    @_documentation(visibility: internal)
    public convenience init(tableView: UITableView, updater: SectionedListUpdater<Section>) {
      fatalError()
    }

    @available(*, unavailable, message: "make a ListUpdater of the rows, and pass it")
    @_documentation(visibility: internal)
    public convenience init<Row>(
      _ view: UITableView, rows: [Row], configure: (UITableViewCell, Row) -> Void
    ) where Section == SingleSection<[Row]> { fatalError() }

    @available(
      *, unavailable,
      message: "other rows than an array, and sections, have a 'SectionedTableDataSource'"
    )
    @_documentation(visibility: internal)
    public convenience init<Other: ListSection, Cell: UITableViewCell>(
      _ view: UITableView, _ updater: SectionedListUpdater<Other>, cell: Cell.Type,
      nib: UINib? = nil, configure: (Cell, Other.Row, Other.Row?) -> Void
    ) where Section == SingleSection<[Other.Row]> { fatalError() }

    @available(
      *, unavailable,
      message: "other rows than an array, and sections, have a 'SectionedTableDataSource'"
    )
    @_documentation(visibility: internal)
    public convenience init<Other: ListSection>(
      _ view: UITableView, _ updater: SectionedListUpdater<Other>,
      cell: (UITableView, IndexPath, Other.Row, Other.Row?) -> UITableViewCell
    ) where Section == SingleSection<[Other.Row]> { fatalError() }

    @available(*, unavailable, renamed: "onDelete")
    @_documentation(visibility: internal)
    public var didDelete: ((Section.Row) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension SectionedCollectionDataSource {
    @available(*, unavailable, message: "a list configuration has the swipes of its cells")
    @_documentation(visibility: internal)
    public var trailingSwipeActions: ((Section.Row) -> AnyObject?)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(
      *, unavailable,
      message: "other rows than an array, and sections, have a 'SectionedCollectionDataSource'"
    )
    @_documentation(visibility: internal)
    public convenience init<Other: ListSection, Cell: UICollectionViewCell>(
      _ view: UICollectionView, _ updater: SectionedListUpdater<Other>, cell: Cell.Type,
      nib: UINib? = nil, configure: (Cell, Other.Row, Other.Row?) -> Void
    ) where Section == SingleSection<[Other.Row]> { fatalError() }

    @available(
      *, unavailable,
      message: "other rows than an array, and sections, have a 'SectionedCollectionDataSource'"
    )
    @_documentation(visibility: internal)
    public convenience init<Other: ListSection>(
      _ view: UICollectionView, _ updater: SectionedListUpdater<Other>,
      cell: (UICollectionView, IndexPath, Other.Row, Other.Row?) -> UICollectionViewCell
    ) where Section == SingleSection<[Other.Row]> { fatalError() }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension UITableView {
    @available(*, unavailable, renamed: "apply(_:with:setData:)")
    @_documentation(visibility: internal)
    public func apply(
      _ diff: ListDiff, animation: RowAnimation, setData: () -> Void
    ) { fatalError() }

    @available(*, unavailable, renamed: "apply(_:setData:)")
    @_documentation(visibility: internal)
    public func reload(_ diff: ListDiff, setData: () -> Void) { fatalError() }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension SectionedDataSource {
    @available(*, unavailable, renamed: "onSelect") @_documentation(visibility: internal)
    public var didSelect: ((Section.Row) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "onDeselect") @_documentation(visibility: internal)
    public var didDeselect: ((Section.Row) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "onMove") @_documentation(visibility: internal)
    public var didMove: ((_ from: IndexPath, _ to: IndexPath) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "onMove") @_documentation(visibility: internal)
    public var reorder: ((_ from: IndexPath, _ to: IndexPath) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "selectedIDs") @_documentation(visibility: internal)
    public var selection: Set<AnyHashable> { fatalError() }

    @available(*, unavailable, renamed: "selectedIDs") @_documentation(visibility: internal)
    public var selectedRows: [Section.Row] { fatalError() }

    @available(*, unavailable, renamed: "reconfigure(_:)") @_documentation(visibility: internal)
    public func refresh<ID>(_ id: ID) { fatalError() }

    @available(*, unavailable, renamed: "reconfigure(_:)") @_documentation(visibility: internal)
    public func reload<ID>(_ ids: [ID]) { fatalError() }

    @available(*, unavailable, renamed: "row(at:)") @_documentation(visibility: internal)
    public func item(at indexPath: IndexPath) -> Section.Row? { fatalError() }

    @available(*, unavailable, message: "'scroll(to:)' takes the id of a row")
    @_documentation(visibility: internal)
    public func scrollToBottom(animated: Bool = true) { fatalError() }

    @available(*, unavailable, renamed: "scroll(to:)") @_documentation(visibility: internal)
    public func scrollTo<ID>(_ id: ID) { fatalError() }

    @available(*, unavailable, renamed: "emptyView") @_documentation(visibility: internal)
    public var placeholder: UIView? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "emptyView") @_documentation(visibility: internal)
    public var loadingView: UIView? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "scrolling") @_documentation(visibility: internal)
    public var scrollBehavior: ScrollBehavior {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, message: "set 'scrolling' to '.keepsVisibleRow()'")
    @_documentation(visibility: internal)
    public var keepsPosition: Bool {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "indexTitle") @_documentation(visibility: internal)
    public var sectionIndexTitle: ((Section) -> String?)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, message: "a table has 'headerTitle' and 'showHeaders'")
    @_documentation(visibility: internal)
    public var header: ((Section) -> String?)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "onReachingEnd(within:_:)")
    @_documentation(visibility: internal)
    public var onReachEnd: (() -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, message: "the delegate of the view has it, beside the data source")
    @_documentation(visibility: internal)
    public var contextMenu: ((Section.Row) -> AnyObject?)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, message: "the delegate of the view has it, beside the data source")
    @_documentation(visibility: internal)
    public var heightForRow: ((Section.Row) -> CGFloat)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, message: "the delegate of the view has it, beside the data source")
    @_documentation(visibility: internal)
    public var willDisplay: ((Section.Row) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "indexPath(for:)") @_documentation(visibility: internal)
    public func indexPath<ID>(of id: ID) -> IndexPath? { fatalError() }
  }
#endif
