// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
