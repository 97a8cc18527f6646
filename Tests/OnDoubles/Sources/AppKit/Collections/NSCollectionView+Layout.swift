// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension NSCollectionView {
  /// Loads all items anew when the view is laid out.
  ///
  /// The selection and the scroll position are lost.
  func reload() {
    guard double.permits("reloadData()") else { return }
    if operations != nil { double.fail("reloadData() within a batch") }
    double.reloadCount += 1
    selection = []
    (superview as? NSClipView)?.scroll(to: .zero)
    invalidateItems()
  }

  /// Makes what the view shows invalid.
  func invalidateItems() {
    (isInvalid, isCounted, needsLayout) = (true, false, true)
  }

  /// Counts the items if that has not been done since they became invalid.
  func countIfNeeded() {
    if !isInvalid || isCounted || double.isAsking || operations != nil { return }
    isCounted = true
    let counts = askCounts()
    for item in items.values { recycle(item) }
    for view in headers { recycle(view) }
    judge.reload(counts)
    (items, visibleCells, knownHeights) = ([:], [], [:])
    headers = Array(repeating: nil, count: counts.count)
    selection = selection.filter { cell(at: $0) != nil }
    fit()
  }

  /// Asks the data source for all counts.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = double.ask("numberOfSections") { dataSource.numberOfSections(in: self) }
    return (0..<sections).map { section in
      double.ask("numberOfItems") {
        dataSource.collectionView(self, numberOfItemsInSection: section)
      }
    }
  }

  /// Counts and loads what is invalid or has become visible.
  func layOut() {
    double.within(.layout) {
      if isInvalid { isCounted = false }
      countIfNeeded()
      isInvalid = false
      fit()
      forgetHeightsOfOtherWidth()
      repeat { loadVisibleItems(in: .layout) } while sizeVisibleItems()
      prefetch()
    }
    needsLayout = false
  }

  /// Loads visible items and headers, prepares items beyond, and gives up the others.
  func loadVisibleItems(in phase: DataSourceCall.Phase) {
    guard window != nil, let dataSource else { return }
    let frames = frames()
    let visible = visibleRect
    let beyond = -itemHeight * CGFloat(double.overdraw)
    let prepared = visible.insetBy(dx: isHorizontal ? beyond : 0, dy: isHorizontal ? 0 : beyond)
    visibleCells = []
    double.within(phase) {
      for path in places {
        guard let cell = cell(at: path), let frame = frames[path] else { continue }
        if frame.overlaps(visible) { visibleCells.insert(cell) }
        if visible.isEmpty || !frame.overlaps(prepared) {
          if let item = items.removeValue(forKey: cell) { recycle(item) }
        } else if items[cell] == nil {
          let item = double.ask("item") {
            dataSource.collectionView(self, itemForRepresentedObjectAt: path)
          }
          if item.collectionView !== self {
            double.fail("the item at \(path) was not made by makeItem(withIdentifier:for:)")
          }
          item.isSelected = selection.contains(path)
          items[cell] = item
        }
      }
      for (section, frame) in frames.headers.enumerated() {
        if !frame.overlaps(visible) {
          recycle(headers[section])
          headers[section] = nil
        } else if headers[section] == nil {
          headers[section] = double.ask("supplementary") {
            dataSource.collectionView(
              self, viewForSupplementaryElementOfKind: NSCollectionView.elementKindSectionHeader,
              at: IndexPath(item: 0, section: section))
          }
          if headers[section]?.identifier == nil {
            double.fail("the header of section \(section) was not made by the collection view")
          }
        }
      }
    }
  }

  /// Fits the height of the view to its items.
  func fit() {
    let needed = needsLayout
    if isHorizontal, let clip = superview as? NSClipView {
      let length = max(frames().height, clip.bounds.width)
      frame.size = NSSize(width: length, height: clip.bounds.height)
      clip.scroll(to: clip.bounds.origin)
    } else {
      fit(height: frames().height)
    }
    needsLayout = needed
  }

  /// Returns where all items and headers are, one below the other, or beside it.
  func frames() -> ItemFrames {
    var frames = framesBelowEachOther()
    if !isHorizontal { return frames }
    func turned(_ frame: NSRect) -> NSRect {
      NSRect(x: frame.minY, y: 0, width: frame.height, height: bounds.height)
    }
    frames.items = frames.items.map { $0.map(turned) }
    frames.headers = frames.headers.map(turned)
    return frames
  }

  private func framesBelowEachOther() -> ItemFrames {
    let flow = collectionViewLayout as? NSCollectionViewFlowLayout
    let headerHeight = flow?.headerReferenceSize.height ?? 0
    var frames = ItemFrames()
    for (section, count) in judge.counts.enumerated() {
      frames.headers.append(
        NSRect(x: 0, y: frames.height, width: bounds.width, height: headerHeight))
      frames.height += headerHeight
      frames.items.append(
        (0..<count).map { item in
          let height = knownHeights[judge.cells[section][item]] ?? itemHeight
          defer { frames.height += height }
          return NSRect(x: 0, y: frames.height, width: bounds.width, height: height)
        })
    }
    return frames
  }

  func recycle(_ item: NSCollectionViewItem) {
    guard let identifier = item.identifier else { return }
    itemPool[identifier, default: []].append(item)
  }

  func recycle(_ view: NSView?) {
    guard let view, let identifier = view.identifier else { return }
    viewPool[identifier, default: []].append(view)
  }
}

/// Where items and headers are.
struct ItemFrames {
  var items: [[NSRect]] = []
  var headers: [NSRect] = []
  var height: CGFloat = 0

  /// The frame of an item; `nil` if there is none.
  subscript(path: IndexPath) -> NSRect? {
    guard items.indices.contains(path.section) else { return nil }
    let items = items[path.section]
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}

extension NSRect {
  /// Whether two rectangles have more in common than an edge.
  func overlaps(_ other: NSRect) -> Bool { !intersection(other).isEmpty }
}
