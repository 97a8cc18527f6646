// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the work of a solver, for its limit of effort and for the question whether to stop.
struct WorkMeter {
  private var left: Int
  private var untilQuestion = Block.rowCount
  private let shouldStop: () -> Bool

  /// Whether the caller wants no answer any more.
  private(set) var isStopped = false

  init(limit: Int, shouldStop: @escaping () -> Bool) {
    left = limit
    self.shouldStop = shouldStop
  }

  /// Whether there is no work left to do: the limit was hit, or the caller said to stop.
  var isOver: Bool { left < 0 || isStopped }

  /// Counts steps that were done.
  ///
  /// - Returns: Whether to go on.
  mutating func spend(_ steps: Int) -> Bool {
    if left >= 0 { left -= steps }
    return pass(steps)
  }

  /// Counts rows of a linear pass, which are not limited but may be stopped.
  ///
  /// - Returns: Whether to go on.
  mutating func pass(_ rows: Int) -> Bool {
    untilQuestion -= rows
    if untilQuestion <= 0 {
      untilQuestion = Block.rowCount
      isStopped = isStopped || shouldStop()
    }
    return !isOver
  }
}
