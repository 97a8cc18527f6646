// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Measures the memory that a call takes in addition to the memory in use before it.
///
/// On Linux it is the peak resident size during the call minus the resident size before it, so it
/// includes the result of the call. During the call the allocator maps large blocks one by one, and
/// small blocks start from a trimmed heap, so that memory freed earlier does not hide new
/// allocations. The kernel counts pages in batches: differences of 100 kB are noise. Other systems
/// are not measured.
enum ScratchMemory {
  /// Returns the bytes at the peak of a call: the minimum of three runs, because noise only adds.
  static func peak<Result>(_ call: () -> Result) -> Int? {
    peak(on: {}) { _ in call() }
  }

  /// Returns the same for a call that changes what it is called on, which is prepared beforehand.
  static func peak<State, Result>(
    on prepare: () -> State, _ call: (inout State) -> Result
  ) -> Int? {
    #if canImport(Glibc)
      mapBlocks(from: 1 << 16)
      defer { mapBlocks(from: 32 << 20) }
      return (0..<3).compactMap { _ in
        var state = prepare()
        return peakOnce { call(&state) }
      }.min()
    #else
      return nil
    #endif
  }

  /// Sets the thresholds that the allocator arrives at when large blocks are freed.
  ///
  /// glibc raises its thresholds during a run. With the final values from the start, the first
  /// case runs under the same conditions as the last.
  static func settleAllocator() {
    #if canImport(Glibc)
      mapBlocks(from: 32 << 20)
    #endif
  }

  #if canImport(Glibc)
    /// Makes the allocator map each block of at least so many bytes by itself, and return the free
    /// end of the heap when it is twice as large.
    private static func mapBlocks(from bytes: Int32) {
      let (trimThreshold, mapThreshold): (Int32, Int32) = (-1, -3)
      _ = Allocator.setOption?(trimThreshold, 2 * bytes)
      _ = Allocator.setOption?(mapThreshold, bytes)
    }

    private static func peakOnce<Result>(_ call: () -> Result) -> Int? {
      guard let trim = Allocator.trim else { return nil }
      _ = trim(0)
      guard let reset = fopen("/proc/self/clear_refs", "w") else { return nil }
      fputs("5", reset)
      fclose(reset)
      guard let before = status("VmRSS") else { return nil }
      let result = call()
      let peak = status("VmHWM")
      blackHole(result)
      return peak.map { max(0, $0 - before) }
    }

    /// Returns a size in bytes from the kernel's status of this process.
    private static func status(_ field: String) -> Int? {
      guard let file = fopen("/proc/self/status", "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), file) != nil {
        let bytes = line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        if words.first == field + ":", words.count > 1 { return Int(words[1]).map { $0 * 1024 } }
      }
      return nil
    }
  #endif
}

#if canImport(Glibc)
  /// The functions of <malloc.h> that we need, looked up by name because the Glibc module omits
  /// that header.
  private enum Allocator {
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    typealias Trim = @convention(c) (_ padding: Int) -> Int32

    static let setOption = dlsym(nil, "mallopt").map { unsafeBitCast($0, to: SetOption.self) }
    static let trim = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: Trim.self) }
  }
#endif
