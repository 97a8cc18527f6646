// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A way to measure a call.
///
/// Every case has one function that makes its call, on its own row type, for any meter.
@usableFromInline
package protocol Meter {
  associatedtype Reading

  func measure<Result>(_ call: () -> Result) -> Reading

  /// Measures a call that changes what it is called on, which is prepared beforehand.
  func measure<State, Result>(
    on prepare: () -> State, _ call: (inout State) -> Result
  ) -> Reading
}

/// Measures the seconds of a call, as the mean of so many.
@usableFromInline
package struct Stopwatch: Meter {
  @usableFromInline
  let calls: Int

  @inlinable
  package init(calls: Int) { self.calls = calls }

  @inlinable @inline(__always)
  package func measure<Result>(_ call: () -> Result) -> Double { seconds(calls: calls, call) }

  @inlinable @inline(__always)
  package func measure<State, Result>(
    on prepare: () -> State, _ call: (inout State) -> Result
  ) -> Double {
    seconds(calls: calls, on: prepare, call)
  }
}
