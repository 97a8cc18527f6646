// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Inside, whatever may read many rows takes a `_StopPoll?` and throws `_Stopped`; only the solver of
// longest common subsequences returns early, as it does when it hits its limit of effort.
//
// Outside, eight forms take `shouldStop` and return `nil` if it is stopped:
//
//     ListDiff(from:to:options:shouldStop:), also with id:contentsEqual:
//     SectionedDiff(from:to:options:shouldStop:), also with id:contentsEqual:
//     derivation.update(to:by:shouldStop:), derivation.update(_:shouldStop:)
//     DerivedSectionMap.update(to:shouldStop:)
//     outline.outlineDiff(to:shouldStop:)
//
// One generic form of each, `checkStop: () throws(E) -> Void = {}` with `throws(E)`, does not serve calls
// with and without a stop: Swift infers no `E` from a default argument, and `any Error` for a closure
// literal that throws.

/// An error thrown when work was stopped; it never reaches a caller.
public struct _Stopped: Error {
  @export(implementation)
  package init() {}
}

/// Counts work, and polls whether to stop it.
///
/// All passes of a call count to one poll, which is `nil` where nothing stops the call. What is stopped
/// was done to a copy, which is dropped: passes may throw wherever they are.
public final class _StopPoll {
  @usableFromInline let shouldStop: () -> Bool

  /// The units of work left until the next poll.
  @usableFromInline package var unitsLeft = Int64(_StopPoll.interval) * _StopPoll.unitsPerRow

  /// Whether `shouldStop` returned `true`; it is not called again.
  @usableFromInline package private(set) var isStopped = false

  /// The number of rows between two polls, and in a block of a pass.
  ///
  /// To read them takes some hundredths of a millisecond in order, and a quarter where each is a random
  /// read outside the caches, so polling costs nothing that can be measured.
  @export(implementation) package static var interval: Int { 4_096 }

  /// The units of work of reading a row in a linear pass.
  @export(implementation) package static var unitsPerRow: Int64 { 16 }

  /// How many rows are read in the time in which one is searched for.
  @export(implementation) package static var search: Int { 16 }

  @export(implementation)
  package init(_ shouldStop: @escaping () -> Bool) { self.shouldStop = shouldStop }

  /// Counts rows that were read, hashed, compared or written.
  ///
  /// - Throws: `_Stopped` if it is time to poll and the work is to be stopped.
  @export(implementation)
  @inline(never)
  package func check(after rows: Int) throws(_Stopped) {
    unitsLeft &-= Int64(rows) &* Self.unitsPerRow
    if unitsLeft <= 0 { try ask() }
  }

  /// Polls now.
  @usableFromInline
  package func ask() throws(_Stopped) {
    poll()
    if isStopped { throw _Stopped() }
  }

  /// Counts units of work, and polls if it is time to.
  func count(_ units: Int64) {
    unitsLeft &-= units
    if unitsLeft <= 0 { poll() }
  }

  private func poll() {
    isStopped = isStopped || shouldStop()
    // Once stopped, each further check polls, and throws.
    if !isStopped { unitsLeft = Int64(Self.interval) * Self.unitsPerRow }
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

/// A range in blocks, for passes that poll after each.
@usableFromInline
package struct StopBlocks: Sequence, IteratorProtocol {
  @usableFromInline var rest: Range<Int>

  @export(implementation)
  @inline(__always)
  package init(of range: Range<Int>) { rest = range }

  @export(implementation)
  @inline(__always)
  package mutating func next() -> Range<Int>? {
    if rest.isEmpty { return nil }
    let end = Swift.min(rest.upperBound, rest.lowerBound &+ _StopPoll.interval)
    let block = rest.lowerBound..<end
    rest = end..<rest.upperBound
    return block
  }
}
