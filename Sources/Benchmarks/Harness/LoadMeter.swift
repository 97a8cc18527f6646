// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Tells how long a run took, and how much of that this process did not get a processor.
struct LoadMeter {
  private let start = DispatchTime.now().uptimeNanoseconds
  private let startTicks = clock()

  /// The time since the start, with a warning where other programs took much of it.
  var text: String {
    let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9
    let worked = Double(clock() - startTicks) / Double(CLOCKS_PER_SEC)
    let waited = max(0, 1 - worked / elapsed)
    let text = "\(formatted(elapsed)) s in all"
    if waited < 0.1 { return text }
    return text + "; the processor was elsewhere for \(formatted(waited * 100))% of them: "
      + "measure again on an idle machine"
  }
}
