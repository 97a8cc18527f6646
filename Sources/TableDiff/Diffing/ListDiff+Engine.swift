// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Computes the diff, unless it is stopped.
  ///
  /// The loops that read rows are inlined into each caller, so that closure and key-path literals
  /// cost nothing. A call that is not inlined copies rows for each comparison.
  ///
  /// - Parameter shouldStop: Polled once a block; the result is `nil` if it returns `true`.
  @inlinable
  @inline(always)
  package init?<Row, ID: Hashable>(
    from old: some RandomAccessCollection<Row>,
    to new: some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    options: PairingOptions,
    shouldStop: () -> Bool
  ) {
    var pairing = RowPairing(oldCount: old.count, newCount: new.count)
    let isComplete = pairing.pairRows(
      of: old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
    if !isComplete { return nil }
    self.init(pairing, shouldStop: shouldStop)
  }
}

extension RowPairing {
  /// Finds all pairs and which of them stay.
  ///
  /// The pairing is completed in place, so no closure has to return a diff.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @inlinable
  @inline(always)
  mutating func pairRows<Row, ID: Hashable>(
    of old: some RandomAccessCollection<Row>,
    _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    _ options: PairingOptions,
    shouldStop: () -> Bool
  ) -> Bool {
    let isPaired: Bool?? = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        pair(
          old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
      }
    }
    let isComplete =
      (isPaired ?? nil)
      ?? pairPieces(
        of: old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
    return isComplete && splitPairs(options.moves, shouldStop: shouldStop)
  }

  /// Walks both lists in step, joins what is left over, and searches for longer results if the
  /// algorithm requires it.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @inlinable
  @inline(always)
  mutating func pair<Row, ID: Hashable>(
    _ old: UnsafeBufferPointer<Row>,
    _ new: UnsafeBufferPointer<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    _ options: PairingOptions,
    shouldStop: () -> Bool
  ) -> Bool {
    var budget = LookAheadBudget(rowCount: max(old.count, new.count))
    var stopCheck = StopCheck()
    let isWalked = walk(
      old, new, id: id, contentsEqual: contentsEqual, hashSeed: options.hashSeed,
      looksNearFirst: false, budget: &budget, stopCheck: &stopCheck, shouldStop: shouldStop)
    if !isWalked { return false }
    requireCounts(old.count, new.count)
    guard !oldRest.isEmpty, !newRest.isEmpty, let old = old.baseAddress, let new = new.baseAddress
    else { return true }
    var work = UnmatchedWork(old, new, stride: MemoryLayout<Row>.stride, options)
    return run(&work, id: id, contentsEqual: contentsEqual, shouldStop: shouldStop)
  }

  /// Pairs the rows of lists without contiguous storage: of tree arrays by what they do not share,
  /// of others by copying them.
  ///
  /// Not inlined: it would double the code of every call for a case that reads few rows or copies
  /// them anyway.
  @inlinable
  @inline(never)
  mutating func pairPieces<Row, ID: Hashable>(
    of old: some RandomAccessCollection<Row>,
    _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    _ options: PairingOptions,
    shouldStop: () -> Bool
  ) -> Bool {
    let isComplete = pairTrees(
      of: old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
    if let isComplete { return isComplete }
    let (oldCount, newCount) = (oldCount, newCount)
    return ContiguousArray(copying: old, count: oldCount).withUnsafeBufferPointer { old in
      ContiguousArray(copying: new, count: newCount).withUnsafeBufferPointer { new in
        pair(
          old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
      }
    }
  }
}

extension RowPairing {
  /// Finds all pairs of rows compared by their type, and which of them stay.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @inlinable
  mutating func pairRows<Comparison: RowComparison>(
    of old: some RandomAccessCollection<Comparison.Row>,
    _ new: some RandomAccessCollection<Comparison.Row>,
    by comparison: Comparison.Type, _ options: PairingOptions, shouldStop: () -> Bool
  ) -> Bool {
    let isPaired: Bool?? = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { new in
        pair(old, new, by: comparison, options, shouldStop: shouldStop)
      }
    }
    let isComplete =
      (isPaired ?? nil)
      ?? pairPieces(of: old, new, by: comparison, options, shouldStop: shouldStop)
    return isComplete && splitPairs(options.moves, shouldStop: shouldStop)
  }

  @inlinable
  @inline(never)
  mutating func pairPieces<Comparison: RowComparison>(
    of old: some RandomAccessCollection<Comparison.Row>,
    _ new: some RandomAccessCollection<Comparison.Row>,
    by comparison: Comparison.Type, _ options: PairingOptions, shouldStop: () -> Bool
  ) -> Bool {
    let isComplete = pairTrees(
      of: old, new, id: { Comparison.id(of: $0) },
      contentsEqual: { Comparison.contentsEqual($0, $1) }, options, shouldStop: shouldStop)
    if let isComplete { return isComplete }
    let (oldCount, newCount) = (oldCount, newCount)
    return ContiguousArray(copying: old, count: oldCount).withUnsafeBufferPointer { old in
      ContiguousArray(copying: new, count: newCount).withUnsafeBufferPointer { new in
        pair(old, new, by: comparison, options, shouldStop: shouldStop)
      }
    }
  }

  /// Walks both lists in step, then does the work that is left over.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @inlinable
  @inline(never)
  mutating func pair<Comparison: RowComparison>(
    _ old: UnsafeBufferPointer<Comparison.Row>, _ new: UnsafeBufferPointer<Comparison.Row>,
    by comparison: Comparison.Type, _ options: PairingOptions, shouldStop: () -> Bool
  ) -> Bool {
    var budget = LookAheadBudget(rowCount: max(old.count, new.count))
    var stopCheck = StopCheck()
    let isWalked = walk(
      old, new, by: comparison, hashSeed: options.hashSeed, looksNearFirst: false,
      budget: &budget, stopCheck: &stopCheck, shouldStop: shouldStop)
    if !isWalked { return false }
    requireCounts(old.count, new.count)
    guard !oldRest.isEmpty, !newRest.isEmpty, let old = old.baseAddress, let new = new.baseAddress
    else { return true }
    var work = UnmatchedWork(old, new, stride: MemoryLayout<Comparison.Row>.stride, options)
    return run(&work, by: comparison, shouldStop: shouldStop)
  }

  /// Walks two lists in step, as the form with closures does.
  @inlinable
  @inline(never)
  mutating func walk<Comparison: RowComparison>(
    _ old: UnsafeBufferPointer<Comparison.Row>, _ new: UnsafeBufferPointer<Comparison.Row>,
    by comparison: Comparison.Type, hashSeed: UInt64?, looksNearFirst: Bool,
    budget: inout LookAheadBudget, stopCheck: inout StopCheck, shouldStop: () -> Bool
  ) -> Bool {
    walk(
      old, new, id: { Comparison.id(of: $0) },
      contentsEqual: { Comparison.contentsEqual($0, $1) }, hashSeed: hashSeed,
      looksNearFirst: looksNearFirst, budget: &budget, stopCheck: &stopCheck,
      shouldStop: shouldStop)
  }

  /// Carries out the tasks of the work that is left over, as the form with closures does.
  @inlinable
  @inline(never)
  mutating func run<Comparison: RowComparison>(
    _ work: inout UnmatchedWork, by comparison: Comparison.Type, shouldStop: () -> Bool
  ) -> Bool {
    run(
      &work, id: { Comparison.id(of: $0) },
      contentsEqual: { Comparison.contentsEqual($0, $1) }, shouldStop: shouldStop)
  }
}
