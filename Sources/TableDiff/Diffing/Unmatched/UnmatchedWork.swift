// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The work that a walk leaves: pairing the unmatched rows, and searching for more rows that can
/// stay if the algorithm requires it.
///
/// The work does not know the type of the rows. It hands out tasks; code that knows the type carries
/// them out.
@usableFromInline
struct UnmatchedWork {
  private let rows: UnmatchedRows
  private let options: ListDiff.Options

  /// The tasks; created when they are needed, since most diffs leave over so few rows that they are
  /// compared one by one.
  private var tasks: UnmatchedTasks?

  /// Whether `shouldStop` returned `true`.
  @usableFromInline var isStopped: Bool { tasks?.isStopped ?? false }

  /// Creates the work of two flat lists.
  ///
  /// - Parameters:
  ///   - old: The address of the first old row.
  ///   - new: That of the first new row.
  ///   - stride: The number of bytes from a row to the next.
  @usableFromInline
  init(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, stride: Int, _ options: ListDiff.Options
  ) {
    self.init(
      UnmatchedRows(
        old: RowTable(old, stride: stride), new: RowTable(new, stride: stride), sections: nil),
      options)
  }

  init(_ rows: UnmatchedRows, _ options: ListDiff.Options) {
    self.rows = rows
    self.options = options
  }

  /// Ends a task and returns the next one; `nil` when the work is done or stopped.
  ///
  /// - Parameters:
  ///   - different: If the task was to compare pairs, the first pair that differs; their count if
  ///     none does.
  ///   - answer: Answers questions about single rows.
  ///   - shouldStop: Polled once a block.
  @usableFromInline
  mutating func next(
    _ pairing: inout RowPairing, after different: Int,
    answer: (RowQuestion, UnsafeRawPointer, UnsafeRawPointer) -> UInt64, shouldStop: () -> Bool
  ) -> RowTask? {
    if tasks == nil {
      let areFew = RowPairing.areFew(pairing.oldRest, pairing.newRest)
      if areFew {
        pairing.pairFew(rows, answer)
        if options.algorithm.kind == .heckel { return nil }
      }
      tasks = UnmatchedTasks(arePaired: areFew)
    }
    return tasks?.next(&pairing, rows, options, after: different, answer, shouldStop)
  }
}

/// The tasks of the work that a walk leaves.
final class UnmatchedTasks {
  /// What comes of a request for the next task.
  enum Step {
    case task(RowTask)
    case done
    case stopped
  }

  private var join: JoinWork?
  private var longest: LongestWork?
  private var stopCheck = StopCheck()
  private(set) var isStopped = false

  /// - Parameter arePaired: Whether the unmatched rows are paired, and only longer results are to be
  ///   searched for.
  init(arePaired: Bool) {
    if !arePaired { join = JoinWork() }
  }

  /// Ends a task and returns the next one; `nil` when all are done or stopped.
  func next(
    _ pairing: inout RowPairing, _ rows: UnmatchedRows, _ options: ListDiff.Options,
    after different: Int, _ answer: RowAnswers, _ shouldStop: () -> Bool
  ) -> RowTask? {
    let step = nextStep(&pairing, rows, options, after: different, answer, shouldStop)
    if case .task(let task) = step { return task }
    if case .stopped = step { isStopped = true }
    return nil
  }

  private func nextStep(
    _ pairing: inout RowPairing, _ rows: UnmatchedRows, _ options: ListDiff.Options,
    after different: Int, _ answer: RowAnswers, _ shouldStop: () -> Bool
  ) -> Step {
    let joined = join?.next(
      &pairing, rows, hashSeed: options.hashSeed, after: different, &stopCheck, answer,
      shouldStop)
    if let joined {
      guard case .done = joined else { return joined }
      join = nil
    }
    if options.algorithm.kind == .heckel { return .done }
    if longest == nil { longest = LongestWork() }
    return longest?.next(
      &pairing, rows, options, after: different, &stopCheck, answer, shouldStop) ?? .done
  }
}
