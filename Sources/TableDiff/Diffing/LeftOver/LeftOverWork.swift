// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The work that a walk leaves: pairing the rows left over, and searching for more rows that can
/// stay if the algorithm requires it.
///
/// The work does not know the type of the rows. It hands out tasks; code that knows the type carries
/// them out.
@usableFromInline
struct LeftOverWork {
  /// What comes of a request for the next task.
  enum Step {
    case task(RowTask)
    case done
    case stopped
  }

  private let rows: LeftOverRows
  private let options: PairingOptions
  private var join = JoinWork()
  private var isJoined = false
  private var longest: LongestWork?
  private var stopCheck = StopCheck()

  /// Whether `shouldStop` returned `true`.
  @usableFromInline private(set) var isStopped = false

  /// - Parameters:
  ///   - old: The addresses of the old rows.
  ///   - new: Those of the new rows.
  ///   - sections: The sections of the rows; `nil` for flat lists.
  @usableFromInline
  init(_ old: RowTable, _ new: RowTable, sections: RowSections?, _ options: PairingOptions) {
    rows = LeftOverRows(old: old.prepared(), new: new.prepared(), sections: sections)
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
    if !isJoined {
      switch join.next(
        &pairing, rows, hashSeed: options.hashSeed, after: different, &stopCheck, answer,
        shouldStop)
      {
      case .task(let task): return task
      case .stopped:
        isStopped = true
        return nil
      case .done:
        isJoined = true
        if options.algorithm.kind == .heckel { return nil }
        longest = LongestWork()
      }
    }
    switch longest?.next(
      &pairing, rows, options, after: different, &stopCheck, answer, shouldStop)
    {
    case .task(let task): return task
    case .stopped: isStopped = true
    case .done, nil: break
    }
    return nil
  }
}
