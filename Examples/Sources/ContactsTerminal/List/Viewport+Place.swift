// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension Viewport {
  /// Returns the viewport after a change, in which one row stays where it was on the screen.
  ///
  /// That is the selected row if it is visible and still there. A viewport at the top stays there
  /// otherwise. Else it is the first visible row that neither is deleted nor moves, or the first
  /// that moved, or the nearest neighbour of those that are gone.
  func keepingPlace(in change: ListTransition, selection: Int?, count: Int) -> Viewport {
    if let selection, rows.contains(selection), let target = change.newOffset(ofOld: selection) {
      return keeping(selection, at: target, count)
    }
    if top == 0 { return self }
    let visible = change.effects(visibleBefore: rows, visibleAfter: 0..<0)
    let kept = visible.first { $0.stays } ?? visible.first { $0.to != nil }
    if let kept, let from = kept.from, let to = kept.to { return keeping(from, at: to, count) }
    return keeping(top, at: change.newOffset(nearestToOld: top) ?? 0, count)
  }

  private func keeping(_ row: Int, at target: Int, _ count: Int) -> Viewport {
    Viewport(top: target - (row - top), height: height).limited(to: count)
  }
}

extension ListTransition {
  /// Returns the new offset of a row; `nil` if it is deleted.
  func newOffset(ofOld offset: Int) -> Int? {
    effects(visibleBefore: offset..<offset + 1, visibleAfter: 0..<0).first?.to
  }

  /// Returns the new offset of the row nearest to a deleted one among those that stay, preferably
  /// after it; `nil` if none is near.
  fileprivate func newOffset(nearestToOld offset: Int) -> Int? {
    var distance = 64
    while distance <= 1 << 16 {
      let after = effects(visibleBefore: offset..<offset + distance, visibleAfter: 0..<0)
      if let row = after.first(where: { $0.stays }) { return row.to }
      let before = effects(
        visibleBefore: max(0, offset - distance)..<offset, visibleAfter: 0..<0)
      if let row = before.last(where: { $0.stays }) { return row.to }
      distance *= 4
    }
    return nil
  }
}

extension ListEffect {
  /// Whether the row keeps its place among the others.
  fileprivate var stays: Bool { kind == .unchanged || kind == .shifted }
}
