// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

extension UnsharedPieces {
  /// Returns the same pieces for lists whose rows are elsewhere in memory.
  ///
  /// - Parameters:
  ///   - old: The address of the first old row to pair.
  ///   - new: The address of the first new row to pair.
  ///   - reversed: The counts of both lists, if they are reversed.
  @usableFromInline
  func placed(
    old: UnsafeRawPointer?, new: UnsafeRawPointer?, stride: Int,
    reversed: (oldCount: Int, newCount: Int)?, _ stop: _StopPoll?
  ) throws(_Stopped) -> UnsharedPieces {
    var placed = UnsharedPieces()
    var groups = groupEnds.indices.map { index in
      (index == 0 ? PieceGroupEnd(old: 0, new: 0) : groupEnds[index - 1], groupEnds[index])
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
        PieceGroupEnd(old: placed.old.pieces.count, new: placed.new.pieces.count))
      try stop?.check(after: end.old - first.old + end.new - first.new)
    }
    return placed
  }
}

extension ListPieces {
  /// Appends pieces whose rows are elsewhere in memory, in the order of this side.
  ///
  /// - Parameter reversed: The number of rows of this list and of the other one, if they are
  ///   reversed.
  @inline(never)
  fileprivate mutating func append(
    _ pieces: ArraySlice<ListPiece>, at address: UnsafeRawPointer?, stride: Int,
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
