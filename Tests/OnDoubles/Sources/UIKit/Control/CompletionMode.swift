// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// When a double reports the end of an animation.
public enum CompletionMode: Sendable, Hashable {
  /// Before the call that began it returns.
  case immediate
  /// A turn of the main actor later.
  case nextTurn
  /// Some seconds later.
  case delayed(Double)
  /// At ``ListViewDouble/completeBatches(finished:)``.
  case manual
  /// A turn of the main actor later, as an animation that did not finish.
  case notFinished
  /// Never: the completion is dropped.
  case dropped
}
