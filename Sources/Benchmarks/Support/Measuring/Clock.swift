// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import Dispatch

/// Returns the mean seconds of some calls.
///
/// A single call is timed without the overhead of the clock, and its result is released after the
/// clock stops. Several calls are timed together, because that overhead would be large compared
/// with a short call.
@export(implementation) @inline(__always)
package func seconds<Result>(calls: Int, _ call: () -> Result) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  if calls == 1 {
    let result = call()
    let end = DispatchTime.now().uptimeNanoseconds
    blackHole(result)
    return max(1, Double(end - start) - clockNanoseconds) * 1e-9
  }
  for _ in 0..<calls { blackHole(call()) }
  let end = DispatchTime.now().uptimeNanoseconds
  return Double(end - start) * 1e-9 / Double(calls)
}

/// Returns the mean seconds of some calls that mutate a state.
///
/// Each call gets a state of its own, prepared outside the timer.
@export(implementation) @inline(__always)
package func seconds<State, Result>(
  calls: Int, on prepare: () -> State, _ call: (inout State) -> Result
) -> Double {
  var total = 0.0
  for _ in 0..<calls {
    var state = prepare()
    total += seconds(calls: 1) { call(&state) }
    blackHole(state)
  }
  return total / Double(calls)
}

/// The nanoseconds between two consecutive readings of the clock.
@usableFromInline
package let clockNanoseconds = (0..<1_001).map { _ in
  let start = DispatchTime.now().uptimeNanoseconds
  return Double(DispatchTime.now().uptimeNanoseconds - start)
}.median

/// Returns the number of calls for a sample of half a millisecond.
package func callsPerSample(_ seconds: Double) -> Int {
  max(1, min(100_000, Int(0.5e-3 / max(seconds, 1e-9))))
}

/// Uses a result, so that the optimizer cannot remove the call.
@export(implementation) @inline(never)
package func blackHole<Result>(_ result: Result) {
  withUnsafeBytes(of: result) { bytes in
    sink &+= bytes.first ?? 0
  }
}

/// The target of `blackHole`, written only by the measuring thread.
@usableFromInline
nonisolated(unsafe) package var sink: UInt8 = 0
