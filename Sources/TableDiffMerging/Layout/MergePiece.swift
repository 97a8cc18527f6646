// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Consecutive rows of a merged list that have the same origin.
struct MergePiece: Sendable {
  /// The offset of the first row in `mine`; -1 if it is not there.
  let mine: Int32

  /// The offset of the first row in `theirs`; -1 if it is not there.
  let theirs: Int32

  let count: Int32

  /// Whether the content is another one than in `mine` or `theirs`, where the rows are there.
  var differsFromMine = false
  var differsFromTheirs = false

  /// Whether the merged list does not have the row, which a caller may change.
  var isLeftOut = false
}

/// A conflict of one row, in offsets.
@usableFromInline
struct PieceConflict: Sendable {
  @usableFromInline let kind: MergeConflictKind

  /// The row's offsets in the three lists; -1 where it is not there.
  @usableFromInline let base: Int32
  @usableFromInline let mine: Int32
  @usableFromInline let theirs: Int32

  /// The index of the piece.
  @usableFromInline let piece: Int
}
