// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// Shows the list of a `ListUpdater` in a table view.
  ///
  ///     let updater = ListUpdater(fruits)
  ///     let source = TableListDataSource(tableView, updater, cell: FruitCell.self) { cell, fruit, _ in
  ///       cell.textLabel?.text = fruit.name
  ///     }
  ///     updater.submit(newFruits)  // animates the change, soon
  ///
  /// Keep the data source: neither the table view nor the updater retains it.
  ///
  /// Rows with new content keep their cells, which are reconfigured; before iOS 15 they are
  /// reloaded, in a batch of their own. A reload keeps the selection, and the first visible row in
  /// its place. While a drop is unsettled, a swipe is open, or the user holds a row by its reorder
  /// control, the list waits.
  ///
  /// The delegate of the table view stays that of the app: an object in front of it takes what the data
  /// source has closures for, and what it must know, and the app's delegate gets all else.
  ///
  /// An updater drives one view at a time, and a view has one data source: if you give it another one,
  /// the updater no longer touches it. What both kinds of views have is in ``SectionedDataSource``.
  @MainActor
  public final class SectionedTableDataSource<Section: ListSection>:
    SectionedDataSource<Section>
  {
    let bridge: TableBridge
    let headers = TableHeaders<Section>()

    /// The table view; `nil` if it was released.
    @usableFromInline package private(set) weak var tableView: UITableView?

    /// How to animate each kind of change.
    public var animations: RowAnimations {
      get { bridge.animations }
      set { bridge.animations = newValue }
    }

    /// Returns the title of a section's header; by default there is none.
    ///
    /// A title may follow from the rows: visible ones are compared after each change.
    public var headerTitle: ((Section) -> String?)? {
      get { headers.headerTitle }
      set {
        headers.headerTitle = newValue
        bridge.headerTitle = title(newValue)
      }
    }

    /// Returns the title of a section's footer; by default there is none.
    ///
    /// A title may follow from the rows: visible ones are compared after each change.
    public var footerTitle: ((Section) -> String?)? {
      get { headers.footerTitle }
      set {
        headers.footerTitle = newValue
        bridge.footerTitle = title(newValue)
      }
    }

    /// Gives the header and footer of a section new content, where they are views of the delegate's.
    ///
    /// By default visible ones get new titles, and the section is reloaded where the delegate has the views.
    public var refreshHeader: ((_ tableView: UITableView, _ section: Int) -> Void)? {
      get { headers.refreshHeader }
      set { headers.refreshHeader = newValue }
    }

    /// Returns whether a row can be edited; by default all rows, as in a table view.
    ///
    /// While the table view is editing, such a row has a control that deletes it, unless the delegate
    /// says otherwise in `tableView(_:editingStyleForRowAt:)`. What the control does is ``onDelete``.
    public var canEdit: ((Section.Row) -> Bool)? {
      didSet {
        bridge.canEdit = canEdit.map { ask($0, otherwise: false) }
      }
    }

    /// Deletes a row in the store, because the user swiped it or tapped its control.
    ///
    ///     source.onDelete = { [weak store] fruit in store?.remove(fruit) }
    ///
    /// The row leaves the table when the store submits its next state. Rows can be swiped only while
    /// there is a closure, which is best set before the table view is shown: it makes the table view
    /// load its data anew.
    public var onDelete: ((Section.Row) -> Void)? {
      didSet { noteEdits() }
    }

    /// Inserts a row in the store, because the user tapped the control of a row whose editing style
    /// is `.insert`.
    public var onInsert: ((Section.Row) -> Void)? {
      didSet { noteEdits() }
    }

    #if !os(tvOS)
      /// Returns what the user can do by swiping a row from its leading edge; by default nothing.
      ///
      /// Only rows that can be edited can be swiped. With `nil` a delegate of the app is asked.
      public var leadingSwipeActions: ((Section.Row) -> UISwipeActionsConfiguration?)? {
        didSet {
          bridge.leadingSwipeActions = leadingSwipeActions.map { ask($0, otherwise: nil) }
        }
      }

      /// Returns what the user can do by swiping a row from its trailing edge; by default what ``onDelete`` does.
      ///
      ///     source.trailingSwipeActions = { [weak store] fruit in
      ///       let eat = UIContextualAction(style: .destructive, title: "Eat") { _, _, done in
      ///         store?.remove(fruit)
      ///         done(true)
      ///       }
      ///       return UISwipeActionsConfiguration(actions: [eat])
      ///     }
      ///
      /// Only rows that can be edited can be swiped. With `nil` a delegate of the app is asked, and else the
      /// row has what ``onDelete`` does. While a swipe is open the list waits, until an action is chosen: an
      /// action may end when its change is shown.
      public var trailingSwipeActions: ((Section.Row) -> UISwipeActionsConfiguration?)? {
        didSet {
          bridge.trailingSwipeActions = trailingSwipeActions.map { ask($0, otherwise: nil) }
        }
      }
    #endif

    @usableFromInline
    package init(
      _ tableView: UITableView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>,
      cell provider:
        @escaping (UITableView, IndexPath, Section.Row, Section.Row?)
        -> UITableViewCell
    ) {
      self.tableView = tableView
      bridge = TableBridge(
        numberOfSections: { 0 }, numberOfRows: { _ in 0 }, cell: { _, _ in UITableViewCell() })
      super.init(updater, finder: finder, bridge: bridge) { _ in true }
      bridge.cell = { [weak driver, weak bridge] tableView, path in
        driver?.cell(at: RowPath(path), refreshing: bridge?.refreshed[path]) {
          provider(tableView, path, $0, $1)
        } ?? UITableViewCell()
      }
      bridge.onHold = { [weak driver] in driver?.userHoldsRow(at: RowPath($0), isNew: $1) }
      bridge.refreshHeaders = { [headers, weak updater, weak tableView] sections in
        guard let updater, let tableView else { return }
        headers.refresh(sections, of: updater.sections, in: tableView)
      }
      bridge.refreshSummaries = { [headers, index, weak updater, weak tableView] in
        guard let updater, let tableView else { return }
        headers.refreshRowSummaries(of: updater.sections, in: tableView)
        index.refresh(of: updater.sections, in: tableView)
      }
      attach(to: tableView)
    }

    /// Called after the user has selected or deselected a row, where they can select several.
    ///
    /// - Parameter action: The closure; `nil` for none.
    package func onSelectionChange(_ action: (() -> Void)?) {
      bridge.onSelect = action.map { action in { _ in action() } }
      bridge.onDeselect = bridge.onSelect
    }

    /// Called with a cell that is about to become visible, and its row; it may have been prepared some time
    /// before.
    ///
    /// - Parameter action: The closure; `nil` for none.
    package func onDisplay(_ action: ((UITableViewCell, Section.Row) -> Void)?) {
      bridge.willDisplay = action.map { action in
        { [weak self] cell, path in
          if let row = self?.row(at: path) { action(cell, row) }
        }
      }
    }

    /// Lets the user delete and insert rows, if there is a closure for it.
    private func noteEdits() {
      if onDelete == nil, onInsert == nil { return bridge.commit = nil }
      bridge.commit = { [weak self] style, path in
        guard let self, let row = row(at: path) else { return }
        if style == .delete { onDelete?(row) } else if style == .insert { onInsert?(row) }
      }
    }

    private func title(_ title: ((Section) -> String?)?) -> ((Int) -> String?)? {
      title.map { title in
        { [weak updater] section in updater?.sections.section(at: section).flatMap(title) }
      }
    }
  }
#endif
