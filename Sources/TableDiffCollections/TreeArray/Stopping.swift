// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// An error thrown when work was stopped; it never reaches a caller.
public struct _Stopped: Error {
  @export(implementation)
  package init() {}
}

/// Polls whether to stop after so many rows that their work mostly takes less than a millisecond.
///
/// What is stopped was done to a copy, which is dropped: passes may throw wherever they are.
public final class _StopPoll {
  @usableFromInline package let shouldStop: () -> Bool

  /// The number of rows left until the next poll.
  @usableFromInline var rowsLeft = _StopPoll.rowCount

  /// The number of rows between two polls, and in a block of a pass.
  @export(implementation) package static var rowCount: Int { 4_096 }

  /// How many rows are read in the time in which one is searched for.
  @export(implementation) package static var search: Int { 16 }

  @export(implementation)
  init(_ shouldStop: @escaping () -> Bool) { self.shouldStop = shouldStop }

  /// Counts rows that were read.
  ///
  /// - Throws: `_Stopped` if it is time to poll and the work is to be stopped.
  @export(implementation)
  package func check(after rows: Int) throws(_Stopped) {
    rowsLeft -= rows
    if rowsLeft > 0 { return }
    rowsLeft = Self.rowCount
    if shouldStop() { throw _Stopped() }
  }
}

/// Returns the result of work that is not asked to stop.
@export(implementation)
@inline(__always)
package func finished<Result>(_ work: () throws(_Stopped) -> Result) -> Result {
  do {
    return try work()
  } catch {
    fatalError("The work stopped without a request.")
  }
}

/// Returns what work makes, unless it is stopped.
@export(implementation)
@inline(__always)
package func unlessStopped<Result>(
  by shouldStop: () -> Bool, _ work: (_StopPoll) throws(_Stopped) -> Result
) -> Result? {
  withoutActuallyEscaping(shouldStop) { shouldStop in
    do throws(_Stopped) {
      return try work(_StopPoll(shouldStop))
    } catch {
      return nil
    }
  }
}

extension RandomAccessCollection where Index == Int, Element: Identifiable & Equatable {
  /// Returns the diff from this list to another one; the one that is known, if there is one.
  @export(implementation)
  package func tableDiff(
    to new: Self, known: ListDiff? = nil, _ stop: _StopPoll?
  ) throws(_Stopped) -> ListDiff {
    if let known { return known }
    let diff = ListDiff(from: self, to: new, shouldStop: { stop?.shouldStop() ?? false })
    guard let diff else { throw _Stopped() }
    return diff
  }
}

/// A range in blocks, for passes that poll after each.
@usableFromInline
package struct StopBlocks: Sequence, IteratorProtocol {
  @usableFromInline var rest: Range<Int>

  @export(implementation)
  package init(of range: Range<Int>) { rest = range }

  @export(implementation)
  package mutating func next() -> Range<Int>? {
    if rest.isEmpty { return nil }
    let end = Swift.min(rest.upperBound, rest.lowerBound + _StopPoll.rowCount)
    let block = rest.lowerBound..<end
    rest = end..<rest.upperBound
    return block
  }
}
