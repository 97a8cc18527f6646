// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMap {
  /// A row before and after a batch.
  struct Passage {
    let run: Run
    let from: Int?
    let to: Int?
    let becomesVisible: Bool
    let becomesHidden: Bool

    fileprivate init(_ run: Run, step: Int, _ before: Range<Int>, _ after: Range<Int>) {
      self.run = run
      from = run.old < 0 ? nil : Int(run.old) + step
      to = run.new < 0 ? nil : Int(run.new) + step
      let wasVisible = from.map(before.contains) ?? false
      let isVisible = to.map(after.contains) ?? false
      let isKept = from != nil && to != nil
      becomesVisible = isKept && isVisible && !wasVisible
      becomesHidden = isKept && wasVisible && !isVisible
    }

    /// Returns the effect on the row.
    ///
    /// - Parameter isShifted: Whether a staying row changes its position.
    func kind(isShifted: Bool) -> EffectKind {
      if from == nil { return .inserted }
      if to == nil { return .deleted }
      if run.isMoved { return .moved }
      if run.isInMovedSection { return .movedWithSection }
      return isShifted ? .shifted : .unchanged
    }
  }

  /// Returns each row visible before or after the batch: first rows visible before, ascending by
  /// `from`, then rows visible only after, ascending by `to`.
  ///
  /// - Complexity: O(*v* + log *r*), where *v* is the length of both ranges and *r* the number of
  ///   runs.
  func passages(visibleBefore: Range<Int>, visibleAfter: Range<Int>) -> [Passage] {
    let before = visibleBefore.clamped(to: 0..<oldCount)
    let after = visibleAfter.clamped(to: 0..<newCount)
    var passages: [Passage] = []
    passages.reserveCapacity(before.count + after.count)
    if !before.isEmpty {
      var index = runIndex(ofOld: before.lowerBound)
      for offset in before {
        if offset >= Int(byOld[index].old + byOld[index].count) { index += 1 }
        passages.append(
          Passage(byOld[index], step: offset - Int(byOld[index].old), before, after))
      }
    }
    if !after.isEmpty {
      var index = runIndex(ofNew: after.lowerBound)
      for offset in after {
        if offset >= Int(byNew[index].new + byNew[index].count) { index += 1 }
        let passage = Passage(byNew[index], step: offset - Int(byNew[index].new), before, after)
        if let from = passage.from, before.contains(from) { continue }
        passages.append(passage)
      }
    }
    return passages
  }
}
