// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  public import UIKit

  /// The base class of the data sources of table and collection views.
  ///
  /// Create a ``SectionedTableDataSource`` or a ``SectionedCollectionDataSource``, and keep it:
  /// neither the view nor the updater retains it. A closure that captures the owner of the data
  /// source must capture it weakly.
  @MainActor
  public class SectionedDataSource<Section: ListSection>: ListDataSource<Section, UIView> {
    let viewBridge: ViewBridge
    var refresh: (@MainActor () async -> Void)?
    let index: SectionIndex<Section>

    /// Returns whether the user can move a row; by default always `true` if ``onMove`` or
    /// ``onRowMove`` is set.
    public var canMove: ((Section.Row) -> Bool)? {
      didSet { viewBridge.canMove = canMove.map { ask($0, otherwise: false) } }
    }

    /// Called after the user has moved a row; by default users cannot move rows.
    ///
    ///     source.onMove = { [weak store] fruit, next in store?.move(fruit, before: next) }
    ///
    /// `next` is the row after it in its section; `nil` at the end. The list already has the row in
    /// its new place: move it in the store too, so that the next state equals the list. A store
    /// with more rows than the list, or in another order, moves rows by their ids:
    ///
    ///     var all = fruits
    ///     source.onMove = { fruit, next in
    ///       all = all.applying(ListDiff(moving: [fruit.id], before: next?.id, in: all))
    ///     }
    public var onMove: ((_ row: Section.Row, _ next: Section.Row?) -> Void)? {
      didSet { allowMoves() }
    }

    /// Called when ``onMove`` is, with the section and the paths as well.
    ///
    ///     source.onRowMove = { move in print(move.row, "is in", move.section.id, "at", move.to) }
    public var onRowMove: ((RowMove<Section>) -> Void)? {
      didSet { allowMoves() }
    }

    private func allowMoves() {
      guard onMove != nil || onRowMove != nil else { return viewBridge.move = nil }
      viewBridge.move = { [weak self] from, to in
        guard let self, let move = driver.userMovedRow(from: RowPath(from), to: RowPath(to))
        else { return }
        onMove?(move.row, move.next)
        onRowMove?(move)
      }
    }

    /// Called after the user has selected a row.
    ///
    ///     source.onSelect = { [unowned self] fruit in show(fruit) }
    ///
    /// The app's delegate is called, too.
    public var onSelect: ((Section.Row) -> Void)? {
      didSet { watchSelection() }
    }

    /// Called after the user has deselected a row.
    public var onDeselect: ((Section.Row) -> Void)? {
      didSet { watchSelection() }
    }

    /// Called after the user has selected or deselected a row, with the rows that are selected now.
    ///
    ///     source.onSelectionChange = { fruits in print(fruits.count, "selected") }
    public var onSelectionChange: (([Section.Row]) -> Void)? {
      didSet { watchSelection() }
    }

    private func watchSelection() {
      viewBridge.onSelect = told(onSelect)
      viewBridge.onDeselect = told(onDeselect)
    }

    private func told(_ closure: ((Section.Row) -> Void)?) -> ((IndexPath) -> Void)? {
      if closure == nil, onSelectionChange == nil { return nil }
      return { [weak self] path in
        guard let self else { return }
        if let row = row(at: path) { closure?(row) }
        onSelectionChange?(selectedRows)
      }
    }

    #if !os(tvOS)
      /// Returns the menu of a row, which a long press opens; by default there is none.
      ///
      ///     source.contextMenu = { fruit in
      ///       UIMenu(title: fruit.name, children: [UIAction(title: "Eat") { _ in print("eaten") }])
      ///     }
      ///
      /// Without a closure a delegate of the app is asked.
      public var contextMenu: ((Section.Row) -> UIMenu?)? {
        didSet { viewBridge.contextMenu = contextMenu.map { ask($0, otherwise: nil) } }
      }
    #endif

    /// - Parameter isPlace: Returns whether a title of the index can lead to a section.
    init(
      _ updater: SectionedListUpdater<Section>, finder: RowFinder<Section>, bridge: ViewBridge,
      isPlace: @escaping (Section) -> Bool
    ) {
      viewBridge = bridge
      index = SectionIndex(isPlace: isPlace)
      super.init(updater, finder: finder, binding: bridge)
      bridge.numberOfSections = { [weak updater] in updater?.sections.count ?? 0 }
      bridge.numberOfRows = { [weak updater] in
        updater?.sections.section(at: $0)?.rows.count ?? 0
      }
    }

    /// Becomes the data source of a view, and lets the updater drive it.
    func attach(to view: any BatchView) {
      viewBridge.attach(to: view)
      updater.attach(driver)
    }

    /// Returns a function that calls a closure with the row at an index path.
    func ask<Answer>(
      _ closure: @escaping (Section.Row) -> Answer, otherwise answer: Answer
    ) -> (IndexPath) -> Answer {
      { [weak updater] in updater?.sections.row(at: RowPath($0)).map(closure) ?? answer }
    }
  }

  extension SectionedDataSource {
    /// Returns the row at an index path; `nil` if there is none.
    ///
    ///     if let fruit = source.row(at: indexPath) { show(fruit) }
    public func row(at indexPath: IndexPath) -> Section.Row? {
      updater.sections.row(at: RowPath(indexPath))
    }

    /// Calls a closure with a path, if there is one and the view shows the list.
    @usableFromInline
    func show(_ path: IndexPath?, _ body: (IndexPath) -> Void) -> Bool {
      guard let path, driver.isShowing else { return false }
      body(path)
      return true
    }

    @usableFromInline
    func deselectRow(at path: IndexPath, animated: Bool) {
      viewBridge.view?.deselectRow(atPath: path, animated: animated)
    }
  }

  extension SectionedDataSource where Section.Row: Identifiable {
    /// Returns the index path of the first row with an id; `nil` if there is none.
    ///
    ///     if let indexPath = source.indexPath(for: fruit.id) {
    ///       print(tableView.cellForRow(at: indexPath) == nil ? "out of sight" : "visible")
    ///     }
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    public func indexPath(for id: Section.Row.ID) -> IndexPath? {
      updater.sections.path { $0.id == id }.map { IndexPath($0) }
    }

    /// Deselects the first row with an id, without calling the delegate.
    ///
    ///     source.deselect(fruit.id, animated: true)
    ///
    /// - Returns: Whether the view shows a list with such a row.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @export(implementation)
    @discardableResult
    public func deselect(_ id: Section.Row.ID, animated: Bool = false) -> Bool {
      show(indexPath(for: id)) { deselectRow(at: $0, animated: animated) }
    }
  }
#endif
