// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListPieces {
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

extension ListPieces {
  /// Creates the pieces of rows that are anywhere in a source.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the rows in their list.
  ///   - places: Their offsets in the source.
  ///   - all: All rows of the source.
  @usableFromInline
  package init(
    _ offsets: OffsetRanges, at places: ContiguousArray<Int32>, in all: ListPieces, stride: Int
  ) {
    self.init()
    pieces.reserveCapacity(places.count)
    let table = all.table(of: OffsetRanges(0..<all.rowCount), stride: stride)
    var index = 0
    table.withAddresses { address in
      for run in offsets.runs {
        for offset in run.range {
          append(
            address(Int(places[index])), start: Int32(truncatingIfNeeded: offset), count: 1)
          index += 1
        }
      }
    }
  }
}

extension RowPairing {
  /// Returns the work that the walk of pieces left over.
  @usableFromInline
  func work(_ pieces: UnsharedPieces, stride: Int, _ options: PairingOptions) -> UnmatchedWork {
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
    _ rows: borrowing RowPairing, of pieces: UnsharedPieces, shouldStop: () -> Bool
  ) -> Bool {
    guard let pairs = rows.pairs(shouldStop: shouldStop) else { return false }
    var placing = PiecePlacing(pieces, oldCount: oldCount)
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
