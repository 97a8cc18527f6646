// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row that both sides of a merge changed in different ways.
///
///     let merge = merged(base: [apple], mine: [apricot], theirs: [quince])  // of one id
///     merge.conflicts[0].kind          // updated
///     merge.conflicts[0].mine?.name    // Apricot
///     merge.conflicts[0].merged?.name  // Quince: theirs are first
///
/// Equal changes are not in conflict: both sides may delete a row, update it to equal content, or
/// insert or move it to the same place with equal content.
public struct MergeConflict<Row> {
  /// What the two sides did to the row.
  public let kind: MergeConflictKind

  /// The row in the base list; `nil` if both sides insert it.
  public let base: Row?

  /// The row in the list `mine`; `nil` if that side deletes it.
  public let mine: Row?

  /// The row in the list `theirs`; `nil` if that side deletes it.
  public let theirs: Row?

  /// The parts that both sides changed to different values, ascending; empty if whole rows are merged.
  ///
  /// Parts are numbered from 0 in the order of the key paths of ``MergeParts``. The rest of the row
  /// has the next number.
  public let parts: [Int]

  /// The row in the merged list; `nil` if it is not in the list.
  ///
  /// In a closure that resolves conflicts, this is the row that would be used without the closure.
  public let merged: Row?

  /// The row's offset in the merged list; `nil` if it is not in the list, or while conflicts are
  /// being resolved.
  public let offset: Int?

  @export(implementation)
  init(
    kind: MergeConflictKind, base: Row?, mine: Row?, theirs: Row?, parts: [Int] = [],
    merged: Row?, offset: Int?
  ) {
    (self.kind, self.base, self.mine, self.theirs) = (kind, base, mine, theirs)
    (self.parts, self.merged, self.offset) = (parts, merged, offset)
  }

  /// Returns a copy of this conflict with another row in the merged list.
  @export(implementation)
  func with(merged: Row?, offset: Int? = nil) -> MergeConflict {
    MergeConflict(
      kind: kind, base: base, mine: mine, theirs: theirs, parts: parts, merged: merged,
      offset: offset)
  }
}

extension MergeConflict: Sendable where Row: Sendable {}

extension MergeConflict: Equatable where Row: Equatable {}

/// What the two sides of a merge did to a row in conflict.
///
/// The *first* side decides; see ``MergeSide``.
public enum MergeConflictKind: Sendable, Hashable {
  /// Both insert it, with different content or at different places; the first side's are used.
  case inserted

  /// Both update it, to different content; the first side's is used.
  case updated

  /// Both move it, to different places; the first side's is used.
  case moved

  /// Both update and move it, to different content and places; the first side's are used.
  case updatedAndMoved

  /// One side deletes it, the other one updates it, and may move it: it stays, updated.
  case deletedAndUpdated

  /// One side deletes it, the other one moves it: it is deleted.
  case deletedAndMoved

  /// One side deletes a section in which the other one has rows that stay: the section stays with
  /// them.
  case deletedAndFilled
}
