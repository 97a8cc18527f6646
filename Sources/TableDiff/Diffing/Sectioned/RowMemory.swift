// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Keeps the unmatched rows of sections in memory.
@usableFromInline
struct RowMemory<Section: ListSection> {
  @usableFromInline var pieces = RowPieces(stride: MemoryLayout<Section.Row>.stride)

  /// Contiguous arrays, since on Apple's systems an array of objects may be bridged, without memory
  /// of its own to point to.
  @usableFromInline var rows: ContiguousArray<ContiguousArray<Section.Row>> = []

  /// The rows of sections that share structure, of which some are left over where they are.
  @usableFromInline var lists: ContiguousArray<Section.Rows> = []

  /// What else keeps rows that are left over.
  @usableFromInline var owners: ContiguousArray<AnyObject> = []

  /// The rows that are read only if they are to be paired.
  @usableFromInline var deferred: ContiguousArray<DeferredRows<Section.Rows>> = []

  /// The section whose rows are the last ones.
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

  /// Keeps the rows of a part of a section; those of further parts of it are kept already.
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
    // Stays valid: the array is kept, and nothing writes to it.
    let address = rows[rows.count - 1].withUnsafeBufferPointer {
      UnsafeRawPointer($0.baseAddress)
    }
    pieces.append(address, part, isOld: isOld)
  }
}
