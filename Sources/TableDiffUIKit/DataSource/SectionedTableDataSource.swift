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
  /// its place. While a drop is unsettled the list waits. While the user moves rows by the reorder
  /// control, set `updater.isPaused`, since a table view may not tell.
  ///
  /// An updater drives one view at a time, and a view has one data source: if you give it another one,
  /// the updater no longer touches it. A closure that captures the owner of the data source must
  /// capture it weakly.
  @MainActor
  public final class SectionedTableDataSource<Section: ListSection> {
    let screen: ListScreen<Section, UITableView>
    let bridge: TableBridge
    let headers = TableHeaders<Section>()
    let index = SectionIndex<Section> { _ in true }

    /// The updater that holds the list.
    public var updater: SectionedListUpdater<Section> { screen.updater }

    /// The table view; `nil` if it was released.
    package var tableView: UITableView? { screen.view }

    /// How to animate each kind of change.
    public var animations: RowAnimations {
      get { screen.animations }
      set { screen.animations = newValue }
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
    /// By default visible ones get new titles: in a plain table at once, in a grouped one, or where
    /// the delegate has the views, by a reload of their section.
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
        bridge.canEdit = canEdit.map { canEdit in
          { [weak updater] in updater?.row(at: $0).map(canEdit) ?? false }
        }
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

    /// Called after the user has selected a row.
    ///
    ///     source.onSelect = { [unowned self] fruit in show(fruit) }
    ///
    /// The table view must have no delegate of its own, since the data source becomes its delegate. A
    /// delegate, such as a `UITableViewController`, asks ``row(at:)`` in
    /// `tableView(_:didSelectRowAt:)`.
    public var onSelect: ((Section.Row) -> Void)? {
      didSet {
        bridge.onSelect = onSelect.map { onSelect in
          { [weak updater] path in
            if let row = updater?.row(at: path) { onSelect(row) }
          }
        }
      }
    }

    #if !os(tvOS)
      /// Returns what the user can do by swiping a row from its leading edge; by default nothing.
      ///
      /// Only rows that can be edited can be swiped. The table view must have no delegate of its own, as
      /// for ``onSelect``; a delegate has a method for it.
      public var leadingSwipeActions: ((Section.Row) -> UISwipeActionsConfiguration?)? {
        didSet {
          bridge.leadingSwipeActions = leadingSwipeActions.map { actions in
            { [weak updater] in updater?.row(at: $0).flatMap(actions) }
          }
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
      /// Only rows that can be edited can be swiped. With `nil` the row has what ``onDelete`` does. The table view must have no delegate of its own, as
      /// for ``onSelect``; a delegate has a method for it.
      public var trailingSwipeActions: ((Section.Row) -> UISwipeActionsConfiguration?)? {
        didSet {
          bridge.trailingSwipeActions = trailingSwipeActions.map { actions in
            { [weak updater] in updater?.row(at: $0).flatMap(actions) }
          }
        }
      }
    #endif

    /// Returns whether the user can move a row; by default all rows if there is ``onMove``.
    public var canMove: ((Section.Row) -> Bool)? {
      didSet {
        bridge.canMove = canMove.map { canMove in
          { [weak updater] in updater?.row(at: $0).map(canMove) ?? false }
        }
      }
    }

    /// Called after the user has moved a row; by default users cannot move rows.
    ///
    /// The row has been moved in the list already. Tell the store, whose next state then equals the
    /// list.
    public var onMove: ((_ from: IndexPath, _ to: IndexPath) -> Void)? {
      didSet {
        bridge.move = onMove.map { onMove in
          { [weak screen] from, to in
            screen?.moveRow(from: from, to: to)
            onMove(from, to)
          }
        }
      }
    }

    @usableFromInline
    package init(
      _ tableView: UITableView, _ updater: SectionedListUpdater<Section>,
      finder: RowFinder<Section>,
      cell provider:
        @escaping (UITableView, IndexPath, Section.Row, Section.Row?)
        -> UITableViewCell
    ) {
      let bridge = TableBridge(
        numberOfSections: { [weak updater] in updater?.sections.count ?? 0 },
        numberOfRows: { [weak updater] in updater?.section(at: $0)?.rows.count ?? 0 },
        cell: { _, _ in UITableViewCell() })
      let screen = ListScreen(tableView, updater, finder: finder, bridge: bridge)
      bridge.cell = { [weak screen] tableView, indexPath in
        screen?.cell(at: indexPath) { provider(tableView, indexPath, $0, $1) } ?? UITableViewCell()
      }
      screen.refreshHeaders = { [headers, weak updater] tableView, sections in
        if let updater { headers.refresh(sections, of: updater.sections, in: tableView) }
      }
      screen.refreshRowSummaries = { [headers, index, weak updater] tableView in
        guard let updater else { return }
        headers.refreshRowSummaries(of: updater.sections, in: tableView)
        index.refresh(of: updater.sections, in: tableView)
      }
      (self.bridge, self.screen) = (bridge, screen)
      bridge.attach(to: tableView)
      updater.attach(screen)
    }

    /// Lets the user delete and insert rows, if there is a closure for it.
    private func noteEdits() {
      if onDelete == nil, onInsert == nil { return bridge.commit = nil }
      bridge.commit = { [weak self] style, path in
        guard let self, let row = updater.row(at: path) else { return }
        if style == .delete { onDelete?(row) } else if style == .insert { onInsert?(row) }
      }
    }

    private func title(_ title: ((Section) -> String?)?) -> ((Int) -> String?)? {
      title.map { title in
        { [weak updater] section in updater?.section(at: section).flatMap(title) }
      }
    }
  }
#endif
