// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rule B7: every move has an effect.
extension BatchRule {
  /// No row or section moves to the position it would have without the move (B7).
  ///
  /// A move with `from == to` may have an effect: in `[D1 D2 M A B]` to `[A B M]`, M moves from 2
  /// to 2.
  package static let noopMove = BatchRule(
    "B7", "noopMove", message: { "\($0.subject) has no effect: it is already there" })

  /// A warning: a row or section moves to a different offset, but would be there without the move
  /// too (B7).
  package static let redundantMove = BatchRule(
    "B7", "redundantMove", message: { "\($0.subject) follows from the other operations" })
}

extension BatchValidator {
  /// - Parameter implied: The moves implied by the other operations; none if unknown.
  mutating func validateNoopSectionMoves(_ implied: [ListDiff.Move]) {
    for move in implied where move.from == move.to {
      report(.noopMove, .moveSection(move), counts: sectionCounts)
    }
  }

  mutating func validateNoopMoves(_ implied: [MoveRuns.Run]) {
    for run in implied where run.from == run.to {
      for step in 0..<run.count {
        report(.noopMove, .moveRow(run[step]), counts: rowCounts(old: run.from.section))
      }
    }
  }
}
