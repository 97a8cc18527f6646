// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts what one call does: memory and reference counting in one call, and instructions in
/// another.
///
/// The result of the call is part of its memory. Releasing it is not part of the call.
@usableFromInline
package struct CallCounter: Meter {
  @usableFromInline
  package typealias Counts = RunRecord.Counts

  @inlinable
  package init() {}

  @inlinable @inline(__always)
  package func measure<Result>(_ call: () -> Result) -> Counts {
    measure(on: {}) { _ in call() }
  }

  @inlinable @inline(__always)
  package func measure<State, Result>(
    on prepare: () -> State, _ call: (inout State) -> Result
  ) -> Counts {
    var counts = Counts()
    do {
      var state = prepare()
      Self.start()
      let result = call(&state)
      counts = Self.stop()
      blackHole(result)
      blackHole(state)
    }
    if InstructionCounter.isAvailable {
      var state = prepare()
      let start = InstructionCounter.current
      let result = call(&state)
      let end = InstructionCounter.current
      if let start, let end { counts.instructions = end - start }
      blackHole(result)
      blackHole(state)
    }
    return counts
  }

  @inline(never) @usableFromInline
  static func start() {
    if AllocationCounter.isAvailable { AllocationCounter.install() }
    if ReferenceCounter.isAvailable { ReferenceCounter.install() }
    AllocationCounter.start()
    ReferenceCounter.start()
  }

  @inline(never) @usableFromInline
  static func stop() -> Counts {
    ReferenceCounter.stop()
    AllocationCounter.stop()
    var counts = Counts()
    if ReferenceCounter.isAvailable {
      ReferenceCounter.remove()
      let references = ReferenceCounter.counts
      (counts.retains, counts.releases) = (references.retains, references.releases)
    }
    if AllocationCounter.isAvailable {
      AllocationCounter.remove()
      let memory = AllocationCounter.counts
      (counts.allocations, counts.allocatedBytes) = (memory.allocations, memory.bytes)
      (counts.peakBytes, counts.keptBytes) = (memory.peakBytes, memory.keptBytes)
    }
    return counts
  }
}
