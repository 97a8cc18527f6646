// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a collection view drops without a word.
extension BatchUpdate {
  /// The batch without inserts and moves that are told again.
  func withoutRepeats() -> BatchUpdate {
    let inserts = inserted.withoutRepeats(), moves = moved.withoutRepeats()
    let sectionInserts = Self.unique(sectionInserts), sectionMoves = Self.unique(sectionMoves)
    if inserts.count == inserted.count, moves.count == moved.count,
      sectionInserts.count == self.sectionInserts.count,
      sectionMoves.count == self.sectionMoves.count
    {
      return self
    }
    return BatchUpdate(
      self, sectionInserts: sectionInserts, sectionMoves: sectionMoves, deleted: deleted,
      inserted: inserts, moved: moves, reloaded: reloaded)
  }

  /// The batch without row deletes in sections that are deleted or reloaded, row inserts in
  /// sections that are inserted or reloaded, and row reloads in sections that are reloaded.
  func withoutSwallowed(_ fates: SectionFates) -> BatchUpdate {
    if !hasSectionOperations { return self }
    return BatchUpdate(
      self, sectionInserts: sectionInserts, sectionMoves: sectionMoves,
      deleted: deleted.filter { !fates.goes(old: $0) },
      inserted: inserted.filter { !fates.comes(new: $0) }, moved: moved,
      reloaded: reloaded.filter { !fates.isReloaded(old: $0) })
  }

  /// The elements of a sorted array, each once.
  private static func unique<Element: Equatable>(_ elements: [Element]) -> [Element] {
    var unique: [Element] = []
    for element in elements where unique.last != element { unique.append(element) }
    return unique
  }
}

extension RowRuns {
  /// The paths of those sections that a condition picks.
  fileprivate func filter(_ isIncluded: (_ section: Int) -> Bool) -> RowRuns {
    var filtered = RowRuns()
    for run in runs where isIncluded(run.section) {
      filtered.append(section: run.section, rows: run.rows)
    }
    return filtered
  }

  /// Each path once.
  fileprivate func withoutRepeats() -> RowRuns {
    let isAscending = zip(runs, runs.dropFirst()).allSatisfy {
      $0.section < $1.section || $0.rows.upperBound < $1.rows.lowerBound
    }
    return isAscending ? self : RowRuns(Array(Set(paths)))
  }
}

extension MoveRuns {
  /// Each move once.
  fileprivate func withoutRepeats() -> MoveRuns {
    let isAscending = zip(runs, runs.dropFirst()).allSatisfy {
      $0[$0.count - 1].to < $1.to
    }
    return isAscending ? self : MoveRuns(Array(Set(moves)))
  }
}
