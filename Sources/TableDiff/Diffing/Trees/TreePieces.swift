// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Consecutive rows of a list that are stored contiguously, or are known to be in the other list.
@usableFromInline
struct TreePiece {
  /// The address of the first row; `nil` if the rows are known to be in the other list.
  @usableFromInline let address: UnsafeRawPointer?

  /// The offset of the first row.
  @usableFromInline let start: Int32

  @usableFromInline let count: Int32

  /// The offset of the same rows in the other list, if they are known to be there; otherwise the number
  /// of rows to pair in the pieces before.
  @usableFromInline let other: Int32

  @export(implementation)
  init(_ address: UnsafeRawPointer?, start: Int32, count: Int32, other: Int32) {
    (self.address, self.start, self.count, self.other) = (address, start, count, other)
  }

  /// Whether the rows are to be paired.
  @export(implementation) var isOpen: Bool { address != nil }

  /// The ordinals of rows to pair.
  var ordinals: Range<Int> { Int(other)..<Int(other) + Int(count) }
}

/// The pieces of one list between rows that both lists share.
@usableFromInline
struct TreeSide {
  @usableFromInline var pieces: ContiguousArray<TreePiece> = []

  /// The number of rows to pair.
  @usableFromInline var rowCount = 0

  @export(implementation)
  init() {}

  /// Appends rows to pair.
  @export(implementation)
  mutating func append(_ address: UnsafeRawPointer, start: Int32, count: Int32) {
    pieces.append(
      TreePiece(
        address, start: start, count: count, other: Int32(truncatingIfNeeded: rowCount)))
    rowCount += Int(count)
  }

  /// Appends rows that are in the other list.
  @export(implementation)
  mutating func append(start: Int32, count: Int32, other: Int32) {
    pieces.append(TreePiece(nil, start: start, count: count, other: other))
  }

  /// The addresses of unmatched rows, by their ordinals.
  ///
  /// - Parameter rest: The ordinals of the rows, of which there are some.
  func table(of rest: OffsetRanges, stride: Int) -> RowTable {
    var blocks: ContiguousArray<RowBlocks.Piece> = []
    var index = 0
    for piece in pieces {
      guard let address = piece.address else { continue }
      let ordinals = piece.ordinals
      while index < rest.runs.count, rest.runs[index].range.upperBound <= ordinals.lowerBound {
        index += 1
      }
      if index == rest.runs.count { break }
      if rest.runs[index].range.lowerBound < ordinals.upperBound {
        blocks.append(RowBlocks.Piece(address, at: ordinals))
      }
    }
    return RowTable(blocks, stride: stride)
  }
}

/// The end of a group in both lists.
///
/// No tuple: its metadata would be looked up with every array of them.
@usableFromInline
struct TreeGroupEnd {
  @usableFromInline let old: Int
  @usableFromInline let new: Int

  @export(implementation)
  init(old: Int, new: Int) { (self.old, self.new) = (old, new) }
}

/// Two lists without most of the rows that they share in order: the rest is in groups, each of which
/// has pieces of both lists between two such rows.
///
///     old   ======aaa======bb===        = shared in order; all other rows are in pieces
///     new   ======ccc===bb======        two groups of both lists, with a and c; then one of new rows,
///                                       which are known to be the old ones in the group after it
///
/// Rows to pair have ordinals: their offsets if all other rows were left out.
@usableFromInline
struct TreePieces {
  @usableFromInline var old = TreeSide()
  @usableFromInline var new = TreeSide()

  /// For each group the end of its pieces.
  @usableFromInline var groupEnds: ContiguousArray<TreeGroupEnd> = []

  @export(implementation)
  init() {}

  /// Whether no rows are left out, so that ordinals are offsets.
  @usableFromInline var isPlain = false

}

extension TreePieces {
  /// Returns the pairs of rows that are left out, or known to be in the other list.
  ///
  /// - Parameter oldCount: The number of all old rows.
  @usableFromInline
  func sharedPairs(oldCount: Int) -> OffsetPairs {
    var pairs = OffsetPairs()
    pairs.reserveRuns(groupEnds.count + 1)
    var old = 0
    var new = 0
    var first = TreeGroupEnd(old: 0, new: 0)
    for end in groupEnds {
      // Rows up to the group are shared in order.
      let count =
        first.new < end.new
        ? Int(self.new.pieces[first.new].start) - new
        : Int(self.old.pieces[first.old].start) - old
      pairs.append(old: old, new: new, count: count)
      old += count
      new += count
      for piece in self.old.pieces[first.old..<end.old] { old += Int(piece.count) }
      for piece in self.new.pieces[first.new..<end.new] {
        if !piece.isOpen {
          pairs.append(old: Int(piece.other), new: Int(piece.start), count: Int(piece.count))
        }
        new += Int(piece.count)
      }
      first = end
    }
    pairs.append(old: old, new: new, count: oldCount - old)
    return pairs
  }
}

extension RowPairing {
  /// Returns the work that the walk of pieces left over.
  @usableFromInline
  func work(_ pieces: TreePieces, stride: Int, _ options: PairingOptions) -> UnmatchedWork {
    UnmatchedWork(
      UnmatchedRows(
        old: pieces.old.table(of: oldRest, stride: stride),
        new: pieces.new.table(of: newRest, stride: stride), sections: nil),
      PairingOptions(hashSeed: options.hashSeed))
  }

  /// Takes over the pairs of rows by their ordinals.
  ///
  /// - Returns: `false` if `shouldStop` returned `true`.
  @usableFromInline
  mutating func take(
    _ rows: borrowing RowPairing, of pieces: TreePieces, shouldStop: () -> Bool
  ) -> Bool {
    guard let pairs = rows.pairs(shouldStop: shouldStop) else { return false }
    var placing = TreePlacing(pieces, oldCount: oldCount)
    let placed = placing.all(pairs)
    if shouldStop() { return false }
    let updates = placing.placed(rows.allUpdates())
    settled = SettledPairs(
      placed, updates: updates, oldCount: oldCount, newCount: newCount, shouldStop: shouldStop)
    return settled != nil
  }

  /// Returns the new offsets of the next pairs with other old offsets, if the lists may be equal all
  /// the same; `nil` if there are none, or if the lists differ for certain.
  ///
  /// - Parameter index: The run of pairs to look at next.
  @usableFromInline
  func outOfPlace(from index: inout Int) -> Range<Int>? {
    guard let settled, settled.mayBeEqual else { return nil }
    while index < settled.pairs.runs.count {
      let run = settled.pairs.runs[index]
      index += 1
      if run.old != run.new { return run.newRange }
    }
    return nil
  }
}
