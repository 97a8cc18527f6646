// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

/// A view of AppKit whose data is the test's; a table has the rows of the first section.
@MainActor
final class AppKitModel: NSObject, AppliedModel {
  private let view: NSView
  let layout = CountingLayout()
  let double: ViewDouble
  var shelves: [Shelf]
  private(set) var setCount = 0
  private(set) var ends: [Bool] = []
  private(set) var endStates: [[Shelf]] = []

  /// The paths of the views that were given what is new, and the durations in which that was animated.
  private(set) var refreshed: [IndexPath] = []
  private(set) var durations: [TimeInterval] = []
  private var failures: [String] = []

  private let window = NSWindow()
  private let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 300))

  init(_ shelves: [Shelf], in kind: ScreenKind) {
    self.shelves = shelves
    if kind == .nsTable {
      let table = RecordingTable(frame: scrollView.frame)
      (view, double) = (table, table.double)
    } else {
      let collection = NSCollectionView(frame: scrollView.frame)
      (view, double) = (collection, collection.double)
    }
    super.init()
    for name in ["left", "right"] { table?.addTableColumn(NSTableColumn(identifier: .init(name))) }
    table?.rowHeight = 44
    table?.delegate = self
    table?.dataSource = self
    layout.itemSize = NSSize(width: 320, height: 44)
    layout.headerReferenceSize = NSSize(width: 320, height: 22)
    collection?.collectionViewLayout = layout
    collection?.register(CellItem.self, forItemWithIdentifier: "item")
    collection?.register(
      HeaderView.self, forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
      withIdentifier: "header")
    collection?.dataSource = self
    scrollView.documentView = view
    isInWindow = true
    window.layoutIfNeeded()
  }

  var table: RecordingTable? { view as? RecordingTable }
  private var collection: NSCollectionView? { view as? NSCollectionView }

  var counts: [Int] { double.counts }

  var isInWindow: Bool {
    get { window.contentView != nil }
    set { window.contentView = newValue ? scrollView : nil }
  }

  var height: CGFloat {
    get { scrollView.frame.height }
    set { scrollView.frame.size.height = newValue }
  }

  var offset: CGFloat {
    get { view.visibleRect.minY }
    set {
      view.scroll(NSPoint(x: 0, y: newValue))
      window.layoutIfNeeded()
    }
  }

  var selection: [IndexPath] {
    get {
      collection?.selectionIndexPaths.sorted() ?? table?.selectedRowIndexes.map { [0, $0] } ?? []
    }
    set {
      collection?.selectionIndexPaths = Set(newValue)
      table?.selectRowIndexes(IndexSet(newValue.map(\.item)), byExtendingSelection: false)
    }
  }

  var holdsAnimations: Bool {
    get { double.completion == .manual }
    set { double.completion = newValue ? .manual : .atOnce }
  }

  func endAnimations(finished: Bool) { double.endAnimations(finished: finished) }

  func show(_ new: [Shelf], from old: [Shelf], _ how: Applying) {
    let completion: @MainActor (Bool) -> Void = {
      self.ends.append($0)
      self.endStates.append(self.shelves)
    }
    func note(_ view: NSView, _ path: IndexPath) {
      (view as? ItemCell)?.item = new[path.section].rows[path.item]
      refreshed.append(path)
      durations.append(NSAnimationContext.current.duration)
    }
    if let table {
      table.apply(
        old[0].rows.tableDiff(to: new[0].rows), policy: how.policy, animated: how.animated,
        configure: how.refreshes
          ? { view, column, row in
            if view.identifier != column.identifier { self.failures.append("another column") }
            note(view, [0, row])
          } : nil, setData: { set(new) }, completion: completion)
      return
    }
    let configure: ((NSCollectionViewItem, IndexPath) -> Void)? =
      how.refreshes ? { note($0.view, $1) } : nil
    if let section = how.section {
      collection?.apply(
        old[section].rows.tableDiff(to: new[section].rows), inSection: section, policy: how.policy,
        animated: how.animated, configure: configure, setData: { set(new) }, completion: completion)
    } else {
      collection?.apply(
        old.sectionedDiff(to: new), from: old, to: new, preferring: how.preference,
        policy: how.policy, animated: how.animated, configure: configure,
        refreshHeader: {
          (self.header($0) as? HeaderView)?.title = new[$0].title
          self.durations.append(NSAnimationContext.current.duration)
        }, setData: { set($0) }, completion: completion)
    }
  }

  private func set(_ new: [Shelf]) {
    shelves = new
    setCount += 1
  }

  func reloadData() {
    table?.reloadData()
    collection?.reloadData()
  }

  func withReducedMotion(_ isReduced: Bool, _ change: () -> Void) {
    WorkspaceDouble.$reducesMotion.withValue(isReduced, operation: change)
  }

  func disturbed(by dice: inout Dice, _ change: () -> Void) {
    double.endAnimations()
    double.completion = AnimationEnd.allCases.randomElement(using: &dice) ?? .atOnce
    double.loadsInsertedRowsAtOnce = dice.chance(30)
    change()
  }

  func cell(at path: IndexPath) -> AnyObject? { collection?.item(at: path) ?? cells(at: path)[0] }

  private func cells(at path: IndexPath) -> [NSView?] {
    if let collection { return [collection.item(at: path)?.view] }
    return (0..<2).map { table?.view(atColumn: $0, row: path.item, makeIfNecessary: false) }
  }

  func header(_ section: Int) -> AnyObject? {
    collection?.supplementaryView(
      forElementKind: NSCollectionView.elementKindSectionHeader, at: [section, 0])
  }

  func problem(showing new: [Shelf]) -> String? {
    window.layoutIfNeeded()
    if let failure = (failures + double.failures).first { return failure }
    if shelves != new { return "the data is \(shelves)" }
    let counts =
      table.map { [$0.numberOfRows] }
      ?? collection.map { view in
        (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      }
    if counts != new.map(\.rows.count) { return "\(counts ?? []) rows" }
    for (section, shelf) in new.enumerated() {
      if let title = (header(section) as? HeaderView)?.title, title != shelf.title {
        return "header \(section) shows \(title)"
      }
      for (row, item) in shelf.rows.enumerated() {
        for case let cell as ItemCell in cells(at: [section, row]) where cell.item != item {
          return "row \(row) of section \(section) shows \(cell.item?.text ?? "nothing")"
        }
      }
    }
    return nil
  }
}

extension AppKitModel: NSTableViewDataSource, NSTableViewDelegate {
  func numberOfRows(in tableView: NSTableView) -> Int { shelves[0].rows.count }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    let cell = tableView.reusableCell(for: tableColumn, ItemCell(frame: .zero))
    cell.item = shelves[0].rows[row]
    return cell
  }
}

extension AppKitModel: NSCollectionViewDataSource {
  func numberOfSections(in collectionView: NSCollectionView) -> Int { shelves.count }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { shelves[section].rows.count }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: "item", for: indexPath)
    (item.view as? ItemCell)?.item = shelves[indexPath.section].rows[indexPath.item]
    return item
  }

  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    let view = collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: "header", for: indexPath)
    (view as? HeaderView)?.title = shelves[indexPath.section].title
    return view
  }
}
