// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The addresses of rows by flat or aligned offset, whatever the type of the rows.
///
/// The creator keeps the rows in memory.
@usableFromInline
struct RowTable {
  /// The number of bytes from a row to the next.
  private let stride: Int

  /// The address that the row at offset 0 has or would have, if all rows follow each other.
  private let origin: UnsafeRawPointer

  /// The blocks in which to look up rows that do not follow each other.
  private let blocks: RowBlocks?

  /// Creates the table of rows that follow each other, or of pieces of such rows.
  ///
  /// - Parameters:
  ///   - address: The address of the row at offset 0.
  ///   - stride: The number of bytes from a row to the next.
  ///   - blocks: The blocks in which to look up the pieces.
  @usableFromInline
  init(_ address: UnsafeRawPointer, stride: Int, blocks: RowBlocks? = nil) {
    self.stride = stride
    origin = address
    self.blocks = blocks
  }

  /// Returns the address of a row.
  func address(of offset: Int) -> UnsafeRawPointer {
    guard let blocks else { return origin + offset * stride }
    let piece = blocks.piece(of: offset)
    return piece.address + (offset - Int(piece.start)) * stride
  }

  /// Returns the offset behind the rows that follow each other from an offset on.
  func endOfPiece(from offset: Int) -> Int {
    blocks.map { Int($0.piece(of: offset).end) } ?? .max
  }

  /// Calls a closure with a function that returns the address of the row at an offset.
  ///
  /// Both are inlined, and nothing is checked: a join looks up every row, and checks of bounds made
  /// it take three times as long.
  @inline(__always)
  func withAddresses<Failure>(
    _ body: (_ address: (_ offset: Int) -> UnsafeRawPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let (stride, origin) = (stride, origin)
    guard let blocks else { return try body { origin + $0 &* stride } }
    try blocks.withAddresses(stride: stride, body)
  }
}
