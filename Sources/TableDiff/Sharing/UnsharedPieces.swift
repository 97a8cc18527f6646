// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Consecutive rows of a list that are either contiguous in memory or known to be in the other
/// list.
@usableFromInline
package struct ListPiece {
  /// The address of the first row; `nil` if the rows are known to be in the other list.
  @usableFromInline package let address: UnsafeRawPointer?

  /// The offset of the first row.
  @usableFromInline package let start: Int32

  @usableFromInline package let count: Int32

  /// For rows known to be in the other list, their offset there; otherwise the number of unpaired
  /// rows in earlier pieces.
  @usableFromInline package let other: Int32

  @export(implementation)
  package init(_ address: UnsafeRawPointer?, start: Int32, count: Int32, other: Int32) {
    (self.address, self.start, self.count, self.other) = (address, start, count, other)
  }

  /// Whether the rows are unpaired.
  @export(implementation) package var isOpen: Bool { address != nil }

  /// The unpaired rows.
  @export(implementation)
  package func rows<Row>() -> UnsafeBufferPointer<Row> {
    UnsafeBufferPointer(start: address?.assumingMemoryBound(to: Row.self), count: Int(count))
  }

  /// The ordinals of the unpaired rows.
  package var ordinals: Range<Int> { Int(other)..<Int(other) + Int(count) }
}

/// The pieces of one list between rows that both lists share.
@usableFromInline
package struct ListPieces {
  @usableFromInline package var pieces: ContiguousArray<ListPiece> = []

  /// The number of unpaired rows.
  @usableFromInline package var rowCount = 0

  @export(implementation)
  package init() {}

  /// Creates the pieces of a list whose unpaired rows are in one piece.
  @export(implementation)
  init(_ piece: ListPiece) {
    if let address = piece.address { append(address, start: piece.start, count: piece.count) }
  }

  /// Appends unpaired rows.
  @export(implementation)
  package mutating func append(_ address: UnsafeRawPointer, start: Int32, count: Int32) {
    pieces.append(
      ListPiece(
        address, start: start, count: count, other: Int32(truncatingIfNeeded: rowCount)))
    rowCount += Int(count)
  }

  /// Appends rows that are in the other list.
  @export(implementation)
  package mutating func append(start: Int32, count: Int32, other: Int32) {
    pieces.append(ListPiece(nil, start: start, count: count, other: other))
  }

  /// Appends unpaired rows, contiguous in memory, at the end of the list.
  @export(implementation)
  package mutating func append<Row>(contentsOf rows: UnsafeBufferPointer<Row>) {
    guard let address = rows.baseAddress, !rows.isEmpty else { return }
    append(
      UnsafeRawPointer(address), start: Int32(truncatingIfNeeded: rowCount),
      count: Int32(truncatingIfNeeded: rows.count))
  }
}

/// The end of a group in both lists.
///
/// A struct instead of a tuple, whose metadata would be looked up with every array of them.
@usableFromInline
package struct PieceGroupEnd {
  @usableFromInline package let old: Int
  @usableFromInline package let new: Int

  @export(implementation)
  package init(old: Int, new: Int) { (self.old, self.new) = (old, new) }
}

/// Two lists without most of the rows that they share in order: the rest is in groups of pieces of
/// both lists, each between two such rows.
///
///     old   ======aaa======bb===        = shared in order; all other rows are in pieces
///     new   ======ccc===bb======        two groups of both lists, with a and c; then one of new rows,
///                                       which are known to be the old ones in the group after it
///
/// The ordinal of an unpaired row is its offset in the list without all other rows.
@usableFromInline
package struct UnsharedPieces {
  @usableFromInline package var old = ListPieces()
  @usableFromInline package var new = ListPieces()

  /// The end of each group's pieces.
  @usableFromInline package var groupEnds: ContiguousArray<PieceGroupEnd> = []

  /// Whether all rows are unpaired, so that ordinals are offsets.
  @usableFromInline package var isPlain = false

  @export(implementation)
  package init() {}

  /// Creates the pieces of one group.
  @export(implementation)
  package init(_ old: ListPieces, _ new: ListPieces, isPlain: Bool = false) {
    (self.old, self.new, self.isPlain) = (old, new, isPlain)
    groupEnds = [PieceGroupEnd(old: old.pieces.count, new: new.pieces.count)]
  }
}

extension UnsharedPieces {
  /// Returns the pairs of rows that are omitted, or known to be in the other list.
  ///
  /// - Parameter oldCount: The number of all old rows.
  @usableFromInline
  package func sharedPairs(oldCount: Int) -> OffsetPairs {
    var pairs = OffsetPairs()
    pairs.reserveRuns(groupEnds.count + 1)
    var old = 0
    var new = 0
    var first = PieceGroupEnd(old: 0, new: 0)
    for end in groupEnds {
      // Rows before the group are shared in order.
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
