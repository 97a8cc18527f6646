// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A call that can be timed, and whose memory can be counted.
@usableFromInline
package struct TimedCall {
  /// Returns the mean seconds of a number of calls.
  package let seconds: (_ calls: Int) -> Double

  /// Returns the allocations of one call, if all its work is done when it returns.
  ///
  /// They include the result of the call, but not its release.
  package let counts: (() -> RunRecord.Counts)?

  @usableFromInline
  init(seconds: @escaping (_ calls: Int) -> Double, counts: (() -> RunRecord.Counts)?) {
    (self.seconds, self.counts) = (seconds, counts)
  }

  /// Creates a call with its own timing.
  package init(seconds: @escaping (_ calls: Int) -> Double) {
    self.init(seconds: seconds, counts: nil)
  }

  @export(implementation)
  package init<Result>(_ call: @escaping () -> Result) {
    self.init {
      BenchmarkSupport.seconds(calls: $0, call)
    } counts: {
      AllocationCounter.start()
      let result = call()
      let counts = AllocationCounter.stop()
      blackHole(result)
      return counts
    }
  }

  /// Creates a call that mutates a state, which is prepared outside the timer.
  @export(implementation)
  package init<State, Result>(
    on prepare: @escaping () -> State, _ call: @escaping (inout State) -> Result
  ) {
    self.init {
      BenchmarkSupport.seconds(calls: $0, on: prepare, call)
    } counts: {
      var state = prepare()
      AllocationCounter.start()
      let result = call(&state)
      let counts = AllocationCounter.stop()
      blackHole(result)
      blackHole(state)
      return counts
    }
  }
}
