// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a merge, divided by section.
@usableFromInline
struct SectionParts: Sendable {
  /// Marked offsets of rows in one section with the same origin, and the index of their piece in
  /// the plan of all rows.
  struct Part {
    let rows: MergePiece
    let piece: Int
  }

  let mine: MarkedSections
  let theirs: MarkedSections

  /// The parts of all sections, in the common order of sections.
  private let parts: ContiguousArray<Part>

  /// The index of the first part of each section of the common order, followed by the end.
  private let firstParts: ContiguousArray<Int>

  /// The number of sections in the base, which come first in the common order.
  private let baseCount: Int

  /// Divides the pieces of a plan at the section markers.
  @usableFromInline
  init(_ start: SectionedMergeStart, _ plan: MergePlan) {
    (mine, theirs, baseCount) = (start.mine, start.theirs, start.baseSectionCount)
    var parts: ContiguousArray<Part> = [], firstParts: ContiguousArray<Int> = []
    firstParts.reserveCapacity(start.sectionCount + 1)
    for (index, piece) in plan.pieces.enumerated() {
      let list = piece.mine < 0 ? theirs : mine
      let start = Int(piece.mine < 0 ? piece.theirs : piece.mine)
      let end = start + Int(piece.count)
      var offset = start
      while offset < end {
        let marker = list.marker(firstParts.count)
        if offset == marker {
          firstParts.append(parts.count)
          offset += 1
          continue
        }
        let partEnd = offset < marker && marker < end ? marker : end
        parts.append(Part(rows: piece.part(offset - start..<partEnd - start), piece: index))
        offset = partEnd
      }
    }
    firstParts.append(parts.count)
    (self.parts, self.firstParts) = (parts, firstParts)
  }

  /// The number of sections in all lists.
  var sectionCount: Int { firstParts.count - 1 }

  subscript(number: Int) -> ContiguousArray<Part>.SubSequence {
    parts[firstParts[number]..<firstParts[number + 1]]
  }

  /// Returns the sections in which one side has rows that stay and which the other side deletes, by
  /// their offsets in the base and on that side.
  @usableFromInline
  func filled(on side: MergeSide) -> OffsetPairs {
    let (list, other) = side == .mine ? (mine, theirs) : (theirs, mine)
    var filled = OffsetPairs()
    for (offset, number) in list.numbers.enumerated() where number < baseCount {
      if !other.has(Int(number)), self[Int(number)].contains(where: { !$0.rows.isLeftOut }) {
        filled.append(old: Int(number), new: offset, count: 1)
      }
    }
    return filled
  }
}
