// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

/// A view of rows of different heights, and a user who reads it.
@MainActor
final class ReaderRig {
  enum Kind: CaseIterable {
    /// A table whose rows get their heights when they are laid out.
    case table
    /// A table that asks its delegate for heights.
    case measuredTable
    /// A table below a title, in a document that counts from its bottom.
    case tableInForm
    /// A table of sections, with headers and footers that size themselves, too.
    case sectionTable
    /// A collection view whose items size themselves.
    case collection

    var hasSections: Bool { self == .collection || self == .sectionTable }
  }

  let window = NSWindow()
  let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 300))
  let list: NSView
  let double: ViewDouble

  /// Changes the layout by the data source, which keeps the place.
  var keepPlace: (() -> Void) -> Void = { $0() }

  /// Shows other sections.
  private(set) var show: ([Shelf], _ animated: Bool) async -> Void = { _, _ in }

  /// Returns the sections that are shown.
  private(set) var shelves: () -> [Shelf] = { [] }

  /// Submits rows, and returns whether they are shown at once.
  private(set) var submit: ([Shelf]) -> Bool = { _ in false }

  /// Returns where in a table a row is.
  var index: (RowPath) -> Int = { $0.row }

  /// By how much rows have grown without a change of the list.
  private var growth: [Int: CGFloat] = [:]

  private let kind: Kind
  private let delegate = ReaderDelegate()
  var source: AnyObject?

  init(
    _ kind: Kind, _ shelves: [Shelf], _ behavior: ScrollBehavior?,
    policy: UpdatePolicy = .animate(upTo: 1_000)
  ) {
    var options = UpdateOptions()
    options.policy = policy
    self.kind = kind
    if kind == .collection {
      let collectionView = NSCollectionView(frame: scrollView.bounds)
      (list, double) = (collectionView, collectionView.double)
      fill(collectionView, shelves, options, behavior)
    } else {
      let tableView = NSTableView(frame: scrollView.bounds)
      (list, double) = (tableView, tableView.double)
      if kind == .sectionTable {
        fillSections(tableView, shelves, options, behavior)
      } else {
        fill(tableView, shelves, options, behavior)
      }
    }
    scrollView.documentView = kind == .tableInForm ? FormDocument(list) : list
    window.contentView = scrollView
    window.layoutIfNeeded()
    scroll(to: 0)
  }

  private func fill(
    _ tableView: NSTableView, _ shelves: [Shelf], _ options: UpdateOptions,
    _ behavior: ScrollBehavior?
  ) {
    tableView.addTableColumn(NSTableColumn(identifier: "fruit"))
    tableView.rowHeight = 44
    if kind == .measuredTable {
      tableView.delegate = delegate
    } else {
      tableView.usesAutomaticRowHeights = true
      double.heightOfView = { [unowned self] view, width in
        (view as? FruitCell)?.fruit.map { height(of: $0, width: width) } ?? 44
      }
    }
    let updater = ListUpdater(shelves[0].rows, options: options)
    let source = TableListDataSource(tableView, updater, cell: FruitCell(frame: .zero)) {
      cell, _, fruit, _ in cell.show(fruit)
    }
    delegate.height = { [unowned self, unowned source, unowned tableView] row in
      source.row(at: row).map { height(of: $0, width: tableView.bounds.width) } ?? 44
    }
    if let behavior { source.scrolling = behavior }
    self.source = source
    keepPlace = { [unowned source] in source.keepPlace(during: $0) }
    self.shelves = { [unowned updater] in [Shelf(id: 0, rows: updater.sections[0].rows)] }
    show = { [unowned updater] shelves, animated in
      await updater.show(shelves[0].rows, animated: animated)
      await updater.settled()
    }
    submit = { [unowned updater] shelves in
      updater.submit(shelves[0].rows)
      return updater.updateIfNeeded()
    }
  }

  /// Has an updater of sections show what is to be shown.
  func drive(_ updater: SectionedListUpdater<Shelf>) {
    self.shelves = { [unowned updater] in updater.sections }
    show = { [unowned updater] shelves, animated in
      await updater.show(shelves, animated: animated)
      await updater.settled()
    }
    submit = { [unowned updater] shelves in
      updater.submit(shelves)
      return updater.updateIfNeeded()
    }
  }

  private func fill(
    _ collectionView: NSCollectionView, _ shelves: [Shelf], _ options: UpdateOptions,
    _ behavior: ScrollBehavior?
  ) {
    let layout = NSCollectionViewFlowLayout()
    layout.estimatedItemSize = NSSize(width: 320, height: 44)
    collectionView.collectionViewLayout = layout
    double.heightOfView = { [unowned self] view, width in
      (view as? FruitCell)?.fruit.map { height(of: $0, width: width) } ?? 44
    }
    let updater = SectionedListUpdater(shelves, options: options)
    let source = SectionedCollectionDataSource(collectionView, updater, item: ReaderItem.self) {
      item, fruit, _ in (item.view as? FruitCell)?.show(fruit)
    }
    if let behavior { source.scrolling = behavior }
    self.source = source
    keepPlace = { [unowned source] in source.keepPlace(during: $0) }
    drive(updater)
  }

  func height(of fruit: Fruit, width: CGFloat) -> CGFloat {
    let lines = (abs(fruit.id) * 37 + fruit.ripeness * 53) % 90
    return 10 + CGFloat(lines) + (width < 320 ? 15 : 0) + growth[fruit.id, default: 0]
  }

  // MARK: Changes of the layout

  /// Makes a row taller, as its content does without a change of the list.
  func grow(_ id: Int, by more: CGFloat) {
    growth[id, default: 0] += more
    noteHeights(of: id)
  }

  /// Gives the scroll view another size.
  func resize(_ size: NSSize) {
    scrollView.frame.size = size
    noteHeights(of: nil)
  }

  private func noteHeights(of id: Int?) {
    list.needsLayout = true
    guard kind == .measuredTable, let tableView = list as? NSTableView else { return }
    let rows = shelves()[0].rows
    let changed = rows.indices.filter { id == nil || rows[$0].id == id }
    tableView.noteHeightOfRows(withIndexesChanged: IndexSet(changed))
  }

  // MARK: What the user sees

  /// Where in the list the upper edge of the scroll view is.
  var offset: CGFloat {
    list.convert(scrollView.contentView.bounds, from: scrollView.contentView).minY
  }

  func scroll(to offset: CGFloat) {
    list.scroll(NSPoint(x: 0, y: offset))
    window.layoutIfNeeded()
  }

  /// Where a rectangle of a view is below the upper edge of the scroll view, which counts from its
  /// bottom.
  private func span(of rect: NSRect, in view: NSView) -> ClosedRange<CGFloat> {
    let rect = scrollView.convert(rect, from: view)
    return scrollView.bounds.height - rect.maxY...scrollView.bounds.height - rect.minY
  }

  private func span(section: Int, row: Int) -> ClosedRange<CGFloat>? {
    if let tableView = list as? NSTableView {
      let index = index(RowPath(section: section, row: row))
      return span(of: tableView.rect(ofRow: index), in: tableView)
    }
    let path = IndexPath(item: row, section: section)
    let attributes = (list as? NSCollectionView)?.layoutAttributesForItem(at: path)
    return attributes.map { span(of: $0.frame, in: list) }
  }

  /// Where the upper edge of a row is on the screen, below bars.
  func place(of id: Int) -> CGFloat? {
    for (section, shelf) in shelves().enumerated() {
      guard let row = shelf.rows.firstIndex(where: { $0.id == id }) else { continue }
      return span(section: section, row: row).map { $0.lowerBound - scrollView.contentInsets.top }
    }
    return nil
  }

  /// The ids of the visible rows: from the top edge down, and then those that bars cover.
  var visibleIDs: [Int] {
    var ids: [Int] = []
    for (section, shelf) in shelves().enumerated() {
      for (row, fruit) in shelf.rows.enumerated() {
        guard let span = span(section: section, row: row) else { continue }
        if span.upperBound > 0, span.lowerBound < scrollView.bounds.height { ids.append(fruit.id) }
      }
    }
    let covered = ids.prefix { place(of: $0).map { $0 <= 0 } ?? false }
    guard let first = covered.last else { return ids }
    return [first] + ids.dropFirst(covered.count) + covered.dropLast().reversed()
  }

  /// How far the content is from its top and from its bottom.
  var rest: (above: CGFloat, below: CGFloat) {
    guard let document = scrollView.documentView else { return (0, 0) }
    let span = span(of: document.bounds, in: document)
    let insets = scrollView.contentInsets
    return (
      insets.top - span.lowerBound, span.upperBound - scrollView.bounds.height + insets.bottom
    )
  }

  /// Returns by how much a row has left its place, without what the ends of the content explain.
  func drift(of id: Int, from wanted: CGFloat) -> CGFloat {
    guard let place = place(of: id) else { return .infinity }
    if rest.above <= 0 && place <= wanted { return 0 }
    if rest.below <= 0 && place >= wanted { return 0 }
    return abs(place - wanted)
  }
}
