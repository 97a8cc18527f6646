// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// Internal code that may read many rows takes a `_StopPoll?` and throws `_Stopped`.
//
// Public code has eight forms that take `shouldStop` and return `nil` if stopped:
//
//     ListDiff(from:to:options:shouldStop:), also with id:contentsEqual:
//     SectionedDiff(from:to:options:shouldStop:), also with id:contentsEqual:
//     derivation.update(to:by:shouldStop:), derivation.update(_:shouldStop:)
//     DerivedSectionMap.update(to:shouldStop:)
//     outline.outlineDiff(to:shouldStop:)
//
// A single generic form of each, with `checkStop: () throws(E) -> Void = {}` and `throws(E)`,
// cannot serve calls with and without a stop: Swift infers no `E` from a default argument, and `any
// Error` for a throwing closure literal.

/// An error thrown when work is stopped; it never reaches a caller.
public struct _Stopped: Error {
  @export(implementation)
  package init() {}
}

/// Counts work, and polls whether to stop it.
///
/// All passes of a call share a poll, or `nil` if the call cannot be stopped. Passes may throw
/// anywhere: they work on a copy that is discarded.
public final class _StopPoll {
  @usableFromInline let shouldStop: () -> Bool

  /// The units of work left until the next poll.
  @usableFromInline package var unitsLeft = Int64(_StopPoll.interval) * _StopPoll.unitsPerRow

  /// Whether `shouldStop` returned `true`; it is not called again.
  @usableFromInline package private(set) var isStopped = false

  /// The number of rows between two polls, and in a block of a pass.
  ///
  /// Reading them takes some hundredths of a millisecond in order, and a quarter of a millisecond
  /// at random outside the caches, so the cost of polling is not measurable.
  @export(implementation) package static var interval: Int { 4_096 }

  /// The units of work for reading a row in a linear pass.
  @export(implementation) package static var unitsPerRow: Int64 { 16 }

  /// The number of rows that are read in the time of one search.
  @export(implementation) package static var search: Int { 16 }

  @export(implementation)
  package init(_ shouldStop: @escaping () -> Bool) { self.shouldStop = shouldStop }

  /// Counts rows that were read, hashed, compared or written.
  ///
  /// - Throws: `_Stopped` if a poll is due and work is to be stopped.
  @export(implementation)
  @inline(never)
  package func check(after rows: Int) throws(_Stopped) {
    unitsLeft &-= Int64(rows) &* Self.unitsPerRow
    if unitsLeft <= 0 { try ask() }
  }

  @usableFromInline
  package func ask() throws(_Stopped) {
    poll()
    if isStopped { throw _Stopped() }
  }

  /// Counts units of work.
  ///
  /// - Throws: `_Stopped` if a poll is due and work is to be stopped.
  func check(units: Int64) throws(_Stopped) {
    unitsLeft &-= units
    if unitsLeft <= 0 { try ask() }
  }

  /// Counts units of work, and polls if a poll is due.
  func count(_ units: Int64) {
    unitsLeft &-= units
    if unitsLeft <= 0 { poll() }
  }

  private func poll() {
    isStopped = isStopped || shouldStop()
    // Once stopped, each further check polls and throws.
    if !isStopped { unitsLeft = Int64(Self.interval) * Self.unitsPerRow }
  }
}

/// Returns the result of work that cannot be stopped.
@export(implementation)
@inline(__always)
package func finished<Result>(_ work: () throws(_Stopped) -> Result) -> Result {
  do {
    return try work()
  } catch {
    fatalError("The work stopped without a request.")
  }
}

/// Returns the result of work, or `nil` if it is stopped.
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

/// A range split into blocks, for passes that poll after each block.
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

extension Range<Int> {
  /// Calls a closure with each number, and polls after each block.
  @inline(__always)
  func forEach(_ stop: _StopPoll?, _ body: (Int) -> Void) throws(_Stopped) {
    for block in StopBlocks(of: self) {
      for number in block { body(number) }
      try stop?.check(after: block.count)
    }
  }
}
