// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The addresses of unmatched rows of sections.
@usableFromInline
struct RowPieces {
  let stride: Int
  private(set) var old: ContiguousArray<RowBlocks.Piece> = []
  private(set) var new: ContiguousArray<RowBlocks.Piece> = []

  /// - Parameter stride: The number of bytes from a row to the next.
  @usableFromInline
  init(stride: Int) { self.stride = stride }

  @usableFromInline
  mutating func removeAll() {
    old.removeAll(keepingCapacity: true)
    new.removeAll(keepingCapacity: true)
  }

  /// Appends the rows of a part of a section.
  ///
  /// - Parameter address: The address of the section's first row; `nil` if it has none.
  @usableFromInline
  mutating func append(_ address: UnsafeRawPointer?, _ part: SectionPart, isOld: Bool) {
    guard let address, !part.rows.isEmpty else { return }
    append(
      RowBlocks.Piece(address + part.rows.lowerBound * stride, at: part.offsets), isOld: isOld)
  }

  mutating func append(_ piece: RowBlocks.Piece, isOld: Bool) {
    if isOld { old.append(piece) } else { new.append(piece) }
  }

  /// Sorts the pieces by their offsets.
  @usableFromInline
  mutating func sort() {
    old.sort { $0.start < $1.start }
    new.sort { $0.start < $1.start }
  }
}
