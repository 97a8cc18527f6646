// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// What a ``ListUpdater`` does, for signposts, logs and hang reports.
///
///     options.onEvent = { event in
///       switch event {
///       case .diffBegan: signpost.begin()
///       case .diffEnded: signpost.end()
///       default: log.debug("\(event)")
///       }
///     }
public enum UpdateEvent: Sendable {
  /// A diff begins.
  case diffBegan

  /// A diff is computed and planned; `nil` if it was stopped.
  case diffEnded(SectionedDiff?)

  /// A batch begins.
  case batchBegan(BatchUpdate)

  /// The animation of a batch is over.
  ///
  /// After ``SectionedListUpdater/updateIfNeeded()`` the next batch may have begun already.
  case batchEnded(finished: Bool)

  /// The view was reloaded.
  case reloaded(UpdateOutcome.ReloadReason)

  /// The list shows a state, with what was done for it.
  case updated(UpdateReport)

  /// The view reported other row counts than the updater has: the counts of both, by section.
  case countsDiffer(updater: [Int], view: [Int])

  /// The view refused a batch, or the batches failed their validation.
  case refused(any Error)

  /// The sequence of states that the updater followed threw an error; the list stays as it is.
  case followingFailed(any Error)

  /// A state repeats ids: of rows in a section, with the paths of the rows, or of sections, with their
  /// offsets.
  ///
  /// The ids are given as text. Reported in debug builds, for states of up to 10,000 rows.
  case duplicateIDs(rows: [DuplicateID<String, RowPath>], sections: [DuplicateID<String, Int>])
}
