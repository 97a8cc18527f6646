// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A way to measure a call.
///
/// Every case has one function that makes its call, on its own row type, for any meter.
protocol Meter {
  associatedtype Reading

  func measure<Result>(_ call: () -> Result) -> Reading

  /// Measures a call that changes what it is called on, which is prepared beforehand.
  func measure<State, Result>(
    on prepare: () -> State, _ call: (inout State) -> Result
  ) -> Reading
}

/// Measures the seconds of a call, as the mean of so many.
struct Stopwatch: Meter {
  let calls: Int

  @inline(__always)
  func measure<Result>(_ call: () -> Result) -> Double { seconds(calls: calls, call) }

  @inline(__always)
  func measure<State, Result>(
    on prepare: () -> State, _ call: (inout State) -> Result
  ) -> Double {
    seconds(calls: calls, on: prepare, call)
  }
}
