// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSCollectionView {
  /// Where items are scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    isAnimated = false
    selectionIndexPaths.formUnion(indexPaths)
    if !scrollPosition.isEmpty { scrollToItems(at: indexPaths, scrollPosition: scrollPosition) }
  }

  public func deselectItems(at indexPaths: Set<IndexPath>) {
    isAnimated = false
    selectionIndexPaths.subtract(indexPaths)
  }

  public func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    isAnimated = false
    guard let path = indexPaths.first, let frame = frames()[path] else {
      return double.fail("scrollToItems(at: \(indexPaths)): there is no such item")
    }
    let room = visibleRect.height
    if scrollPosition.contains(.top) {
      scroll(frame.origin)
    } else if scrollPosition.contains(.bottom) {
      scroll(NSPoint(x: 0, y: frame.maxY - room))
    } else if scrollPosition.contains(.centeredVertically) {
      scroll(NSPoint(x: 0, y: frame.midY - room / 2))
    }
  }

  /// Asks to prepare the items beyond those that have views, and gives up those that it no longer
  /// comes near, by their old paths also after a batch.
  func prefetch() {
    guard let prefetchDataSource else { return }
    let loaded = places.filter { cell(at: $0).flatMap { items[$0] } != nil }
    guard let first = loaded.first.flatMap(places.firstIndex(of:)),
      let last = loaded.last.flatMap(places.firstIndex(of:))
    else { return }
    let near = places[max(0, first - 4)..<first].reversed() + places[(last + 1)...].prefix(4)
    let gone = prefetched.subtracting(near).subtracting(loaded)
    let new = near.filter { !prefetched.contains($0) }
    prefetched = Set(near)
    if !new.isEmpty {
      double.ask("prefetch") { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
    if !gone.isEmpty {
      double.ask("cancelPrefetching") {
        prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted())
      }
    }
  }
}
