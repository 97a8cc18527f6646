// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMatcher {
  /// Finds all pairs of rows by closures, and determines which of them stay.
  ///
  /// Pairs are completed in place, so no closure returns a diff.
  @export(implementation)
  @inline(always)
  mutating func pairRows<Row, ID: Hashable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    let isPaired: Void? = try old.withContiguousStorage(and: new) { old, new throws(_Stopped) in
      try pair(old, new, id: id, contentsEqual: contentsEqual, options, stop)
    }
    if isPaired == nil {
      try pairNoncontiguous(old, new, id: id, contentsEqual: contentsEqual, options, stop)
    }
    try splitPairs(options.moves, stop)
  }

  /// Walks both lists in step, then pairs the unmatched rows.
  @export(implementation)
  @inline(always)
  mutating func pair<Row, ID: Hashable>(
    _ old: UnsafeBufferPointer<Row>, _ new: UnsafeBufferPointer<Row>, id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) {
    var budget = LookAheadBudget(rowCount: max(old.count, new.count))
    try walk(
      old, new, id: id, contentsEqual: contentsEqual, hashSeed: options.hashSeed,
      looksNearFirst: false, budget: &budget, stop)
    guard var driver = joinDriver(old, new, options) else { return }
    try run(&driver, id: id, contentsEqual: contentsEqual, stop)
  }

  /// Returns the driver for the unmatched rows of a walk; `nil` if there is nothing left to do.
  @export(implementation)
  @inline(always)
  func joinDriver<Row>(
    _ old: UnsafeBufferPointer<Row>, _ new: UnsafeBufferPointer<Row>, _ options: ListDiff.Options
  ) -> JoinDriver? {
    requireCounts(old.count, new.count)
    guard !unmatchedOld.isEmpty, !unmatchedNew.isEmpty, let old = old.baseAddress,
      let new = new.baseAddress
    else { return nil }
    return JoinDriver(old, new, stride: MemoryLayout<Row>.stride, options)
  }

  /// Pairs the rows of lists without contiguous storage: for tree arrays the rows they do not
  /// share, for other lists copies.
  ///
  /// Not inlined: it would double the code of every call for lists that are copied anyway or of
  /// which few rows are read.
  @export(implementation)
  @inline(never)
  mutating func pairNoncontiguous<Row, ID: Hashable>(
    _ old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    if try pairSharing(of: old, new, id: id, contentsEqual: contentsEqual, options, stop) { return }
    try old.withContiguousCopies(oldCount, and: new, newCount) { old, new throws(_Stopped) in
      try pair(old, new, id: id, contentsEqual: contentsEqual, options, stop)
    }
  }
}

/// Comparison by conformances instead of closures.
///
/// Code that reads rows is specialised for the row type instead of inlined, so a program contains
/// it once for any number of calls. Closures require inlining at each call.
extension RowMatcher {
  /// Finds all pairs of rows, and determines which of them stay.
  @export(implementation)
  mutating func pairRows<Row: Identifiable & Equatable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let isPaired: Void? = try old.withContiguousStorage(and: new) { old, new throws(_Stopped) in
      try pair(old, new, options, stop)
    }
    if isPaired == nil { try pairNoncontiguous(old, new, options, stop) }
    try splitPairs(options.moves, stop)
  }

  @export(implementation)
  @inline(never)
  mutating func pair<Row: Identifiable & Equatable>(
    _ old: UnsafeBufferPointer<Row>, _ new: UnsafeBufferPointer<Row>, _ options: ListDiff.Options,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    var budget = LookAheadBudget(rowCount: max(old.count, new.count))
    try walk(
      old, new, hashSeed: options.hashSeed, looksNearFirst: false, budget: &budget, stop)
    guard var driver = joinDriver(old, new, options) else { return }
    try run(&driver, on: Row.self, stop)
  }

  @export(implementation)
  @inline(never)
  mutating func pairNoncontiguous<Row: Identifiable & Equatable>(
    _ old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) {
    if try pairSharing(of: old, new, options, stop) { return }
    try old.withContiguousCopies(oldCount, and: new, newCount) { old, new throws(_Stopped) in
      try pair(old, new, options, stop)
    }
  }

  @export(implementation)
  @inline(never)
  mutating func pairSharing<Row: Identifiable & Equatable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) -> Bool {
    try pairSharing(
      of: old, new, id: { $0.id }, contentsEqual: { $0 == $1 }, options, stop)
  }

  @export(implementation)
  @inline(never)
  mutating func walk<Row: Identifiable & Equatable>(
    _ old: UnsafeBufferPointer<Row>, _ new: UnsafeBufferPointer<Row>, hashSeed: UInt64?,
    looksNearFirst: Bool, budget: inout LookAheadBudget, _ stop: _StopPoll?
  ) throws(_Stopped) {
    try walk(
      old, new, id: { $0.id }, contentsEqual: { $0 == $1 }, hashSeed: hashSeed,
      looksNearFirst: looksNearFirst, budget: &budget, stop)
  }

  @export(implementation)
  @inline(never)
  mutating func run<Row: Identifiable & Equatable>(
    _ driver: inout JoinDriver, on rows: Row.Type, _ stop: _StopPoll?
  ) throws(_Stopped) {
    try run(&driver, id: { (row: Row) in row.id }, contentsEqual: { $0 == $1 }, stop)
  }
}
