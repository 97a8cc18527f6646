// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// How much memory a call takes beyond what there was before it.
///
/// On Linux: the highest resident size during the call less the resident size before it, so the
/// result of the call is included. Large blocks are mapped one by one meanwhile, and small ones
/// start from a trimmed heap, so that memory freed earlier cannot hide what is taken now. The
/// kernel counts pages, in batches: some 100 kB more or less mean nothing. Elsewhere it is not
/// measured.
enum ScratchMemory {
  /// The bytes at the peak of a call; the least of three runs, for noise only adds.
  static func peak<Result>(_ call: () -> Result) -> Int? {
    peak(on: {}) { _ in call() }
  }

  /// The same for a call that changes what it is called on, which is made before the measuring.
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

  /// Asks for the behaviour that the allocator settles to when large blocks come and go.
  ///
  /// glibc raises its thresholds up to this as large blocks are freed; saying so at once makes
  /// the first case and the last run alike.
  static func settleAllocator() {
    #if canImport(Glibc)
      mapBlocks(from: 32 << 20)
    #endif
  }

  #if canImport(Glibc)
    /// Has blocks of so many bytes and more mapped one by one, and a free end of the heap twice as
    /// large given back.
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

    /// A size in bytes from the kernel's account of this process.
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
  /// The parts of <malloc.h> that we need, looked up by name, for the Glibc module leaves that
  /// header out.
  private enum Allocator {
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    typealias Trim = @convention(c) (_ padding: Int) -> Int32

    static let setOption = dlsym(nil, "mallopt").map { unsafeBitCast($0, to: SetOption.self) }
    static let trim = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: Trim.self) }
  }
#endif
