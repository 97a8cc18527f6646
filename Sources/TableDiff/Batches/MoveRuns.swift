// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Row moves, ascending by target, stored as runs of consecutive rows.
///
/// Paths are unrestricted and may repeat, as in ``RowRuns``. Runs are canonical, so `==` compares
/// moves.
package struct MoveRuns: Sendable, Equatable {
  package struct Run: Sendable, Equatable {
    package var from: RowPath
    package var to: RowPath
    package var count: Int

    /// The move of one of the run's rows.
    package subscript(step: Int) -> SectionedDiff.Move {
      SectionedDiff.Move(
        from: RowPath(section: from.section, row: from.row + step),
        to: RowPath(section: to.section, row: to.row + step))
    }
  }

  package private(set) var runs: ContiguousArray<Run> = []

  /// The number of moves in all runs.
  package private(set) var count = 0

  init() {}

  /// Creates runs from moves in any order.
  init(_ moves: [SectionedDiff.Move]) {
    for move in moves.inOrder() {
      append(Run(from: move.from, to: move.to, count: 1))
    }
  }

  /// Creates runs of a plan from runs with distinct targets, in any order.
  ///
  /// - Complexity: O(*r*), where *r* is the number of runs.
  init(sorting unsorted: ContiguousArray<Run>) {
    runs.reserveCapacity(unsorted.count)
    for run in unsorted.sortedByPath({ $0.to }) { append(run) }
  }

  /// Creates runs from moves within a section.
  init(section: Int, pairs: OffsetPairs) {
    runs.reserveCapacity(pairs.runs.count)
    for run in pairs.runs {
      append(
        Run(
          from: RowPath(section: section, row: Int(run.old)),
          to: RowPath(section: section, row: Int(run.new)), count: Int(run.count)))
    }
  }

  package var isEmpty: Bool { runs.isEmpty }

  mutating func reserveRuns(_ runCount: Int) { runs.reserveCapacity(runCount) }

  package var moves: [SectionedDiff.Move] {
    var moves: [SectionedDiff.Move] = []
    moves.reserveCapacity(count)
    for run in runs {
      for step in 0..<run.count { moves.append(run[step]) }
    }
    return moves
  }

  /// Appends a run; extends the last one if it continues that one.
  @inline(never)
  mutating func append(_ run: Run) {
    count += run.count
    let last = runs.endIndex - 1
    if last >= 0, goesOn(from: runs[last].from, count: runs[last].count, at: run.from),
      goesOn(from: runs[last].to, count: runs[last].count, at: run.to)
    {
      runs[last].count += run.count
    } else {
      runs.append(run)
    }
  }

  private func goesOn(from start: RowPath, count: Int, at path: RowPath) -> Bool {
    let (end, overflow) = start.row.addingReportingOverflow(count)
    return start.section == path.section && end == path.row && !overflow
  }
}
