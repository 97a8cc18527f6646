// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import AppKit
import TableDiffAppKit

/// A list in a view of AppKit.
@MainActor
final class AppKitScreen: Screen {
  let updater: SectionedListUpdater<Shelf>
  let source: any ScreenSource
  let window = NSWindow()
  let scrollView: NSScrollView
  let list: NSView
  let double: ViewDouble
  var growth: [Int: CGFloat] = [:]
  private let placeholders = (0..<3).map { _ in NSTextField(frame: .zero) }

  /// Returns where in a table a row is.
  private var index: (RowPath) -> Int = { $0.row }
  private let delegate = MeasuringDelegate()
  private let isMeasured: Bool

  init(
    _ kind: ScreenKind, _ updater: SectionedListUpdater<Shelf>, _ frame: NSRect, sizesRows: Bool,
    isHorizontal: Bool
  ) {
    self.updater = updater
    isMeasured = kind == .nsMeasuredTable
    scrollView = NSScrollView(frame: frame)
    if kind == .nsCollection {
      let view = NSCollectionView(frame: frame)
      let layout = NSCollectionViewFlowLayout()
      layout.itemSize = NSSize(width: isHorizontal ? 40 : 320, height: 44)
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.estimatedItemSize = layout.itemSize
      view.collectionViewLayout = layout
      (list, double) = (view, view.double)
      source = SectionedCollectionDataSource(view, updater, item: CellItem.self) { item, row, _ in
        (item.view as? ItemCell)?.item = row
      }
    } else {
      let view = NSTableView(frame: frame)
      view.addTableColumn(NSTableColumn(identifier: "item"))
      view.rowHeight = 44
      if kind == .nsMeasuredTable {
        view.delegate = delegate
      } else {
        view.usesAutomaticRowHeights = sizesRows
      }
      (list, double) = (view, view.double)
      let table = SectionedTableDataSource(view, updater, cell: ItemCell(frame: .zero)) {
        cell, _, row, _ in cell.item = row
      }
      if kind == .nsSectionTable {
        table.showHeaders(TextCell(frame: .zero)) { $0.text = "\($1.id) has \($1.rows.count)" }
        table.showFooters(TextCell(frame: .zero)) { $0.text = "below \($1.rows.map(\.text))" }
      }
      source = table
      index = { [unowned table] in table.index(of: $0) }
      delegate.height = { [unowned self, unowned table, unowned view] row in
        table.row(at: row).map { height(of: $0, width: view.bounds.width) } ?? 44
      }
    }
    if sizesRows {
      double.heightOfView = { [unowned self] view, width in
        if let item = (view as? ItemCell)?.item { return height(of: item, width: width) }
        return CGFloat(20 + ((view as? TextCell)?.text.count ?? 0) % 17)
      }
    } else {
      double.overdraw = 0
    }
    scrollView.documentView = kind == .nsTableInForm ? FormDocument(list) : list
    window.contentView = scrollView
    window.layoutIfNeeded()
    scroll(to: 0)
  }

  var failures: [String] { double.failures }

  var counts: [Int] { double.counts }

  var holdsAnimations: Bool {
    get { double.completion == .manual }
    set { double.completion = newValue ? .manual : .atOnce }
  }

  func endAnimations() { double.endAnimations() }

  func layOut() { window.layoutIfNeeded() }

  func scroll(to offset: CGFloat) {
    list.scroll(NSPoint(x: 0, y: offset))
    window.layoutIfNeeded()
  }

  /// Scrolling in other views says nothing.
  func beginScrolling() {
    NSScrollView(frame: .zero).beginLiveScroll()
    scrollView.beginLiveScroll()
    NSScrollView(frame: .zero).endLiveScroll()
  }

  func endScrolling() { scrollView.endLiveScroll() }

  var offset: CGFloat {
    list.convert(scrollView.contentView.bounds, from: scrollView.contentView).minY
  }

  var sideOffset: CGFloat {
    get { scrollView.contentView.bounds.minX }
    set { list.scroll(NSPoint(x: newValue, y: 0)) }
  }

  /// Returns where a rectangle is below the upper edge of the scroll view, which counts from its bottom.
  private func span(of rect: NSRect, in view: NSView) -> ClosedRange<CGFloat> {
    let rect = scrollView.convert(rect, from: view)
    return size.height - rect.maxY...size.height - rect.minY
  }

  func span(of path: RowPath) -> ClosedRange<CGFloat>? {
    if let tableView = list as? NSTableView {
      return span(of: tableView.rect(ofRow: index(path)), in: tableView)
    }
    let path = IndexPath(item: path.row, section: path.section)
    let attributes = (list as? NSCollectionView)?.layoutAttributesForItem(at: path)
    return attributes.map { span(of: $0.frame, in: list) }
  }

  var content: ClosedRange<CGFloat> {
    scrollView.documentView.map { span(of: $0.bounds, in: $0) } ?? 0...0
  }

  var size: NSSize {
    get { scrollView.bounds.size }
    set {
      scrollView.frame.size = newValue
      noteHeights()
    }
  }

  var bars: (top: CGFloat, bottom: CGFloat) {
    (scrollView.contentInsets.top, scrollView.contentInsets.bottom)
  }

  func cover(top: CGFloat) { scrollView.contentInsets.top = top }

  func cover(bottom: CGFloat) { scrollView.contentInsets.bottom = bottom }

  func noteHeights() {
    list.needsLayout = true
    guard isMeasured, let tableView = list as? NSTableView else { return }
    tableView.noteHeightOfRows(withIndexesChanged: IndexSet(0..<tableView.numberOfRows))
  }

  func text(at path: RowPath) -> String? {
    let collectionView = list as? NSCollectionView
    let view =
      (list as? NSTableView)?
      .view(atColumn: 0, row: index(path), makeIfNecessary: false)
      ?? collectionView?.item(at: IndexPath(item: path.row, section: path.section))?.view
    return (view as? ItemCell)?.item?.text
  }

  private var base: SectionedDataSource<Shelf>? { source as? SectionedDataSource<Shelf> }

  func setPlaceholders() {
    base?.emptyView = placeholders[0]
    base?.loadingView = placeholders[1]
    base?.failedView = placeholders[2]
  }

  var placeholder: LoadingState? {
    let shown = (list as? NSCollectionView)?.backgroundView ?? list.subviews.first
    return placeholders.firstIndex { $0 === shown }.map { [.loaded, .loading, .failed][$0] }
  }

  func onPrefetch(
    _ prepare: (([Item]) -> Void)?, cancel: @escaping ([Item]) -> Void
  ) -> Bool {
    guard let source = source as? SectionedCollectionDataSource<Shelf> else { return false }
    source.onPrefetch(prepare, cancel: cancel)
    return true
  }

  var isPrefetching: Bool { (list as? NSCollectionView)?.prefetchDataSource != nil }

  func attachOther() -> () -> Void {
    let updater = SectionedListUpdater(shelves)
    let table = (list as? NSTableView).map {
      SectionedTableDataSource($0, updater, cell: ItemCell(frame: .zero)) { _, _, _, _ in }
    }
    let collection = (list as? NSCollectionView).map {
      SectionedCollectionDataSource($0, updater, item: CellItem.self) { _, _, _ in }
    }
    return { withExtendedLifetime(table) { collection?.onPrefetch { _ in } } }
  }
}

/// A view that shows a row.
final class ItemCell: NSTableCellView {
  var item: Item?
}

final class CellItem: NSCollectionViewItem {
  override func loadView() { view = ItemCell(frame: .zero) }
}

/// A view that shows a text.
private final class TextCell: NSTableCellView {
  var text = ""
}

/// A delegate of an app's own.
private final class MeasuringDelegate: NSObject, NSTableViewDelegate {
  var height: (Int) -> CGFloat = { _ in 0 }

  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { height(row) }
}

/// A document that has a title above a list, and counts from its bottom.
private final class FormDocument: NSView {
  private let list: NSView

  init(_ list: NSView) {
    self.list = list
    super.init(frame: list.frame)
    addSubview(list)
  }

  required init?(coder: NSCoder) { fatalError("not in a file") }

  override func layout() {
    list.layoutSubtreeIfNeeded()
    guard let clip = superview as? NSClipView else { return }
    let room = clip.bounds.height - clip.contentInsets.top - clip.contentInsets.bottom
    let size = NSSize(width: clip.bounds.width, height: max(list.frame.height + 60, room))
    list.frame.size.width = size.width
    list.frame.origin.y = size.height - 60 - list.frame.height
    if frame.size != size { frame.size = size }
  }
}
