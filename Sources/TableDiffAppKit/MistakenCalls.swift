// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  // Calls that people try, each with a message that names the one that is meant. An unavailable declaration is chosen
  // only where nothing else fits. They are kept out of the documentation.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  extension SectionedTableDataSource {
    @available(
      *, unavailable,
      message: "other rows than an array, and sections, have a 'SectionedTableDataSource'"
    )
    @_documentation(visibility: internal)
    public convenience init<Other: ListSection, Cell: NSView>(
      _ view: NSTableView, _ updater: SectionedListUpdater<Other>, cell: @autoclosure () -> Cell,
      configure: (Cell, NSTableColumn?, Other.Row, Other.Row?) -> Void
    ) where Section == SingleSection<[Other.Row]> { fatalError() }

    @available(
      *, unavailable,
      message: "other rows than an array, and sections, have a 'SectionedTableDataSource'"
    )
    @_documentation(visibility: internal)
    public convenience init<Other: ListSection>(
      _ view: NSTableView, _ updater: SectionedListUpdater<Other>,
      cell: (NSTableView, NSTableColumn?, Int, Other.Row, Other.Row?) -> NSView?
    ) where Section == SingleSection<[Other.Row]> { fatalError() }

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
    public var didMove: ((_ from: Int, _ to: Int) -> Void)? {
      get { fatalError() }
      set { fatalError() }
    }

    @available(*, unavailable, renamed: "onSelectionChange")
    @_documentation(visibility: internal)
    public var selectionDidChange: (() -> Void)? {
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
    public convenience init<Other: ListSection, Item: NSCollectionViewItem>(
      _ view: NSCollectionView, _ updater: SectionedListUpdater<Other>, item: Item.Type,
      nib: NSNib? = nil, configure: (Item, Other.Row, Other.Row?) -> Void
    ) where Section == SingleSection<[Other.Row]> { fatalError() }

    @available(
      *, unavailable,
      message: "other rows than an array, and sections, have a 'SectionedCollectionDataSource'"
    )
    @_documentation(visibility: internal)
    public convenience init<Other: ListSection>(
      _ view: NSCollectionView, _ updater: SectionedListUpdater<Other>,
      item: (NSCollectionView, IndexPath, Other.Row, Other.Row?) -> NSCollectionViewItem
    ) where Section == SingleSection<[Other.Row]> { fatalError() }
  }
#endif
