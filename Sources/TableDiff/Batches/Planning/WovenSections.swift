// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of sections that change in the first of two stages, while some of their moves wait for
/// the second one.
///
///     old     a b c        a moves elsewhere in the second stage, d is inserted in the first,
///     middle  d a b c      e comes from elsewhere in the second
///     new     d b e c
///
/// Rows that come later are not there yet, and rows that leave later stand before the first staying
/// row that they were before.
struct WovenSections {
  /// The rows of each such section, by its new offset.
  private(set) var rows: [Int: [MiddleState.RowRun]] = [:]

  /// Where runs of rows that move there or come in start in the middle state, by where they start
  /// in the new one.
  private var middleOfTarget: [RowPath: Int] = [:]

  /// Where runs of rows that leave later start in the middle state, by where they start in the old
  /// one.
  private var middleOfSource: [RowPath: Int] = [:]

  init(
    _ stages: MixedStages, _ places: SectionPlaces, _ operations: RowOperations,
    _ middle: MiddleRows, gone: OffsetSet
  ) {
    let moves = operations.moved.runs
    var leaving: [Int: [MoveRuns.Run]] = [:], entered: Set<Int> = []
    for (index, run) in moves.enumerated() where !stages.isFirst(index) && places.isCrossing(run) {
      leaving[run.from.section, default: []].append(run)
      entered.insert(run.to.section)
    }
    for (new, old) in places.oldOfNew.enumerated()
    where old >= 0 && stages.changingFirst.contains(Int(old)) {
      let runs = leaving[Int(old)] ?? []
      if runs.isEmpty, !entered.contains(new) { continue }
      weave(
        middle.pieces(of: new, gone: gone), new,
        leaving: runs.sorted { $0.from.row < $1.from.row }, stages)
    }
  }

  private mutating func weave(
    _ pieces: [MiddleRows.Piece], _ new: Int, leaving: [MoveRuns.Run], _ stages: MixedStages
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
      case .staying: appendLeaving(before: piece.run.rows.lowerBound)
      default: middleOfTarget[RowPath(section: new, row: piece.row)] = count
      }
      append(piece.run)
    }
    appendLeaving(before: .max)
    rows[new] = runs
  }

  /// The row of the middle state at which a run starts that is there after the first stage.
  func row(ofTarget target: RowPath) -> Int { middleOfTarget[target] ?? target.row }

  /// The row of the middle state at which a run starts that moves in the second stage.
  func row(ofSource source: RowPath) -> Int { middleOfSource[source] ?? source.row }
}
