// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Measures the duration of a run, and the share of it in which the process had no processor.
package struct LoadMeter {
  let date = Date()
  private let start = DispatchTime.now().uptimeNanoseconds
  private let startTicks = clock()

  /// Starts measuring.
  package init() {}

  /// The seconds since the start.
  package var elapsed: Double { Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9 }

  /// The share of the time in which the process had no processor.
  package var waited: Double {
    let worked = Double(clock() - startTicks) / Double(CLOCKS_PER_SEC)
    return max(0, 1 - worked / elapsed)
  }

  /// The time since the start.
  package var text: String { "\(formatted(elapsed)) s in total" }

  /// A warning if other programs took much of the time.
  package var warning: String? {
    if waited < 0.1 { return nil }
    return "The process had no processor for \(formatted(waited * 100))% of the time: "
      + "measure again on an idle machine."
  }
}
