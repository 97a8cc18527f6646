// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListTransition {
  /// What happens to every cell that is visible before or after the batch.
  ///
  ///     // [a b c d] -> [c a b x]
  ///     let effects = transition.effects(visibleBefore: 0..<2, visibleAfter: 0..<2)
  ///     // a: shifted from 0 to 1
  ///     // b: shifted from 1 to 2, leaves
  ///     // c: moved from 2 to 0, enters
  ///
  /// - Parameters:
  ///   - visibleBefore: Old offsets; those beyond the rows are left out.
  ///   - visibleAfter: New offsets; those beyond the rows are left out.
  /// - Returns: One effect a cell: first, ascending by `from`, the cells visible before, then,
  ///   ascending by `to`, those visible after only.
  /// - Complexity: O(*v* + log *r*), where *v* is the length of both ranges and *r* the number of
  ///   runs.
  public func effects(
    visibleBefore: Range<Int>, visibleAfter: Range<Int>
  ) -> [CellEffect] {
    let before = visibleBefore.clamped(to: 0..<oldCount)
    let after = visibleAfter.clamped(to: 0..<newCount)
    var effects: [CellEffect] = []
    effects.reserveCapacity(before.count + after.count)
    if !before.isEmpty {
      var index = map.runIndex(ofOld: before.lowerBound)
      for offset in before {
        if offset >= Int(map.byOld[index].old + map.byOld[index].count) { index += 1 }
        effects.append(
          effect(map.byOld[index], step: offset - Int(map.byOld[index].old), before, after))
      }
    }
    if !after.isEmpty {
      var index = map.runIndex(ofNew: after.lowerBound)
      for offset in after {
        if offset >= Int(map.byNew[index].new + map.byNew[index].count) { index += 1 }
        let effect = effect(
          map.byNew[index], step: offset - Int(map.byNew[index].new), before, after)
        if let from = effect.from, before.contains(from) { continue }
        effects.append(effect)
      }
    }
    return effects
  }

  private func effect(
    _ run: RowMap.Run, step: Int, _ before: Range<Int>, _ after: Range<Int>
  ) -> CellEffect {
    let from = run.old < 0 ? nil : Int(run.old) + step
    let to = run.new < 0 ? nil : Int(run.new) + step
    let wasVisible = from.map(before.contains) ?? false
    let isVisible = to.map(after.contains) ?? false
    let isKept = from != nil && to != nil
    return CellEffect(
      kind: kind(run), from: from, to: to, isRefreshed: run.isRefreshed, isReloaded: run.isReloaded,
      enters: isKept && isVisible && !wasVisible, leaves: isKept && wasVisible && !isVisible)
  }

  private func kind(_ run: RowMap.Run) -> CellEffect.Kind {
    if run.old < 0 { return .inserted }
    if run.new < 0 { return .deleted }
    if run.isMoved { return .moved }
    return run.old == run.new ? .unchanged : .shifted
  }
}
