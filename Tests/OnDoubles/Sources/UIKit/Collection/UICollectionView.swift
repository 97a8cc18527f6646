// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A collection of items in sections.
open class UICollectionView: UIScrollView {
  /// What arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }

  /// What provides the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      hasIndex =
        dataSource?.responds(to: NSSelectorFromString("indexTitlesForCollectionView:")) ?? false
      needsIndex = true
      if dataSource !== oldValue { double.setNeedsReload() }
    }
  }

  /// Whether the data source had titles of an index when it was set.
  private(set) var hasIndex = false

  /// Whether the data source has yet to be asked for the titles.
  var needsIndex = true

  /// What reacts to what happens.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      delegateMethods = DelegateMethods(
        [
          "collectionView:willDisplayCell:forItemAtIndexPath:",
          "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
          "collectionView:didSelectItemAtIndexPath:",
          "collectionView:didDeselectItemAtIndexPath:",
          "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
          Self.targetMethod,
        ], of: delegate)
    }
  }

  private var delegateMethods = DelegateMethods()

  static let targetMethod =
    "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:"
    + "toProposedIndexPath:"

  /// Returns who has a method of the delegate, if that had it when it was set.
  func delegate(with method: String) -> (any UICollectionViewDelegate)? {
    delegateMethods.receiver(of: method, delegate)
  }

  /// What prepares data before it is shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether items may be selected.
  open var allowsSelection = true

  /// Whether several items may be selected at the same time.
  open var allowsMultipleSelection = false

  /// Whether items can be edited.
  @available(iOS 14.0, tvOS 14.0, *)
  open var isEditing = false

  /// The view behind the cells.
  open var backgroundView: UIView?

  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What tests set and see.
  public private(set) lazy var double = ListViewDouble(self)

  /// Creates a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Shows the cells in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    double.layOut()
  }

  /// Called after the view entered or left a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  // MARK: Updates

  /// Changes items and sections at the same time.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    double.performBatch(updates, completion: completion)
  }

  /// Inserts items.
  open func insertItems(at indexPaths: [IndexPath]) { double.change(.insertRows(indexPaths, nil)) }

  /// Deletes items.
  open func deleteItems(at indexPaths: [IndexPath]) { double.change(.deleteRows(indexPaths, nil)) }

  /// Reloads items, in new cells.
  open func reloadItems(at indexPaths: [IndexPath]) { double.change(.reloadRows(indexPaths, nil)) }

  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    double.change(.moveRow(indexPath, newIndexPath))
  }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) { double.change(.insertSections(sections, nil)) }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) { double.change(.deleteSections(sections, nil)) }

  /// Reloads sections, in new cells.
  open func reloadSections(_ sections: IndexSet) { double.change(.reloadSections(sections, nil)) }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    double.change(.moveSection(section, newSection))
  }

  /// Gives the cells of items new content.
  @available(iOS 15.0, tvOS 15.0, *)
  open func reconfigureItems(at indexPaths: [IndexPath]) { double.reconfigure(indexPaths) }

  /// Lets the next layout pass load all data anew.
  open func reloadData() { double.reloadData() }

  /// Whether the user's drag is unsettled.
  open var hasUncommittedUpdates: Bool { double.isDragUnsettled }
}

extension UICollectionView {
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a position from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the top.
    public static var top: ScrollPosition { .init(rawValue: 1) }
    /// To the middle of the height.
    public static var centeredVertically: ScrollPosition { .init(rawValue: 2) }
    /// To the bottom.
    public static var bottom: ScrollPosition { .init(rawValue: 4) }
    /// To the left.
    public static var left: ScrollPosition { .init(rawValue: 8) }
    /// To the middle of the width.
    public static var centeredHorizontally: ScrollPosition { .init(rawValue: 16) }
    /// To the right.
    public static var right: ScrollPosition { .init(rawValue: 32) }
  }
}
