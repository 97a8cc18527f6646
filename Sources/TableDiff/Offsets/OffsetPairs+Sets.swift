// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension OffsetPairs {
  /// Returns the union of these pairs and others, ascending by the new offset.
  ///
  /// - Precondition: No new offset is in both.
  /// - Complexity: O(*r*), where *r* is the number of runs of both.
  @inline(never)
  package func merged(with others: OffsetPairs) -> OffsetPairs {
    finished { () throws(_Stopped) in try merged(with: others, nil) }
  }

  /// Returns the union of these pairs and others, ascending by the new offset.
  package func merged(
    with others: OffsetPairs, _ stop: _StopPoll?
  ) throws(_Stopped) -> OffsetPairs {
    if others.isEmpty { return self }
    var merged = OffsetPairs()
    merged.reserveRuns(runs.count + others.runs.count)
    var rest = others.runs[...]
    for run in runs {
      try stop?.check(after: 1)
      while let first = rest.first, first.new < run.new {
        merged.append(first)
        rest.removeFirst()
      }
      merged.append(run)
    }
    for run in rest { merged.append(run) }
    return merged
  }

  /// Splits the pairs of some runs by whether they are among these pairs.
  ///
  /// - Parameter runs: Runs of pairs, ascending by the new offset.
  /// - Complexity: O(*r*), where *r* is the number of runs of both.
  @inline(never)
  package func split(_ runs: RunList<Run>) -> (known: OffsetPairs, unknown: OffsetPairs) {
    finished { () throws(_Stopped) in try split(runs, nil) }
  }

  /// Splits the pairs of some runs by whether they are among these pairs.
  ///
  /// - Parameters:
  ///   - runs: Runs of pairs, ascending by the new offset.
  package func split(
    _ runs: RunList<Run>, _ stop: _StopPoll?
  ) throws(_Stopped) -> (known: OffsetPairs, unknown: OffsetPairs) {
    var (known, unknown) = (OffsetPairs(), OffsetPairs())
    var index = 0
    for run in runs {
      try stop?.check(after: 1)
      let shift = Int(run.old) - Int(run.new)
      var new = Int(run.new)
      while new < run.newRange.upperBound {
        while index < self.runs.count, self.runs[index].newRange.upperBound <= new { index += 1 }
        var end = run.newRange.upperBound
        var isKnown = false
        if index < self.runs.count {
          let own = self.runs[index]
          if Int(own.new) > new {
            end = min(end, Int(own.new))
          } else {
            end = min(end, own.newRange.upperBound)
            isKnown = Int(own.old) - Int(own.new) == shift
          }
        }
        if isKnown {
          known.append(old: new + shift, new: new, count: end - new)
        } else {
          unknown.append(old: new + shift, new: new, count: end - new)
        }
        new = end
      }
    }
    return (known, unknown)
  }
}
