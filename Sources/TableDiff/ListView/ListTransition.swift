// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What became of each cell in a batch.
///
///     let transition = try view.perform(batch, rows: new)
///     for effect in transition.effects(visibleBefore: 0..<20, visibleAfter: 5..<25) {
///       animate(effect)
///     }
///
/// It is kept in runs: it costs memory for what changed, not for what stayed.
public struct ListTransition: Sendable, Hashable {
  let map: RowMap
  private let redundantMoves: [MoveRuns.Run]
  private let counts: BatchFinding.Counts

  @usableFromInline
  init(_ reading: BatchReading) {
    map = reading.map.marked(
      refreshed: reading.refreshed, reloadedOld: reading.reloadedOld,
      reloadedNew: reading.reloadedNew)
    redundantMoves = reading.redundantMoves
    counts = reading.counts
  }

  /// The number of rows before the batch.
  public var oldCount: Int { map.oldCount }

  /// The number of rows after the batch.
  public var newCount: Int { map.newCount }

  /// What is not wrong with the batch, but needless: moves that would come about without being
  /// named.
  ///
  /// The array is made on each call: keep it in a constant where it is read more than once.
  ///
  /// - Complexity: O(*w*), where *w* is the number of warnings.
  public var warnings: [BatchFinding] {
    redundantMoves.flatMap { run in
      (0..<run.count).map { step in
        BatchFinding(.b7, .redundantMove, [.moveRow(run[step])], counts: counts)
      }
    }
  }
}

extension ListTransition: CustomStringConvertible {
  /// The counts before and after, and how many warnings there are.
  public var description: String {
    let count = redundantMoves.reduce(0) { $0 + $1.count }
    return "ListTransition(\(oldCount) to \(newCount) rows, \(count) warnings)"
  }
}
