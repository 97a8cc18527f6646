// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows compared by what they conform to, instead of by closures.
///
/// What reads rows is not inlined here but specialised for a type of row, and so compiled once in a
/// program, however many calls there are. Closures need the code inlined into each call.
extension RowPairing {
  /// Finds all pairs of rows, and which of them stay.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  mutating func pairRows<Row: Identifiable & Equatable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    _ options: ListDiff.Options, shouldStop: () -> Bool
  ) -> Bool {
    let isPaired = old.withContiguousStorage(and: new) { old, new in
      pair(old, new, options, shouldStop: shouldStop)
    }
    let isComplete = isPaired ?? pairNoncontiguous(old, new, options, shouldStop: shouldStop)
    return isComplete && splitPairs(options.moves, shouldStop: shouldStop)
  }

  @export(implementation)
  @inline(never)
  mutating func pair<Row: Identifiable & Equatable>(
    _ old: UnsafeBufferPointer<Row>, _ new: UnsafeBufferPointer<Row>, _ options: ListDiff.Options,
    shouldStop: () -> Bool
  ) -> Bool {
    var budget = LookAheadBudget(rowCount: max(old.count, new.count))
    var stopCheck = StopCheck()
    let isWalked = walk(
      old, new, hashSeed: options.hashSeed, looksNearFirst: false, budget: &budget,
      stopCheck: &stopCheck, shouldStop: shouldStop)
    if !isWalked { return false }
    guard var work = unmatchedWork(old, new, options) else { return true }
    return run(&work, on: Row.self, shouldStop: shouldStop)
  }

  @export(implementation)
  @inline(never)
  mutating func pairNoncontiguous<Row: Identifiable & Equatable>(
    _ old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    _ options: ListDiff.Options, shouldStop: () -> Bool
  ) -> Bool {
    pairSharing(of: old, new, options, shouldStop: shouldStop)
      ?? old.withContiguousCopies(oldCount, and: new, newCount) { old, new in
        pair(old, new, options, shouldStop: shouldStop)
      }
  }

  @export(implementation)
  @inline(never)
  mutating func pairSharing<Row: Identifiable & Equatable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    _ options: ListDiff.Options, shouldStop: () -> Bool
  ) -> Bool? {
    pairSharing(
      of: old, new, id: { $0.id }, contentsEqual: { $0 == $1 }, options, shouldStop: shouldStop)
  }

  @export(implementation)
  @inline(never)
  mutating func walk<Row: Identifiable & Equatable>(
    _ old: UnsafeBufferPointer<Row>, _ new: UnsafeBufferPointer<Row>, hashSeed: UInt64?,
    looksNearFirst: Bool, budget: inout LookAheadBudget, stopCheck: inout StopCheck,
    shouldStop: () -> Bool
  ) -> Bool {
    walk(
      old, new, id: { $0.id }, contentsEqual: { $0 == $1 }, hashSeed: hashSeed,
      looksNearFirst: looksNearFirst, budget: &budget, stopCheck: &stopCheck,
      shouldStop: shouldStop)
  }

  @export(implementation)
  @inline(never)
  mutating func run<Row: Identifiable & Equatable>(
    _ work: inout UnmatchedWork, on rows: Row.Type, shouldStop: () -> Bool
  ) -> Bool {
    run(
      &work, id: { (row: Row) in row.id }, contentsEqual: { $0 == $1 }, shouldStop: shouldStop)
  }
}
