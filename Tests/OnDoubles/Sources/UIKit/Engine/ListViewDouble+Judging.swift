// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// What a batch does, as the library reads it.
extension ListViewDouble {
  /// Performs a batch on a list of rows without identities, by the rules for counts and operations.
  ///
  /// The rows are all alike, so no rule about identities can be broken. The transition still tells
  /// where each row goes.
  func perform(
    _ update: BatchUpdate, on list: inout HeadlessListView<Counted>, to sections: [Counted]
  ) throws(BatchError) -> ListTransition {
    try list.perform(
      update, sections: sections, id: { _ in 0 }, contentsEqual: { _, _ in true })
  }

  /// Returns UIKit's texts for what is wrong with a batch, as far as they are known.
  func texts(of error: BatchError) -> [String] {
    error.findings.compactMap { $0.uiKitText(for: host.kind) }
  }

  func rejection(_ error: BatchError) -> UIKitFailure {
    .rejected(rules: error.findings.map { "\($0.code) \($0.name)" }, texts: texts(of: error))
  }

  /// Takes cells, headers and the selection to their new places, and shows what is visible there.
  func carryAlong(_ transition: ListTransition, to counts: [Int]) {
    let before = cells
    cells = [:]
    var deleted: [(IndexPath, LiveCell)] = []
    for (path, cell) in before {
      if let target = transition.target(of: path) {
        cells[target] = cell
      } else {
        deleted.append((path, cell))
      }
    }
    for (path, cell) in deleted.sorted(by: { $0.0 < $1.0 }) { discard(cell, at: path) }
    let views = supplementaryViews
    supplementaryViews = [:]
    for (place, view) in views {
      if rowKinds.contains(place.kind) {
        let path = IndexPath(row: place.row, section: place.section)
        if let target = transition.target(of: path) {
          let place = SupplementaryPlace(
            kind: place.kind, section: target.section, row: target.row)
          supplementaryViews[place] = view
        } else {
          putAway(view, kind: poolKind(place.kind))
        }
      } else if let section = transition.target(ofSection: place.section) {
        supplementaryViews[SupplementaryPlace(kind: place.kind, section: section)] = view
      } else {
        putAway(view, kind: poolKind(place.kind))
      }
    }
    selectedPaths = Set(selectedPaths.compactMap(transition.target))
    prefetchedPaths = Set(prefetchedPaths.compactMap(transition.target))
    // A flow layout forgets them.
    let kept = host.kind == .collectionView ? [:] : knownHeights
    knownHeights = Dictionary(
      uniqueKeysWithValues: kept.compactMap { path, height in
        transition.target(of: path).map { ($0, height) }
      })
    self.counts = counts
    measure()
    clampContentOffset()
    showVisible(prepares: false)
  }
}

extension ListTransition {
  /// Returns the path of a row after the batch; `nil` if its cell is deleted.
  fileprivate func target(of path: IndexPath) -> IndexPath? {
    let row = RowPath(path)
    let range = row..<RowPath(section: row.section, row: row.row + 1)
    let nothing = RowPath(section: 0, row: 0)..<RowPath(section: 0, row: 0)
    return effects(visibleBefore: range, visibleAfter: nothing).first?.to.map(IndexPath.init)
  }

  /// Returns a section's offset after the batch; `nil` if its headers are deleted.
  fileprivate func target(ofSection section: Int) -> Int? {
    sectionEffects(visibleBefore: section..<section + 1, visibleAfter: 0..<0).first?.to
  }
}

extension RowPath {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}

extension IndexPath {
  init(_ path: RowPath) { self.init(row: path.row, section: path.section) }
}
