// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension Workload {
  /// Returns the seconds of a measure over the rows of this workload.
  ///
  /// The result is not a number for measures that only the runner of the case can take.
  @export(implementation)
  package func seconds(of measure: Measure, calls: Int) -> Double {
    let (old, new, twin) = (old, new, twin)
    return switch measure {
    case .scan: BenchmarkSupport.seconds(calls: calls) { R.scan(old, twin) }
    case .join: BenchmarkSupport.seconds(calls: calls) { R.join(old, new) }
    case .gather: BenchmarkSupport.seconds(calls: calls) { R.gather(old, new, script.sources) }
    case .map: BenchmarkSupport.seconds(calls: calls) { R.copyByMap(old) }
    case .scanAndArray:
      BenchmarkSupport.seconds(calls: calls) { (R.scan(old, twin), Measures.integers(old.count)) }
    case .applying, .millionRows, .flatDiff, .heckelDiff, .standard, .diffAndPlan, .oneSubmission,
      .hops, .small, .arrays, .treeArrays, .shownRows, .again:
      .nan
    }
  }
}
