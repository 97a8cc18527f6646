// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension OffsetPairs {
  /// Returns the pairs with both offsets in two windows, relative to the windows.
  func clamped(old: Range<Int>, new: Range<Int>) -> OffsetPairs {
    var clamped = OffsetPairs()
    for run in runs {
      // The rows of the run that are in both windows.
      let start = max(0, old.lowerBound - Int(run.old), new.lowerBound - Int(run.new))
      let end = min(
        Int(run.count), old.upperBound - Int(run.old), new.upperBound - Int(run.new))
      if start < end {
        clamped.append(
          old: Int(run.old) + start - old.lowerBound, new: Int(run.new) + start - new.lowerBound,
          count: end - start)
      }
    }
    return clamped
  }
}
