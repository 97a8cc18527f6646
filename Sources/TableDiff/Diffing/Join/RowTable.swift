// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The addresses of rows of any type, by flat or aligned offset.
///
/// The creator keeps the rows in memory.
@usableFromInline
struct RowTable {
  /// The number of bytes from a row to the next.
  private let stride: Int

  /// The address of the row at offset 0, real or extrapolated, if all rows are contiguous.
  private let origin: UnsafeRawPointer

  /// The blocks for looking up noncontiguous rows.
  private let blocks: RowBlocks?

  /// Creates the table of contiguous rows, or of rows in contiguous pieces.
  ///
  /// - Parameters:
  ///   - address: The address of the row at offset 0.
  ///   - stride: The number of bytes from a row to the next.
  ///   - blocks: The blocks for looking up pieces.
  @usableFromInline
  init(_ address: UnsafeRawPointer, stride: Int, blocks: RowBlocks? = nil) {
    self.stride = stride
    origin = address
    self.blocks = blocks
  }

  func address(of offset: Int) -> UnsafeRawPointer {
    guard let blocks else { return origin + offset * stride }
    let piece = blocks.piece(of: offset)
    return piece.address + (offset - Int(piece.start)) * stride
  }

  /// Returns the end of the contiguous rows that start at an offset.
  func endOfPiece(from offset: Int) -> Int {
    blocks.map { Int($0.piece(of: offset).end) } ?? .max
  }

  /// Calls a closure with a function that returns the address of the row at an offset.
  ///
  /// Both are inlined and unchecked: a join looks up every row, and bounds checks made it take
  /// three times as long.
  @inline(__always)
  func withAddresses<Failure>(
    _ body: (_ address: (_ offset: Int) -> UnsafeRawPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let (stride, origin) = (stride, origin)
    guard let blocks else { return try body { origin + $0 &* stride } }
    try blocks.withAddresses(stride: stride, body)
  }
}
