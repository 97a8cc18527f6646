// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListPieces {
  /// Returns the table of unmatched rows, by ordinal.
  ///
  /// - Parameter unmatched: The ordinals of the rows; not empty.
  func table(of unmatched: OffsetRanges, stride: Int) -> RowTable {
    var blocks: ContiguousArray<RowBlocks.Piece> = []
    var index = 0
    for piece in pieces {
      guard let address = piece.address else { continue }
      let ordinals = piece.ordinals
      while index < unmatched.runs.count,
        unmatched.runs[index].range.upperBound <= ordinals.lowerBound
      {
        index += 1
      }
      if index == unmatched.runs.count { break }
      if unmatched.runs[index].range.lowerBound < ordinals.upperBound {
        blocks.append(RowBlocks.Piece(address, at: ordinals))
      }
    }
    return RowTable(blocks, stride: stride)
  }

  /// Creates the pieces of rows at arbitrary places in a source.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the rows in their list.
  ///   - places: The offsets of the rows in the source.
  ///   - all: All rows of the source.
  @usableFromInline
  package init(
    _ offsets: OffsetRanges, at places: ContiguousArray<Int32>, in all: ListPieces, stride: Int,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    self.init()
    pieces.reserveCapacity(places.count)
    let table = all.table(of: OffsetRanges(0..<all.rowCount), stride: stride)
    var index = 0
    try table.withAddresses { address throws(_Stopped) in
      for run in offsets.runs {
        for offset in run.range {
          append(
            address(Int(places[index])), start: Int32(truncatingIfNeeded: offset), count: 1)
          index += 1
          try stop?.check(after: 1)
        }
      }
    }
  }
}
