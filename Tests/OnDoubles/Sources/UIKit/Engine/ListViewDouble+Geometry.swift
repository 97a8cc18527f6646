// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Where rows and headers are: one below the other, or beside it, where "top" and "height" are those to the side.
extension ListViewDouble {
  /// Asks for the heights of supplementary views.
  ///
  /// A delegate may make views to answer; these are new ones, not those of the pool.
  func measure() {
    heights = [:]
    request = ViewRequest(
      kind: Self.cellKind, path: IndexPath(row: 0, section: 0), existing: nil, isProbe: true)
    defer { request = nil }
    for kind in host.supplementaryKinds {
      heights[kind] = asking { counts.indices.map { host.height(of: kind, inSection: $0) } }
    }
    fitContent()
  }

  /// Fits the content to the rows and supplementary views.
  func fitContent() {
    let height = counts.indices.reduce(0) { $0 + sectionHeight($1) }
    host.contentSize =
      isHorizontal
      ? CGSize(width: height, height: host.bounds.height)
      : CGSize(width: host.bounds.width, height: height)
  }

  private var isHorizontal: Bool { host.isHorizontal }

  /// A rectangle of rows that are one below the other as that of rows that are one beside the other, and back.
  private func turned(_ rect: CGRect) -> CGRect {
    if !isHorizontal { return rect }
    return CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }

  func height(of kind: String?, _ section: Int) -> CGFloat {
    kind.flatMap { heights[$0]?[section] } ?? 0
  }

  private var headerKind: String? { host.supplementaryKinds.first }
  private var footerKind: String? { host.supplementaryKinds.last }

  private func sectionHeight(_ section: Int) -> CGFloat {
    height(of: headerKind, section) + height(ofFirst: counts[section], inSection: section)
      + height(of: footerKind, section)
  }

  private func top(ofSection section: Int) -> CGFloat {
    (0..<section).reduce(0) { $0 + sectionHeight($1) }
  }

  private func rect(top: CGFloat, height: CGFloat) -> CGRect {
    let bounds = turned(host.bounds)
    return turned(CGRect(x: 0, y: top, width: bounds.width, height: height))
  }

  /// Returns the rectangle of a row; `nil` if it does not exist.
  func rect(forRowAt path: IndexPath) -> CGRect? {
    loadIfNeeded()
    guard hasRow(at: path) else { return nil }
    return rect(
      top: top(ofSection: path.section) + height(of: headerKind, path.section)
        + height(ofFirst: path.row, inSection: path.section),
      height: height(ofRowAt: path))
  }

  /// Returns the rectangle of a section; `nil` if it does not exist.
  func rect(forSection section: Int) -> CGRect? {
    loadIfNeeded()
    guard counts.indices.contains(section) else { return nil }
    return rect(top: top(ofSection: section), height: sectionHeight(section))
  }

  /// Returns the rectangle of a supplementary view; `nil` if the section does not exist.
  func rect(forSupplementary kind: String, _ section: Int) -> CGRect? {
    guard let rect = rect(forSection: section).map(turned) else { return nil }
    let height = height(of: kind, section)
    return self.rect(top: kind == footerKind ? rect.maxY - height : rect.minY, height: height)
  }

  /// Returns the paths of the rows in a rectangle, ascending.
  func indexPaths(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    if rect.isEmpty { return [] }
    let rect = turned(rect)
    var paths: [IndexPath] = []
    var top: CGFloat = 0
    for section in counts.indices where top < rect.maxY {
      let first = top + height(of: headerKind, section)
      top += sectionHeight(section)
      if top <= rect.minY { continue }
      paths += rows(inSection: section, from: rect.minY - first, to: rect.maxY - first).map {
        IndexPath(row: $0, section: section)
      }
    }
    return paths
  }

  /// Returns the supplementary views in the bounds.
  func visibleSupplementaries() -> [SupplementaryPlace: CGRect] {
    let bounds = turned(host.bounds)
    if bounds.isEmpty { return [:] }
    var places: [SupplementaryPlace: CGRect] = [:]
    var top: CGFloat = 0
    for section in counts.indices {
      let bottom = top + sectionHeight(section)
      defer { top = bottom }
      if top >= bounds.maxY { break }
      if bottom <= bounds.minY { continue }
      for kind in host.supplementaryKinds {
        let height = height(of: kind, section)
        let start = kind == footerKind ? bottom - height : top
        if height > 0 && start + height > bounds.minY && start < bounds.maxY {
          let rect = rect(top: start, height: height)
          places[SupplementaryPlace(kind: kind, section: section)] = rect
        }
      }
    }
    for path in rowKinds.isEmpty ? [] : indexPaths(in: turned(bounds)) {
      for kind in rowKinds {
        let place = SupplementaryPlace(kind: kind, section: path.section, row: path.row)
        places[place] = rect(forRowAt: path)
      }
    }
    return places
  }

  /// Scrolls back to the content if there is less of it.
  func clampContentOffset() {
    let inset = host.adjustedContentInset
    if isHorizontal {
      let last = host.contentSize.width + inset.right - host.bounds.width
      host.contentOffset = CGPoint(x: max(-inset.left, min(host.contentOffset.x, last)), y: 0)
      return
    }
    let lowest = host.contentSize.height + inset.bottom - host.bounds.height
    let offset = max(-inset.top, min(host.contentOffset.y, lowest))
    host.contentOffset = CGPoint(x: host.contentOffset.x, y: offset)
  }

  enum ScrollPlace { case nearest, start, middle, end }

  func scroll(to path: IndexPath, _ place: ScrollPlace) {
    guard let rect = rect(forRowAt: path).map(turned) else {
      // A table view scrolls to the start of an empty section for the row `NSNotFound`.
      record.add(.outOfRange(call: "scroll", path))
      return
    }
    let bounds = turned(host.bounds)
    let room = bounds.height
    let offset: CGFloat =
      switch place {
      case .start: rect.minY
      case .middle: rect.midY - room / 2
      case .end: rect.maxY - room
      case .nearest: min(max(bounds.minY, rect.maxY - room), rect.minY)
      }
    host.contentOffset = turned(CGRect(x: 0, y: offset, width: 0, height: 0)).origin
    clampContentOffset()
  }
}
