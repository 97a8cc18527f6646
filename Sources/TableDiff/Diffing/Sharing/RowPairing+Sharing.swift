// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowPairing {
  /// Pairs the rows of lists that share structure, or whose rows lie in memory in pieces.
  ///
  /// Only what the lists do not share is read.
  ///
  /// - Returns: `nil` if the lists are of neither kind, or if the algorithm needs all rows; `false` if
  ///   `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairSharing<Row, ID: Hashable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options,
    shouldStop: () -> Bool
  ) -> Bool? {
    if options.algorithm.kind != .heckel { return nil }
    let rows: UnsharedRows
    defer { withExtendedLifetime((old, new)) {} }
    switch SharedRows(old, new, for: .list, shouldStop: shouldStop) {
    case .stopped: return false
    case .all: return true
    case .allBut(let oldPiece, let newPiece, let isWhole):
      requireCounts(old.count, new.count)
      return pairTwoPieces(
        oldPiece, newPiece, isWhole: isWhole, id: id, contentsEqual: contentsEqual, options,
        shouldStop: shouldStop)
    case .some(let unshared): rows = unshared
    case .none:
      guard let unshared = UnsharedRows(allOf: old, oldCount, new, newCount) else { return nil }
      rows = unshared
    }
    requireCounts(old.count, new.count)
    let isPaired = pairUnshared(
      rows, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
    if !isPaired || rows.pieces.isPlain { return isPaired }
    return pairEqualLists(
      old, new, id: id, contentsEqual: contentsEqual, shouldStop: shouldStop)
  }

  /// Pairs the rows that two lists do not share, and takes the others as paired.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairUnshared<Row, ID: Hashable>(
    _ unshared: UnsharedRows, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    _ options: ListDiff.Options, shouldStop: () -> Bool
  ) -> Bool {
    let pieces = unshared.pieces
    defer { withExtendedLifetime(unshared) {} }
    var rows = RowPairing(oldCount: pieces.old.rowCount, newCount: pieces.new.rowCount)
    let isPaired = rows.pairPieces(
      pieces, id: id, contentsEqual: contentsEqual, options, shouldStop: shouldStop)
    if !isPaired { return false }
    if let same = unshared.same { return take(rows, beside: same, shouldStop: shouldStop) }
    if !pieces.isPlain { return take(rows, of: pieces, shouldStop: shouldStop) }
    self = rows
    return true
  }

  /// Pairs the rows of equal lists in their order, if they are paired in another one.
  ///
  /// Where ids repeat, rows that the lists share may have changed places without a difference. Rows
  /// that do differ end the search, so with unique ids it reads one row of each list.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairEqualLists<Row, ID: Hashable>(
    _ old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, shouldStop: () -> Bool
  ) -> Bool {
    var index = 0
    var isAnyOutOfPlace = false
    var stopCheck = StopCheck()
    while let range = outOfPlace(from: &index) {
      isAnyOutOfPlace = true
      for offset in range {
        let row = old[old.index(old.startIndex, offsetBy: offset)]
        let other = new[new.index(new.startIndex, offsetBy: offset)]
        if id(row) != id(other) || !contentsEqual(row, other) { return true }
        if stopCheck.stops(after: 1, shouldStop) { return false }
      }
    }
    if isAnyOutOfPlace { self = RowPairing(oldCount: oldCount, newCount: newCount) }
    return true
  }

  /// Pairs the rows of pieces, by their ordinals.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairPieces<Row, ID: Hashable>(
    _ pieces: UnsharedPieces, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    _ options: ListDiff.Options, shouldStop: () -> Bool
  ) -> Bool {
    var stopCheck = StopCheck()
    let isWalked = walk(
      pieces, id: id, contentsEqual: contentsEqual, stopCheck: &stopCheck, shouldStop: shouldStop)
    if !isWalked { return false }
    if oldRest.isEmpty || newRest.isEmpty { return true }
    var work = work(pieces, stride: MemoryLayout<Row>.stride, options)
    return run(&work, id: id, contentsEqual: contentsEqual, shouldStop: shouldStop)
  }

  /// Pairs the rows of two pieces, which alone differ.
  ///
  /// - Parameter isWhole: Whether the pieces are the lists; their rows are then paired as those of
  ///   arrays.
  /// - Returns: `false` if `shouldStop` returned `true`.
  @export(implementation)
  @inline(always)
  mutating func pairTwoPieces<Row, ID: Hashable>(
    _ oldPiece: ListPiece, _ newPiece: ListPiece, isWhole: Bool, id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options, shouldStop: () -> Bool
  ) -> Bool {
    let old: UnsafeBufferPointer<Row> = oldPiece.rows()
    let new: UnsafeBufferPointer<Row> = newPiece.rows()
    let (oldStart, newStart) = (Int(oldPiece.start), Int(newPiece.start))
    var budget = LookAheadBudget(rowCount: max(old.count, new.count))
    var stopCheck = StopCheck()
    beginSection(oldBase: oldStart, newBase: newStart)
    let isWalked = walk(
      old, new, id: id, contentsEqual: contentsEqual, hashSeed: options.hashSeed,
      looksNearFirst: !isWhole, budget: &budget, stopCheck: &stopCheck, shouldStop: shouldStop)
    if !isWalked { return false }
    guard !oldRest.isEmpty, !newRest.isEmpty, let old = old.baseAddress, let new = new.baseAddress
    else { return true }
    let stride = MemoryLayout<Row>.stride
    var work = UnmatchedWork(
      UnsafeRawPointer(old) - oldStart * stride, UnsafeRawPointer(new) - newStart * stride,
      stride: stride, options)
    return run(&work, id: id, contentsEqual: contentsEqual, shouldStop: shouldStop)
  }
}

extension UnsharedRows {
  /// Creates the rows of two lists that share nothing.
  ///
  /// - Returns: `nil` if neither list has its rows in pieces of memory. The caller keeps both lists.
  @export(implementation)
  init?<Row>(
    allOf old: some RandomAccessCollection<Row>, _ oldCount: Int,
    _ new: some RandomAccessCollection<Row>, _ newCount: Int
  ) {
    #if hasFeature(Embedded)
      return nil
    #else
      var (oldPieces, newPieces) = (ListPieces(), ListPieces())
      let isOldInPieces = (old as? any SharingRows)?.appendPieces(to: &oldPieces) == true
      let isNewInPieces = (new as? any SharingRows)?.appendPieces(to: &newPieces) == true
      if !isOldInPieces, !isNewInPieces { return nil }
      var owner: RowOwner<Row>?
      if !isOldInPieces { owner = RowOwner(old, count: oldCount, to: &oldPieces) }
      if !isNewInPieces { owner = RowOwner(new, count: newCount, to: &newPieces) }
      self.init(UnsharedPieces(oldPieces, newPieces, isPlain: true), owner: owner)
    #endif
  }
}

/// Keeps the rows of a list that may lie anywhere.
@usableFromInline
final class RowOwner<Row> {
  /// Contiguous, since on Apple's systems an array of objects may be bridged, without memory of its
  /// own to point to.
  @usableFromInline let rows: ContiguousArray<Row>

  /// Keeps the rows of a list, those of an array without copying them, and appends them to pieces.
  @export(implementation)
  init(_ list: some RandomAccessCollection<Row>, count: Int, to pieces: inout ListPieces) {
    rows = ContiguousArray(keeping: list, count: count)
    rows.withUnsafeBufferPointer { pieces.append(contentsOf: $0) }
  }
}
