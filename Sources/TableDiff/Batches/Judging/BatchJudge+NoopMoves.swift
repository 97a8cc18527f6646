// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rule B7: no move from a place to the same place that comes about without it.
extension BatchJudge {
  /// - Parameter implied: The moves that would come about without being named; none where that
  ///   cannot be told.
  mutating func judgeNoopSectionMoves(_ implied: [BatchUpdate.SectionMove]) {
    for move in implied where move.from == move.to {
      violations.append(
        BatchFinding(.b7, .noopMove, [.moveSection(move)], counts: sectionCounts))
    }
  }

  mutating func judgeNoopMoves(_ implied: [MoveRuns.Run]) {
    for run in implied where run.from == run.to {
      for step in 0..<run.count {
        violations.append(
          BatchFinding(
            .b7, .noopMove, [.moveRow(run[step])], counts: rowCounts(old: run.from.section)))
      }
    }
  }
}
