// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMap {
  /// Returns the effect on each row visible before or after the batch: first rows visible before,
  /// ascending by `from`, then rows visible only after, ascending by `to`.
  ///
  /// - Complexity: O(*v* log *r*), where *v* is the length of both ranges and *r* the number of
  ///   runs.
  func effects<Position>(
    visibleBefore: Range<Int>, visibleAfter: Range<Int>, _ contents: NewContents,
    old oldPosition: (Int) -> Position, new newPosition: (Int) -> Position,
    isShifted: (_ from: Int, _ to: Int) -> Bool
  ) -> [ListEffect<Position>] {
    let before = visibleBefore.clamped(to: 0..<oldCount)
    let after = visibleAfter.clamped(to: 0..<newCount)
    func effect(_ run: Run, _ step: Int) -> ListEffect<Position> {
      let from = run.old < 0 ? nil : Int(run.old) + step
      let to = run.new < 0 ? nil : Int(run.new) + step
      let wasVisible = from.map(before.contains) ?? false
      let isVisible = to.map(after.contains) ?? false
      var kind = run.isMoved ? EffectKind.moved : .movedWithSection
      var isReloaded = false
      if let from, let to {
        if !run.isOutOfOrder { kind = isShifted(from, to) ? .shifted : .unchanged }
      } else {
        kind = from == nil ? .inserted : .deleted
        isReloaded =
          from.map(contents.reloadedOld.contains) ?? to.map(contents.reloadedNew.contains) ?? false
      }
      let isKept = from != nil && to != nil
      return ListEffect(
        kind: kind, from: from.map(oldPosition), to: to.map(newPosition),
        isRefreshed: to.map(contents.refreshed.contains) ?? false, isReloaded: isReloaded,
        becomesVisible: isKept && isVisible && !wasVisible,
        becomesHidden: isKept && wasVisible && !isVisible)
    }
    let visible = before.map { offset in
      let run = byOld[runIndex(ofOld: offset)]
      return effect(run, offset - Int(run.old))
    }
    return visible
      + after.compactMap { offset in
        if let from = oldOffset(ofNew: offset), before.contains(from) { return nil }
        let run = byNew[runIndex(ofNew: offset)]
        return effect(run, offset - Int(run.new))
      }
  }
}
