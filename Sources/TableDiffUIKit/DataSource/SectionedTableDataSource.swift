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
  /// Rows with new content are reconfigured in their cells; before iOS 15 they are reloaded, in a
  /// separate batch. A reload keeps the selection, and the first visible row in its place. Changes
  /// wait while a drop is unsettled, a swipe is open, or the user holds a row by its reorder
  /// control.
  ///
  /// The app's delegate stays in use: an object in front of it handles what the data source has
  /// closures for or must observe, and forwards all other calls.
  ///
  /// Creating a data source replaces that of the view, and attaches the view to the updater, which
  /// drives one view at a time. If you give the view another data source, the updater no longer
  /// changes it. ``SectionedDataSource`` and ``ListDataSource`` have the rest.
  @MainActor
  public final class SectionedTableDataSource<Section: ListSection>:
    SectionedDataSource<Section>
  {
    let bridge: TableBridge
    let headers = TableHeaders<Section>()

    /// The table view; `nil` if it was released.
    @usableFromInline package private(set) weak var tableView: UITableView?

    /// How to animate each kind of change.
    public var animation: RowAnimations {
      get { bridge.animations }
      set { bridge.animations = newValue }
    }

    /// Returns the title of a section's header; by default there is none.
    ///
    /// A title may depend on the rows: visible titles are updated after each change.
    public var headerTitle: ((Section) -> String?)? {
      get { headers.headerTitle }
      set { headers.headerTitle = newValue }
    }

    /// Returns the title of a section's footer; by default there is none.
    ///
    /// A title may depend on the rows: visible titles are updated after each change.
    public var footerTitle: ((Section) -> String?)? {
      get { headers.footerTitle }
      set { headers.footerTitle = newValue }
    }

    /// Updates the header and footer of a section that the delegate provides as views.
    ///
    /// By default visible titles are updated, and sections with views of the delegate are reloaded.
    public var refreshHeader: ((_ tableView: UITableView, _ section: Int) -> Void)? {
      get { headers.refreshHeader }
      set { headers.refreshHeader = newValue }
    }

    /// Returns whether a row can be edited; by default always `true`, as in a table view.
    ///
    /// While the table view is editing, such a row has a control that calls ``onDelete``, unless
    /// the delegate says otherwise in `tableView(_:editingStyleForRowAt:)`.
    public var canEdit: ((Section.Row) -> Bool)? {
      didSet {
        bridge.canEdit = canEdit.map { ask($0, otherwise: false) }
      }
    }

    /// Deletes a row in the store, after the user has swiped it or tapped its control.
    ///
    ///     source.onDelete = { [weak store] fruit in store?.remove(fruit) }
    ///
    /// The row leaves the table when the store submits its next state. Rows can be swiped only
    /// while this is set. Setting it reloads the table view, so set it before the view is shown.
    public var onDelete: ((Section.Row) -> Void)? {
      didSet { noteEdits() }
    }

    /// Inserts a row in the store, after the user has tapped a control of style `.insert`.
    public var onInsert: ((Section.Row) -> Void)? {
      didSet { noteEdits() }
    }

    #if !os(tvOS)
      /// Returns the actions for a swipe from the leading edge of a row; by default there are none.
      ///
      /// Only editable rows can be swiped. For `nil`, the app's delegate is asked.
      public var leadingSwipeActions: ((Section.Row) -> UISwipeActionsConfiguration?)? {
        didSet {
          bridge.leadingSwipeActions = leadingSwipeActions.map { ask($0, otherwise: nil) }
        }
      }

      /// Returns the actions for a swipe from the trailing edge of a row; by default ``onDelete``.
      ///
      ///     source.trailingSwipeActions = { [weak store] fruit in
      ///       let eat = UIContextualAction(style: .destructive, title: "Eat") { _, _, done in
      ///         store?.remove(fruit)
      ///         done(true)
      ///       }
      ///       return UISwipeActionsConfiguration(actions: [eat])
      ///     }
      ///
      /// Only editable rows can be swiped. For `nil`, the app's delegate is asked, and then
      /// ``onDelete`` applies. While a swipe is open, changes wait until an action is chosen: an
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
      bridge = TableBridge { _, _ in UITableViewCell() }
      super.init(updater, finder: finder, bridge: bridge) { _ in true }
      bridge.cell = { [weak driver, weak bridge] tableView, path in
        driver?.cell(at: RowPath(path), refreshing: bridge?.refreshed[path]) {
          provider(tableView, path, $0, $1)
        } ?? UITableViewCell()
      }
      bridge.onHold = { [weak driver] in driver?.userHoldsRow(at: RowPath($0), isNew: $1) }
      bridge.headerTitle = { [headers, weak updater] in
        updater?.sections.section(at: $0).flatMap { headers.headerTitle?($0) }
      }
      bridge.footerTitle = { [headers, weak updater] in
        updater?.sections.section(at: $0).flatMap { headers.footerTitle?($0) }
      }
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

    /// Sets a closure that is called before a cell becomes visible, even if it was configured
    /// earlier.
    package func onDisplay(_ action: ((UITableViewCell, Section.Row) -> Void)?) {
      bridge.willDisplay = action.map { action in
        { [weak self] cell, path in
          if let row = self?.row(at: path) { action(cell, row) }
        }
      }
    }

    /// Lets the user edit rows while ``onDelete`` or ``onInsert`` is set.
    private func noteEdits() {
      if onDelete == nil, onInsert == nil { return bridge.commit = nil }
      bridge.commit = { [weak self] style, path in
        guard let self, let row = row(at: path) else { return }
        if style == .delete { onDelete?(row) } else if style == .insert { onInsert?(row) }
      }
    }
  }
#endif
