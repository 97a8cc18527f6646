// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a ``ListUpdater`` does, for signposts, logs and reports of hangs.
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
  /// After ``ListUpdater/updateIfNeeded()`` the next batch may have begun before.
  case batchEnded(finished: Bool)

  /// The view was loaded anew.
  case reloaded(UpdateOutcome.ReloadReason)

  /// The view had counted other rows than the updater has: the counts of both, section by section.
  case countsDiffer(updater: [Int], view: [Int])

  /// The view refused a batch, or a proof of the batches failed.
  case refused(any Error)

  /// Ids are repeated, each with the paths of its rows. Reported in debug builds for states of up to
  /// 10,000 rows.
  case duplicateIDs([String])
}
