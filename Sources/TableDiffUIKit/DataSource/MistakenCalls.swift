// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  // Calls that people try, each with a message that names the one that is meant. An unavailable declaration is chosen
  // only where nothing else fits. They are kept out of the documentation.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension SectionedTableDataSource {
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
  extension SectionedDataSource {
    @available(*, unavailable, renamed: "onSelect")
    @_documentation(visibility: internal)
    public var didSelect: ((Section.Row) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "onDeselect")
    @_documentation(visibility: internal)
    public var didDeselect: ((Section.Row) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "onMove")
    @_documentation(visibility: internal)
    public var didMove: ((_ from: IndexPath, _ to: IndexPath) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }
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
#endif
