// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A row of which both sides of a merge want something else.
///
///     let merge = merged(base: [apple], mine: [apricot], theirs: [quince])  // of one id
///     merge.conflicts[0].kind          // updated
///     merge.conflicts[0].mine?.name    // Apricot
///     merge.conflicts[0].merged?.name  // Quince: theirs are first
///
/// Changes on which both sides agree are no conflict: a row that both delete, or update to equal
/// content, or insert or move with equal content at the same place.
public struct MergeConflict<Row> {
  /// What the two sides did.
  public let kind: MergeConflictKind

  /// The row in the list from which both sides start; `nil` if both insert it.
  public let base: Row?

  /// The row in the list `mine`; `nil` if that side deletes it.
  public let mine: Row?

  /// The row in the list `theirs`; `nil` if that side deletes it.
  public let theirs: Row?

  /// The parts that both sides changed to different values, ascending; empty if rows are merged as a
  /// whole.
  ///
  /// Parts are numbered from 0 in the order of the key paths of ``MergeParts``. What no key path names
  /// has the number behind them.
  public let parts: [Int]

  /// The row in the merged list; `nil` if it is not there.
  ///
  /// A closure that resolves conflicts finds here what becomes of the row without it.
  public let merged: Row?

  /// The row's offset in the merged list; `nil` if it is not there, or not known yet, while conflicts
  /// are resolved.
  public let offset: Int?

  @export(implementation)
  init(
    kind: MergeConflictKind, base: Row?, mine: Row?, theirs: Row?, parts: [Int] = [],
    merged: Row?, offset: Int?
  ) {
    (self.kind, self.base, self.mine, self.theirs) = (kind, base, mine, theirs)
    (self.parts, self.merged, self.offset) = (parts, merged, offset)
  }

  /// Returns the conflict with another row in the merged list.
  @export(implementation)
  func with(merged: Row?, offset: Int? = nil) -> MergeConflict {
    MergeConflict(
      kind: kind, base: base, mine: mine, theirs: theirs, parts: parts, merged: merged,
      offset: offset)
  }
}

extension MergeConflict: Sendable where Row: Sendable {}

extension MergeConflict: Equatable where Row: Equatable {}

/// What the two sides of a merge did to a row of which they want something else.
///
/// *First* is the side that decides, see ``MergeSide``.
public enum MergeConflictKind: Sendable, Hashable {
  /// Both insert it, with different content or at different places: the first's content and place.
  case inserted

  /// Both update it, to different contents: the first's content.
  case updated

  /// Both move it, to different places: the first's place.
  case moved

  /// Both update and move it, to different contents and places: the first's content and place.
  case updatedAndMoved

  /// One side deletes it, the other one updates it, and may move it: it stays in the list, updated.
  case deletedAndUpdated

  /// One side deletes it, the other one moves it: it is deleted.
  case deletedAndMoved

  /// One side deletes a section, in which the other one has rows that stay: it stays with them.
  case deletedAndFilled
}
