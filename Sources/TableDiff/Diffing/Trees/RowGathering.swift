// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A list that computes its rows, shares structure with other versions of itself, and knows where.
@usableFromInline
protocol PiecedRows: SharingRows {
  /// Returns the rows that this list, as the old one, and a new one take from one source; `nil` if they
  /// have different sources.
  func sameRows(as new: Self) -> SameRows?

  /// Returns the pieces that this list, as the old one, does not share with a new one; `nil` if it
  /// shares nothing with it.
  ///
  /// - Parameter findsMoved: Whether to find rows that both share in another order.
  func gathering(with new: Self, findsMoved: Bool) -> RowGathering<Element>?
}

/// The rows of two lists that are to be paired, as pieces of copies or of a source.
@usableFromInline
struct RowGathering<Row> {
  @usableFromInline let pieces: TreePieces

  /// The rows that the pieces refer to; whoever reads the pieces keeps them.
  @usableFromInline let old: ContiguousArray<Row>
  @usableFromInline let new: ContiguousArray<Row>

  /// The other rows, if the lists take their rows from one source; otherwise the pieces tell.
  @usableFromInline let same: SameRows?

  /// The source, if the pieces refer to it.
  @usableFromInline let source: KeptRows<Row>?

  @export(implementation)
  init(_ pieces: TreePieces, old: ContiguousArray<Row>, new: ContiguousArray<Row>) {
    (self.pieces, self.old, self.new) = (pieces, old, new)
    (same, source) = (nil, nil)
  }

  /// - Parameters:
  ///   - old: The old rows that the new list lacks, if it has rows that the old one lacks.
  ///   - new: The same of the new list.
  @export(implementation)
  init(_ same: SameRows, old: TreeSide, new: TreeSide, in source: KeptRows<Row>?) {
    (self.old, self.new, self.same, self.source) = ([], [], same, source)
    var pieces = TreePieces()
    pieces.groupEnds = [TreeGroupEnd(old: old.pieces.count, new: new.pieces.count)]
    (pieces.old, pieces.new) = (old, new)
    self.pieces = pieces
  }

  /// Gathers the rows of two lists; `nil` if they share nothing or do not know what.
  @export(implementation)
  init?(_ old: some Collection<Row>, _ new: some Collection<Row>, findsMoved: Bool) {
    #if hasFeature(Embedded)
      return nil
    #else
      guard let old = old as? any PiecedRows,
        let gathering = old.gathering(withAny: new, findsMoved: findsMoved) as? RowGathering<Row>
      else { return nil }
      self = gathering
    #endif
  }
}

extension PiecedRows {
  @usableFromInline
  func gathering(withAny new: Any, findsMoved: Bool) -> Any? {
    (new as? Self).flatMap { gathering(with: $0, findsMoved: findsMoved) }
  }
}

extension TreePieces {
  /// Returns the same pieces of lists whose rows are elsewhere in memory.
  ///
  /// - Parameters:
  ///   - old: The address of the first old row to pair.
  ///   - new: The address of the first new row to pair.
  ///   - reversed: The counts of both lists, if they are in reverse.
  @usableFromInline
  func placed(
    old: UnsafeRawPointer?, new: UnsafeRawPointer?, stride: Int,
    reversed: (oldCount: Int, newCount: Int)?
  ) -> TreePieces {
    var placed = TreePieces()
    var groups = groupEnds.indices.map { index in
      (index == 0 ? TreeGroupEnd(old: 0, new: 0) : groupEnds[index - 1], groupEnds[index])
    }
    if reversed != nil { groups.reverse() }
    for (first, end) in groups {
      placed.old.append(
        self.old.pieces[first.old..<end.old], at: old, stride: stride,
        reversed: reversed.map { ($0.oldCount, $0.newCount) })
      placed.new.append(
        self.new.pieces[first.new..<end.new], at: new, stride: stride,
        reversed: reversed.map { ($0.newCount, $0.oldCount) })
      placed.groupEnds.append(
        TreeGroupEnd(old: placed.old.pieces.count, new: placed.new.pieces.count))
    }
    return placed
  }
}

extension TreeSide {
  /// Appends pieces whose rows to pair are elsewhere, in the order of this side.
  ///
  /// - Parameter reversed: The number of rows of this list and the other one, if they are in reverse.
  fileprivate mutating func append(
    _ pieces: ArraySlice<TreePiece>, at address: UnsafeRawPointer?, stride: Int,
    reversed: (count: Int, otherCount: Int)?
  ) {
    for piece in reversed == nil ? Array(pieces) : pieces.reversed() {
      var (start, other) = (piece.start, piece.other)
      if let reversed {
        start = Int32(truncatingIfNeeded: reversed.count) - start - piece.count
        other = Int32(truncatingIfNeeded: reversed.otherCount) - other - piece.count
      }
      if !piece.isOpen {
        append(start: start, count: piece.count, other: other)
      } else if let address {
        append(address + rowCount * stride, start: start, count: piece.count)
      }
    }
  }
}
