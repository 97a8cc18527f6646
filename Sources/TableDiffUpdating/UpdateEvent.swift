// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// An event in the work of a ``ListUpdater``, for signposts, logs and hang reports.
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

  /// A diff was computed and planned; `nil` if it was stopped.
  case diffEnded(SectionedDiff?)

  /// A batch begins.
  case batchBegan(BatchUpdate)

  /// The animation of a batch is over.
  ///
  /// After ``SectionedListUpdater/updateIfNeeded()``, the next batch may already have begun.
  case batchEnded(finished: Bool)

  /// The view was reloaded.
  case reloaded(UpdateOutcome.ReloadReason)

  /// The list shows a state: what was done for it.
  case updated(UpdateReport)

  /// The view reported other row counts than the updater: the counts of both, by section.
  case countsDiffer(updater: [Int], view: [Int])

  /// The view refused a batch, or the batches failed their validation.
  case refused(any Error)

  /// The followed sequence of states threw an error; the list does not change.
  case followingFailed(any Error)

  /// A state has repeated ids: of rows in a section, with their paths, or of sections, with their
  /// offsets.
  ///
  /// The ids are given as text. This event occurs in debug builds, for states of up to 10,000 rows.
  case duplicateIDs(rows: [DuplicateID<String, RowPath>], sections: [DuplicateID<String, Int>])
}
