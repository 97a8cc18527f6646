// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import TableDiff

/// The seconds that a call takes.
///
/// One call is timed alone, and its result is let go after the clock stopped. More are timed
/// together: for calls that are short beside the reading of a clock.
@inline(__always)
func seconds<Result>(calls: Int, _ call: () -> Result) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  if calls == 1 {
    let result = call()
    let end = DispatchTime.now().uptimeNanoseconds
    blackHole(result)
    return Double(end - start) * 1e-9
  }
  for _ in 0..<calls { blackHole(call()) }
  let end = DispatchTime.now().uptimeNanoseconds
  return Double(end - start) * 1e-9 / Double(calls)
}

/// The seconds of a call that changes what it is called on: each call gets one made outside the
/// timer.
@inline(__always)
func seconds<State, Result>(
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

/// How many calls make a sample of half a millisecond, for a call that takes so long.
func callsPerSample(_ seconds: Double) -> Int {
  max(1, min(100_000, Int(0.5e-3 / max(seconds, 1e-9))))
}

/// Takes a result so that the optimizer cannot find it useless and leave the call out.
@inline(never)
func blackHole<Result>(_ result: Result) {
  withUnsafeBytes(of: result) { bytes in
    sink &+= bytes.first ?? 0
  }
}

/// Where results end.
///
/// Only the thread that measures writes it.
nonisolated(unsafe) private var sink: UInt8 = 0
