// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Unmatched rows of a section whose rows are computed or stored in a tree.
///
/// Rows are copied only if both sides have unmatched rows; a search leaves most rows of one side
/// unmatched and none of the other.
@usableFromInline
struct DeferredRows<Rows: RandomAccessCollection> {
  /// The rows of the section.
  @usableFromInline let rows: Rows

  /// The unmatched rows, as offsets in the section.
  @usableFromInline let offsets: OffsetRanges

  /// The difference between the rows' offsets in the paired lists and in the section.
  @usableFromInline let base: Int

  @usableFromInline let isOld: Bool

  @usableFromInline
  init(_ rows: Rows, _ offsets: OffsetRanges, base: Int, isOld: Bool) {
    (self.rows, self.offsets, self.base, self.isOld) = (rows, offsets, base, isOld)
  }

  @usableFromInline
  init(_ rows: Rows, _ part: SectionPart, isOld: Bool) {
    self.init(
      rows, OffsetRanges(part.rows), base: part.offset - part.rows.lowerBound, isOld: isOld)
  }
}

extension RowMemory {
  /// Copies the deferred rows for pairing.
  @export(implementation)
  @inline(never)
  mutating func readDeferred() {
    if deferred.isEmpty { return }
    for part in deferred {
      var copies = ContiguousArray<Section.Row>()
      part.rows.appendElements(at: part.offsets, to: &copies)
      SectionStarts.requireSameCount(copies.count, part.offsets.count)
      // The pointer stays valid: the array is retained and never mutated.
      let address = copies.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
      rows.append(copies)
      pieces.append(address, part.offsets, base: part.base, isOld: part.isOld)
    }
    deferred.removeAll()
    pieces.sort()
  }
}

extension RowPieces {
  /// Appends contiguous rows.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the rows in their section.
  ///   - base: The offset of the section.
  @usableFromInline
  mutating func append(
    _ address: UnsafeRawPointer?, _ offsets: OffsetRanges, base: Int, isOld: Bool
  ) {
    guard var address else { return }
    for run in offsets.runs {
      let range = run.range.lowerBound + base..<run.range.upperBound + base
      append(RowBlocks.Piece(address, at: range), isOld: isOld)
      address += range.count * stride
    }
  }
}
