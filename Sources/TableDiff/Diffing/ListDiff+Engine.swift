// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Computes the diff, unless it is stopped.
  ///
  /// This initializer and all generic code that it calls are inlined into each caller, so that
  /// closure and key-path literals cost nothing. A call that is not inlined copies rows for each
  /// comparison.
  ///
  /// - Parameters:
  ///   - hashSeed: The seed of the hashes of ids, on which the diff does not depend; `nil` for a
  ///     seed per process.
  ///   - shouldStop: Polled once a block; the result is `nil` if it returns `true`.
  @inlinable
  @inline(always)
  package init?<Row, ID: Hashable>(
    from old: some RandomAccessCollection<Row>,
    to new: some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    moves style: MoveStyle,
    algorithm: Algorithm = .heckel,
    hashSeed: UInt64?,
    shouldStop: () -> Bool
  ) {
    var pairing = RowPairing(oldCount: old.count, newCount: new.count)
    let isComplete = pairing.pairRows(
      of: old, new, id: id, contentsEqual: contentsEqual,
      PairingOptions(moves: style, algorithm: algorithm, hashSeed: hashSeed),
      shouldStop: shouldStop)
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
      ?? pairCopies(
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
    if oldRest.isEmpty || newRest.isEmpty { return true }
    let isJoined = pairLeftOver(
      oldID: { id(old[$0]) }, newID: { id(new[$0]) },
      contentsEqual: { contentsEqual(old[$0], new[$1]) }, sections: nil,
      hashSeed: options.hashSeed, shouldStop: shouldStop)
    if !isJoined || options.algorithm.kind == .heckel { return isJoined }
    return pairLongest(
      old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
  }

  /// Pairs the rows of lists without contiguous storage by copying them.
  ///
  /// Not inlined: it would double the code of every call for a case that copies rows anyway.
  @inlinable
  @inline(never)
  mutating func pairCopies<Row, ID: Hashable>(
    of old: some RandomAccessCollection<Row>,
    _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool,
    _ options: PairingOptions,
    shouldStop: () -> Bool
  ) -> Bool {
    let (oldCount, newCount) = (oldCount, newCount)
    return ContiguousArray(copying: old, count: oldCount).withUnsafeBufferPointer { old in
      ContiguousArray(copying: new, count: newCount).withUnsafeBufferPointer { new in
        pair(
          old, new, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
      }
    }
  }
}
