// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Keeps the unmatched rows of sections in memory.
@usableFromInline
struct RowMemory<Section: ListSection> {
  @usableFromInline var pieces = RowPieces(stride: MemoryLayout<Section.Row>.stride)

  /// Contiguous arrays, since on Apple platforms an array of objects may be bridged and have no
  /// contiguous storage.
  @usableFromInline var rows: ContiguousArray<ContiguousArray<Section.Row>> = []

  /// Sections that share structure and have unmatched rows, which stay where they are.
  @usableFromInline var lists: ContiguousArray<Section.Rows> = []

  /// Other owners of unmatched rows.
  @usableFromInline var owners: ContiguousArray<AnyObject> = []

  /// Rows that are read only if they are to be paired.
  @usableFromInline var deferred: ContiguousArray<DeferredRows<Section.Rows>> = []

  /// The section of the last element of `rows`.
  @usableFromInline var last = (section: -1, isOld: false)

  @export(implementation)
  init() {}

  @export(implementation)
  mutating func removeAll() {
    if Section.mayShareRows { deferred.removeAll() }
    if rows.isEmpty, lists.isEmpty { return }
    rows.removeAll(keepingCapacity: true)
    lists.removeAll()
    owners.removeAll()
    pieces.removeAll()
  }

  /// Keeps the rows of a part of a section, once for all parts.
  @export(implementation)
  @inline(never)
  mutating func keep(_ section: Section, _ part: SectionPart, isOld: Bool) {
    if Section.mayShareRows {
      deferred.append(DeferredRows(section.rows, part, isOld: isOld))
      return
    }
    if rows.isEmpty || last != (part.section, isOld) {
      let kept = ContiguousArray(keeping: section.rows, count: part.count)
      SectionStarts.requireSameCount(kept.count, part.count)
      rows.append(kept)
      last = (part.section, isOld)
    }
    // The pointer stays valid: the array is retained and never mutated.
    let address = rows[rows.count - 1].withUnsafeBufferPointer {
      UnsafeRawPointer($0.baseAddress)
    }
    pieces.append(address, part, isOld: isOld)
  }
}

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

  @usableFromInline
  mutating func sort() {
    old.sort { $0.start < $1.start }
    new.sort { $0.start < $1.start }
  }
}
