// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list of rows in sections.
open class UITableView: UIScrollView {
  /// How the view looks.
  open private(set) var style: Style

  /// What provides the data.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      takesCommits =
        dataSource?.responds(
          to: NSSelectorFromString("tableView:commitEditingStyle:forRowAtIndexPath:")) ?? false
      hasIndex =
        dataSource?.responds(to: NSSelectorFromString("sectionIndexTitlesForTableView:")) ?? false
      if dataSource !== oldValue { double.setNeedsReload() }
    }
  }

  /// Whether the data source could take the commit of an edit when it was set.
  private(set) var takesCommits = false

  /// Whether the data source had titles of an index when it was set.
  private(set) var hasIndex = false

  /// What reacts to what happens.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      delegateMethods = DelegateMethods(
        [
          "tableView:willDisplayCell:forRowAtIndexPath:",
          "tableView:didEndDisplayingCell:forRowAtIndexPath:",
          "tableView:didSelectRowAtIndexPath:",
          "tableView:didDeselectRowAtIndexPath:",
          "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
          "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
          "tableView:willBeginEditingRowAtIndexPath:",
          "tableView:didEndEditingRowAtIndexPath:",
          "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
          "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
          "tableView:viewForHeaderInSection:",
          "tableView:viewForFooterInSection:",
        ], of: delegate)
    }
  }

  private var delegateMethods = DelegateMethods()

  /// Returns who has a method of the delegate, if that had it when it was set.
  func delegate(with method: String) -> (any UITableViewDelegate)? {
    delegateMethods.receiver(of: method, delegate)
  }

  /// What prepares data before it is shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// The height of a row.
  open var rowHeight: CGFloat = 44 { didSet { setNeedsLayout() } }

  /// The height of a header that has a title or a view.
  open var sectionHeaderHeight: CGFloat = 28 { didSet { setNeedsLayout() } }

  /// The height of a footer that has a title or a view.
  open var sectionFooterHeight: CGFloat = 28 { didSet { setNeedsLayout() } }

  /// The height that rows are assumed to have until their cells are visible.
  open var estimatedRowHeight: CGFloat = automaticDimension

  /// Whether rows may be selected.
  open var allowsSelection = true

  /// Whether several rows may be selected at the same time.
  open var allowsMultipleSelection = false

  /// Whether rows may be selected in editing mode.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows may be selected at the same time in editing mode.
  open var allowsMultipleSelectionDuringEditing = false

  /// The lines between the cells; the double does not draw them.
  @available(tvOS, unavailable)
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The view behind the cells.
  open var backgroundView: UIView?

  private var editing = false

  /// The height that stands for one that the view calculates.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// What tests set and see.
  public private(set) lazy var double = ListViewDouble(self)

  /// Creates a table view.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a plain table view without size.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Whether rows can be rearranged by their controls.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    // What begins or ends editing closes an open swipe.
    double.closeSwipe()
  }

  /// Notes that a swipe sets editing, or ends it.
  func noteSwipe(isOpen: Bool) { editing = isOpen }

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

  /// Changes rows and sections at the same time.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    double.performBatch(updates, completion: completion)
  }

  /// Begins changes of rows and sections at the same time.
  open func beginUpdates() { double.beginUpdates() }

  /// Ends changes of rows and sections at the same time.
  open func endUpdates() { double.endUpdates() }

  /// Inserts rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    double.change(.insertRows(indexPaths, animation.rawValue))
  }

  /// Deletes rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    double.change(.deleteRows(indexPaths, animation.rawValue))
  }

  /// Reloads rows, in new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    double.change(.reloadRows(indexPaths, animation.rawValue))
  }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    double.change(.moveRow(indexPath, newIndexPath))
  }

  /// Inserts sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    double.change(.insertSections(sections, animation.rawValue))
  }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    double.change(.deleteSections(sections, animation.rawValue))
  }

  /// Reloads sections, in new cells.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    double.change(.reloadSections(sections, animation.rawValue))
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    double.change(.moveSection(section, newSection))
  }

  /// Gives the cells of rows new content.
  @available(iOS 15.0, tvOS 15.0, *)
  open func reconfigureRows(at indexPaths: [IndexPath]) { double.reconfigure(indexPaths) }

  /// Lets the next layout pass load all data anew.
  open func reloadData() { double.reloadData() }

  /// Asks for the titles of the index again.
  open func reloadSectionIndexTitles() { double.loadIndexTitles() }

  /// Whether the user's drag is unsettled.
  open var hasUncommittedUpdates: Bool { double.isDragUnsettled }
}
