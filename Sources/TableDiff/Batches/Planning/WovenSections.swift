// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of sections that change in the first of two stages while some of their moves are in the
/// second.
///
///     old     a b c        a moves elsewhere in the second stage, d is inserted in the first,
///     middle  d a b c      e moves in from elsewhere in the second
///     new     d b e c
///
/// The middle state lacks the rows that enter later. Rows that leave later are before the first
/// staying row that they preceded.
struct WovenSections: ~Copyable {
  /// The rows of each such section, by its new offset.
  private(set) var rows: [Int: [MiddleState.RowRun]] = [:]

  /// For runs of inserted and moved rows, their start in the middle state by their start in the new
  /// one.
  private var middleOfTarget: [RowPath: Int] = [:]

  /// For runs of rows that leave later, their start in the middle state by their start in the old
  /// one.
  private var middleOfSource: [RowPath: Int] = [:]

  init(
    _ stages: borrowing MixedStages, _ mapping: SectionMapping, _ operations: RowOperations,
    _ middle: borrowing MiddleRows, removed: OffsetRanges
  ) {
    let moves = operations.moved.runs
    var leaving: [Int: [MoveRuns.Run]] = [:], entered: Set<Int> = []
    for (index, run) in moves.enumerated() where !stages.isFirst(index) && mapping.isCrossing(run) {
      leaving[run.from.section, default: []].append(run)
      entered.insert(run.to.section)
    }
    for (new, old) in mapping.oldOfNew.enumerated()
    where old >= 0 && stages.changingFirst.contains(Int(old)) {
      let runs = leaving[Int(old)] ?? []
      if runs.isEmpty, !entered.contains(new), !stages.insertsLast(in: new) { continue }
      weave(
        middle.pieces(of: new, removed: removed), new,
        leaving: runs.sorted(byOffset: { $0.from.row }), stages)
    }
  }

  private mutating func weave(
    _ pieces: [MiddleRows.Piece], _ new: Int, leaving: [MoveRuns.Run],
    _ stages: borrowing MixedStages
  ) {
    var runs: [MiddleState.RowRun] = []
    var count = 0
    func append(_ run: MiddleState.RowRun) {
      runs.append(run)
      count += run.rows.count
    }
    var leaving = leaving[...]
    func appendLeaving(before row: Int) {
      while let run = leaving.first, run.from.row < row {
        middleOfSource[run.from] = count
        let rows = run.from.row..<run.from.row + run.count
        append(.init(origin: .old, section: run.from.section, rows: rows))
        leaving.removeFirst()
      }
    }
    for piece in pieces {
      switch piece.kind {
      case .moved(let index) where !stages.isFirst(index): continue
      case .inserted where stages.insertsLast(in: new): continue
      case .staying: appendLeaving(before: piece.run.rows.lowerBound)
      default: middleOfTarget[RowPath(section: new, row: piece.row)] = count
      }
      append(piece.run)
    }
    appendLeaving(before: .max)
    rows[new] = runs
  }

  /// Returns the row of the middle state at which a run starts that is inserted or moved in the
  /// first stage.
  func row(ofTarget target: RowPath) -> Int { middleOfTarget[target] ?? target.row }

  /// Returns the row of the middle state at which a run starts that moves in the second stage.
  func row(ofSource source: RowPath) -> Int { middleOfSource[source] ?? source.row }
}
