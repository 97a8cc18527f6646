// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Consecutive rows of a merged list with the same origin.
struct MergePiece: Sendable {
  /// The offset of the first row in `mine`; -1 if the rows are not in `mine`.
  let mine: Int32

  /// The offset of the first row in `theirs`; -1 if the rows are not in `theirs`.
  let theirs: Int32

  let count: Int32

  /// Whether the content differs from that in `mine` or `theirs`, if the rows are there.
  var differsFromMine = false
  var differsFromTheirs = false

  /// Whether the merged list omits the row, which a caller may change.
  var isLeftOut = false
}

extension MergePiece {
  func part(_ rows: Range<Int>) -> MergePiece {
    let skipped = Int32(truncatingIfNeeded: rows.lowerBound)
    return MergePiece(
      mine: mine < 0 ? mine : mine &+ skipped, theirs: theirs < 0 ? theirs : theirs &+ skipped,
      count: Int32(truncatingIfNeeded: rows.count), differsFromMine: differsFromMine,
      differsFromTheirs: differsFromTheirs, isLeftOut: isLeftOut)
  }
}

/// A conflict of one row, as offsets.
@usableFromInline
struct PieceConflict: Sendable {
  @usableFromInline var kind: MergeConflictKind

  /// The row's offsets in the three lists; -1 if it is not there.
  @usableFromInline let base: Int32
  @usableFromInline let mine: Int32
  @usableFromInline let theirs: Int32

  /// The index of the piece.
  @usableFromInline let piece: Int
}
