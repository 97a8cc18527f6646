// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing

/// The adapters against the double of UIKit.
///
/// One test after the other, since some simulate a system that cannot reconfigure cells.
@Suite(.serialized) enum AdapterTests {}

/// Calls a function where cells can be reconfigured, or cannot.
@MainActor
func withReconfiguring(_ isAvailable: Bool, _ body: () async throws -> Void) async rethrows {
  let before = Reconfiguring.isAvailable
  Reconfiguring.isAvailable = isAvailable
  defer { Reconfiguring.isAvailable = before }
  try await body()
}
