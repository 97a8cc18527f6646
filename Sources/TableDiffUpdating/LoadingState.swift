// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of the rows of a list, which says what is shown while there are none.
///
/// Data sources show their `loadingView`, `failedView` or `emptyView`.
public enum LoadingState: Sendable, Hashable {
  /// All rows are there.
  case loaded

  /// Rows are yet to come.
  case loading

  /// The rows could not be loaded.
  case failed
}
