// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowMatcher {
  /// Pairs the rows of lists that share structure, or that store rows in contiguous pieces.
  ///
  /// Rows that the lists share are not read.
  ///
  /// - Returns: `false` if the lists are of neither kind, or if the algorithm needs all rows.
  @export(implementation)
  @inline(__always)
  mutating func pairSharing<Row, ID: Hashable>(
    of old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options,
    _ stop: _StopPoll?
  ) throws(_Stopped) -> Bool {
    if options.algorithm.kind != .heckel { return false }
    let rows: UnsharedRows
    defer { withExtendedLifetime((old, new)) {} }
    switch try SharedRows(old, new, for: .list, stop) {
    case .all: return true
    case .allBut(let oldPiece, let newPiece, let isWhole):
      requireCounts(old.count, new.count)
      try pairTwoPieces(
        oldPiece, newPiece, isWhole: isWhole, id: id, contentsEqual: contentsEqual, options, stop)
      return true
    case .some(let unshared): rows = unshared
    case .none:
      guard let unshared = UnsharedRows(allOf: old, oldCount, new, newCount) else { return false }
      rows = unshared
    }
    requireCounts(old.count, new.count)
    try pairUnshared(rows, id: id, contentsEqual: contentsEqual, options, stop)
    if !rows.pieces.isPlain {
      try pairEqualLists(old, new, id: id, contentsEqual: contentsEqual, stop)
    }
    return true
  }

  /// Pairs the rows that two lists do not share, and adds the shared rows as pairs.
  @export(implementation)
  @inline(__always)
  mutating func pairUnshared<Row, ID: Hashable>(
    _ unshared: UnsharedRows, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let pieces = unshared.pieces
    defer { withExtendedLifetime(unshared) {} }
    var rows = RowMatcher(oldCount: pieces.old.rowCount, newCount: pieces.new.rowCount)
    try rows.pairPieces(pieces, id: id, contentsEqual: contentsEqual, options, stop)
    if let matches = unshared.matches {
      try take(rows, beside: matches, stop)
    } else if !pieces.isPlain {
      try take(rows, of: pieces, stop)
    } else {
      self = rows
    }
  }

  /// Pairs the rows of equal lists by offset, if they are paired out of order.
  ///
  /// Where ids repeat, shared rows may have changed places without a difference. The first rows
  /// that differ end the search, so with unique ids it reads one row of each list.
  @export(implementation)
  @inline(__always)
  mutating func pairEqualLists<Row, ID: Hashable>(
    _ old: some RandomAccessCollection<Row>, _ new: some RandomAccessCollection<Row>,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool, _ stop: _StopPoll?
  ) throws(_Stopped) {
    var index = 0
    var isAnyOutOfPlace = false
    while let range = outOfPlace(from: &index) {
      isAnyOutOfPlace = true
      for offset in range {
        let row = old[old.index(old.startIndex, offsetBy: offset)]
        let other = new[new.index(new.startIndex, offsetBy: offset)]
        if id(row) != id(other) || !contentsEqual(row, other) { return }
        try stop?.check(after: 1)
      }
    }
    if isAnyOutOfPlace { self = RowMatcher(oldCount: oldCount, newCount: newCount) }
  }

  /// Pairs the rows of pieces, by ordinal.
  @export(implementation)
  @inline(__always)
  mutating func pairPieces<Row, ID: Hashable>(
    _ pieces: UnsharedPieces, id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool,
    _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) {
    try walk(pieces, id: id, contentsEqual: contentsEqual, stop)
    if unmatchedOld.isEmpty || unmatchedNew.isEmpty { return }
    var driver = driver(pieces, stride: MemoryLayout<Row>.stride, options)
    try run(&driver, id: id, contentsEqual: contentsEqual, stop)
  }

  /// Pairs the rows of two pieces, the only ones that differ.
  ///
  /// - Parameter isWhole: Whether the pieces are the whole lists; their rows are then paired as in
  ///   arrays.
  @export(implementation)
  @inline(__always)
  mutating func pairTwoPieces<Row, ID: Hashable>(
    _ oldPiece: ListPiece, _ newPiece: ListPiece, isWhole: Bool, id: (Row) -> ID,
    contentsEqual: (Row, Row) -> Bool, _ options: ListDiff.Options, _ stop: _StopPoll?
  ) throws(_Stopped) {
    let old: UnsafeBufferPointer<Row> = oldPiece.rows()
    let new: UnsafeBufferPointer<Row> = newPiece.rows()
    let (oldStart, newStart) = (Int(oldPiece.start), Int(newPiece.start))
    var budget = LookAheadBudget(rowCount: max(old.count, new.count))
    beginSection(oldBase: oldStart, newBase: newStart)
    try walk(
      old, new, id: id, contentsEqual: contentsEqual, hashSeed: options.hashSeed,
      looksNearFirst: !isWhole, budget: &budget, stop)
    guard !unmatchedOld.isEmpty, !unmatchedNew.isEmpty, let old = old.baseAddress,
      let new = new.baseAddress
    else { return }
    let stride = MemoryLayout<Row>.stride
    var driver = JoinDriver(
      UnsafeRawPointer(old) - oldStart * stride, UnsafeRawPointer(new) - newStart * stride,
      stride: stride, options)
    try run(&driver, id: id, contentsEqual: contentsEqual, stop)
  }
}

extension UnsharedRows {
  /// Creates the rows of two lists that share nothing.
  ///
  /// - Returns: `nil` if neither list stores its rows in contiguous pieces. The caller retains both
  ///   lists.
  @export(implementation)
  init?<Row>(
    allOf old: some RandomAccessCollection<Row>, _ oldCount: Int,
    _ new: some RandomAccessCollection<Row>, _ newCount: Int
  ) {
    #if hasFeature(Embedded)
      return nil
    #else
      var (oldPieces, newPieces) = (ListPieces(), ListPieces())
      let isOldInPieces = (old as? any StructureSharing)?.appendPieces(to: &oldPieces) == true
      let isNewInPieces = (new as? any StructureSharing)?.appendPieces(to: &newPieces) == true
      if !isOldInPieces, !isNewInPieces { return nil }
      var owner: RowOwner<Row>?
      if !isOldInPieces { owner = RowOwner(old, count: oldCount, to: &oldPieces) }
      if !isNewInPieces { owner = RowOwner(new, count: newCount, to: &newPieces) }
      self.init(UnsharedPieces(oldPieces, newPieces, isPlain: true), owner: owner)
    #endif
  }
}

/// Keeps the rows of any list in memory.
@usableFromInline
final class RowOwner<Row> {
  /// Contiguous, since on Apple platforms an array of objects may be bridged and have no contiguous
  /// storage.
  @usableFromInline let rows: ContiguousArray<Row>

  /// Keeps the rows of a list, without copying those of an array, and appends them to pieces.
  @export(implementation)
  init(_ list: some RandomAccessCollection<Row>, count: Int, to pieces: inout ListPieces) {
    rows = ContiguousArray(keeping: list, count: count)
    rows.withUnsafeBufferPointer { pieces.append(contentsOf: $0) }
  }
}
