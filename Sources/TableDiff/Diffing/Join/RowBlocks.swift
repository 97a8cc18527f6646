// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension RowTable {
  /// - Precondition: There is at least one piece.
  /// - Complexity: O(*p*), where *p* is the number of pieces.
  init(_ pieces: ContiguousArray<RowBlocks.Piece>, stride: Int) {
    self.init(
      pieces[0].address - Int(pieces[0].start) * stride, stride: stride,
      blocks: pieces.count == 1 ? nil : RowBlocks(pieces))
  }
}

/// The contiguous pieces in which rows are stored, by offset.
///
///     blocks of rows    0       1       2       3      a table holds the piece of the first row
///     pieces            aaaaaaaaabbcccccccccccdddd     of each block; a look-up advances from
///                                                      there
@usableFromInline
final class RowBlocks {
  struct Piece {
    let address: UnsafeRawPointer
    let start: Int32
    let end: Int32

    /// - Parameters:
    ///   - address: The address of the first row.
    ///   - offsets: The offsets of the rows.
    init(_ address: UnsafeRawPointer, at offsets: Range<Int>) {
      self.address = address
      start = Int32(truncatingIfNeeded: offsets.lowerBound)
      end = Int32(truncatingIfNeeded: offsets.upperBound)
    }
  }

  private let pieces: ContiguousArray<Piece>

  /// For each block, the first piece that ends after the block's first row.
  private var firstPieces: ContiguousArray<Int32> = []

  /// The base-2 logarithm of the number of rows in a block.
  private var shift = 0

  /// - Parameter pieces: The pieces, none of them empty, ascending by their offsets.
  init(_ pieces: ContiguousArray<Piece>) {
    self.pieces = pieces
    let rowCount = Int(pieces[pieces.count - 1].end)
    // A pass over all rows advances by no more pieces than there are rows.
    while rowCount >> (shift + 1) >= pieces.count { shift += 1 }
    firstPieces.reserveCapacity(rowCount >> shift + 1)
    for index in pieces.indices {
      while firstPieces.count << shift < Int(pieces[index].end) {
        firstPieces.append(Int32(truncatingIfNeeded: index))
      }
    }
  }

  func piece(of offset: Int) -> Piece {
    var index = Int(firstPieces[offset &>> shift])
    while offset >= Int(pieces[index].end) { index += 1 }
    precondition(offset >= Int(pieces[index].start), "No row at \(offset)")
    return pieces[index]
  }

  /// Calls a closure with a function that returns the address of the row at an offset.
  @inline(__always)
  func withAddresses<Failure>(
    stride: Int, _ body: (_ address: (_ offset: Int) -> UnsafeRawPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let shift = shift
    try pieces.withUnsafeBufferPointer { pieces throws(Failure) in
      try firstPieces.withUnsafeBufferPointer { firstPieces throws(Failure) in
        guard let pieces = pieces.baseAddress else { return }
        try body { offset in
          var piece = pieces + Int(firstPieces[offset &>> shift])
          while offset >= Int(piece.pointee.end) { piece += 1 }
          return piece.pointee.address + (offset &- Int(piece.pointee.start)) &* stride
        }
      }
    }
  }
}
