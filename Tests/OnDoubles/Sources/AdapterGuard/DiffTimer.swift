// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffUpdating

/// Measures the diff of an updater.
@MainActor
final class DiffTimer {
  private var start = ContinuousClock.now

  /// The time of the last diff; infinite if there was none.
  private(set) var seconds = Double.infinity

  var options: UpdateOptions {
    var options = UpdateOptions()
    options.onEvent = { event in
      switch event {
      case .diffBegan: self.start = .now
      case .diffEnded:
        let duration = (ContinuousClock.now - self.start).components
        self.seconds = Double(duration.attoseconds) / 1e18 + Double(duration.seconds)
      default: break
      }
    }
    return options
  }
}
