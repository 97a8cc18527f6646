// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetRanges {
  /// Returns the offsets that are in these ranges and not in other ones.
  ///
  /// - Complexity: O(*r* + log *o*), where *r* is the number of these ranges and of the others
  ///   within their bounds, and *o* the number of all others.
  package func subtracting(_ other: OffsetRanges) -> OffsetRanges {
    if other.isEmpty { return self }
    var rest = OffsetRanges()
    let first = range(at: 0)?.lowerBound ?? 0
    var index = other.runs.partitioningIndex { $0.range.upperBound > first }
    for run in runs {
      var start = run.range.lowerBound
      let end = run.range.upperBound
      while start < end {
        while index < other.runs.count, other.runs[index].range.upperBound <= start { index += 1 }
        let next = index < other.runs.count ? other.runs[index].range : end..<end
        rest.append(start..<max(start, min(end, next.lowerBound)))
        start = next.lowerBound < end ? next.upperBound : end
      }
    }
    return rest
  }

  /// Returns the union of these offsets and others.
  ///
  /// - Precondition: No offset is in both.
  /// - Complexity: O(*r*), where *r* is the number of ranges of both.
  package func merged(with others: OffsetRanges) -> OffsetRanges {
    if isEmpty { return others }
    if others.isEmpty { return self }
    var merged = OffsetRanges()
    var index = 0
    for run in runs {
      while index < others.runs.count, others.runs[index].start < run.start {
        merged.append(others.runs[index].range)
        index += 1
      }
      merged.append(run.range)
    }
    for run in others.runs[index...] { merged.append(run.range) }
    return merged
  }
}
