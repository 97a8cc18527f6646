// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Counts the instructions that one thread executes in user mode.
///
/// Linux counts them with the processor's own counter. Virtual machines often have none, and a
/// system may forbid its use; then nothing is counted.
@usableFromInline
enum InstructionCounter {
  @usableFromInline
  static let isAvailable = descriptor != nil

  /// The number of instructions so far.
  @usableFromInline
  static var current: Int? {
    guard let descriptor else { return nil }
    var count: UInt64 = 0
    let size = MemoryLayout<UInt64>.size
    return read(descriptor, &count, size) == size ? Int(count) : nil
  }

  #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    #if arch(x86_64)
      private static let perfEventOpen = 298
    #else
      private static let perfEventOpen = 241
    #endif

    /// The counter of the thread that asks first.
    private static let descriptor: Int32? = {
      typealias Call =
        @convention(c) (
          _ number: Int, UnsafeMutableRawPointer?, _ process: Int, _ processor: Int, _ group: Int,
          _ flags: Int
        ) -> Int
      // The Glibc module omits functions with a variable number of arguments.
      guard let symbol = dlsym(nil, "syscall") else { return nil }
      let call = unsafeBitCast(symbol, to: Call.self)
      var attributes = [UInt64](repeating: 0, count: 16)
      let bytes = UInt64(attributes.count * MemoryLayout<UInt64>.size)
      // PERF_TYPE_HARDWARE in 32 bits, and the size in the next 32.
      attributes[0] = (bytes << 32).littleEndian
      // PERF_COUNT_HW_INSTRUCTIONS
      attributes[1] = 1
      // exclude_kernel, exclude_hv
      attributes[5] = 1 << 5 | 1 << 6
      let descriptor = call(perfEventOpen, &attributes, 0, -1, -1, 0)
      return descriptor < 0 ? nil : Int32(descriptor)
    }()
  #else
    private static let descriptor: Int32? = nil
  #endif
}
