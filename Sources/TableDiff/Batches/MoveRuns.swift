// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Row moves in ascending order of their targets, kept as runs of rows that move side by side.
///
/// As in ``RowRuns``, anything may be named, also twice; equal moves are stored alike.
package struct MoveRuns: Sendable, Hashable {
  package struct Run: Sendable, Hashable {
    package var from: RowPath
    package var to: RowPath
    package var count: Int

    /// One of the run's moves.
    package subscript(step: Int) -> BatchUpdate.Move {
      BatchUpdate.Move(
        from: RowPath(section: from.section, row: from.row + step),
        to: RowPath(section: to.section, row: to.row + step))
    }
  }

  package private(set) var runs: ContiguousArray<Run> = []

  /// How many moves all the runs hold together.
  package private(set) var count = 0

  package init() {}

  /// Sorts moves and joins neighbours.
  package init(_ moves: [BatchUpdate.Move]) {
    for move in moves.sorted(by: { ($0.to, $0.from) < ($1.to, $1.from) }) {
      append(Run(from: move.from, to: move.to, count: 1))
    }
  }

  /// Sorts runs that have no target in common, and joins neighbours.
  init(sorting unsorted: ContiguousArray<Run>) {
    runs.reserveCapacity(unsorted.count)
    for run in unsorted.sorted(by: { $0.to < $1.to }) { append(run) }
  }

  /// Takes the moves within a section over.
  package init(section: Int, pairs: OffsetPairs) {
    runs.reserveCapacity(pairs.runs.count)
    for run in pairs.runs {
      append(
        Run(
          from: RowPath(section: section, row: Int(run.old)),
          to: RowPath(section: section, row: Int(run.new)), count: Int(run.count)))
    }
  }

  package var isEmpty: Bool { runs.isEmpty }

  /// Makes room for runs to come.
  mutating func reserveRuns(_ runCount: Int) { runs.reserveCapacity(runCount) }

  package var moves: [BatchUpdate.Move] {
    var moves: [BatchUpdate.Move] = []
    moves.reserveCapacity(count)
    for run in runs {
      for step in 0..<run.count { moves.append(run[step]) }
    }
    return moves
  }

  /// Adds moves behind all others; joins them to the last run where they go on from there.
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
