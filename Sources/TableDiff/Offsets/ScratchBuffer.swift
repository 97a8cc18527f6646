// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the bytes that a solver holds besides its input, to verify linear memory.
final class ScratchMeter {
  private var held = 0

  /// The maximum number of bytes held at once.
  private(set) var peak = 0

  init() {}

  /// Counts allocated memory.
  func hold(_ bytes: Int) {
    held += bytes
    peak = max(peak, held)
  }

  /// Counts deallocated memory.
  func release(_ bytes: Int) { held -= bytes }
}

/// Memory that is counted, and deallocated with its owner.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
  let start: UnsafeMutablePointer<Element>
  private let bytes: Int
  private let meter: ScratchMeter

  init(_ count: Int, _ meter: ScratchMeter) {
    start = .allocate(capacity: count)
    bytes = count * MemoryLayout<Element>.stride
    self.meter = meter
    meter.hold(bytes)
  }

  deinit {
    start.deallocate()
    meter.release(bytes)
  }

  /// Sets the first elements to a value.
  func fill(_ count: Int, with value: Element, _ stop: _StopPoll?) throws(_Stopped) {
    for block in StopBlocks(of: 0..<count) {
      (start + block.lowerBound).initialize(repeating: value, count: block.count)
      try stop?.check(after: block.count)
    }
  }
}
