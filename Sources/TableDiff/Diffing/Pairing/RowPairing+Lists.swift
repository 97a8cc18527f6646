// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Finds all pairs of rows by closures, and which of them stay.
  ///
  /// The pairing is completed in place, so no closure has to return a diff.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairRows<Row, ID: Hashable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options,
    shouldStop: () -> Bool
  ) -> Bool {
    let isPaired = old.withContiguousStorage(and: new) { old, new in
      pair(old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
    }
    let isComplete =
      isPaired
      ?? pairNoncontiguous(
        old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
    return isComplete && splitPairs(options.moves, shouldStop: shouldStop)
  }

  /// Walks both lists in step, then does the work that is left over.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pair<Row, ID: Hashable>(
    _ old: UnsafeBufferPointer<Row>, _ new: UnsafeBufferPointer<Row>, id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options, shouldStop: () -> Bool
  ) -> Bool {
    var budget = LookAheadBudget(rowCount: max(old.count, new.count))
    var stopCheck = StopCheck()
    let isWalked = walk(
      old, new, id: id, contentsEqual: contentsEqual, hashSeed: options.hashSeed,
      looksNearFirst: false, budget: &budget, stopCheck: &stopCheck, shouldStop: shouldStop)
    if !isWalked { return false }
    guard var work = unmatchedWork(old, new, options) else { return true }
    return run(&work, id: id, contentsEqual: contentsEqual, shouldStop: shouldStop)
  }

  /// Returns the work that the walk of two lists left over; `nil` if there is none.
  @export(implementation)
  @inline(always)
  func unmatchedWork<Row>(
    _ old: UnsafeBufferPointer<Row>, _ new: UnsafeBufferPointer<Row>, _ options: ListDiff.Options
  ) -> UnmatchedWork? {
    requireCounts(old.count, new.count)
    guard !oldRest.isEmpty, !newRest.isEmpty, let old = old.baseAddress, let new = new.baseAddress
    else { return nil }
    return UnmatchedWork(old, new, stride: MemoryLayout<Row>.stride, options)
  }

  /// Pairs the rows of lists without contiguous storage: of tree arrays by what they do not share,
  /// of others by copying them.
  ///
  /// Not inlined: it would double the code of every call for a case that reads few rows or copies
  /// them anyway.
  @export(implementation)
  @inline(never)
  mutating func pairNoncontiguous<Row, ID: Hashable>(
    _ old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options,
    shouldStop: () -> Bool
  ) -> Bool {
    let isComplete = pairSharing(
      of: old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
    return isComplete
      ?? old.withContiguousCopies(oldCount, and: new, newCount) { old, new in
        pair(old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
      }
  }
}

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
