// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the blocks of memory that one thread allocates.
///
/// While it counts, the program and its libraries call functions in this file, which count and
/// forward each call, instead of the allocator. At other times nothing is different.
@usableFromInline
package enum AllocationCounter {
  #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    /// Whether calls of the runtime can be redirected.
    package static let isAvailable: Bool = {
      begin()
      let block = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      blackHole(block)
      block.deallocate()
      return end().allocations == 1
    }()

    private static func begin() {
      install()
      (tally, thread) = (Tally(), pthread_self())
    }

    private static func end() -> RunRecord.Counts {
      thread = nil
      for (function, _) in redirected { function.restore() }
      tally.blocks.removeAll()
      return tally.counts
    }
  #else
    package static let isAvailable = false
    private static func begin() {}
    private static func end() -> RunRecord.Counts { RunRecord.Counts() }
  #endif

  /// Starts counting.
  @inline(never) @usableFromInline
  static func start() { if isAvailable { begin() } }

  /// Stops counting, and returns the counts, which are empty if counting is not available.
  @inline(never) @usableFromInline
  static func stop() -> RunRecord.Counts { isAvailable ? end() : RunRecord.Counts() }
}

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc

  /// The counts so far.
  private struct Tally {
    var blocks = AllocatedBlocks()
    private var (count, bytes, peak, kept) = (0, 0, 0, 0)

    var counts: RunRecord.Counts {
      RunRecord.Counts(
        allocations: count, allocatedBytes: bytes, peakBytes: peak, keptBytes: kept)
    }

    mutating func add(_ block: UnsafeMutableRawPointer?, bytes added: Int) {
      guard let block else { return }
      count += 1
      bytes += added
      kept += added
      peak = max(peak, kept)
      blocks.insert(block, bytes: added)
    }

    /// Subtracts a block that is about to be freed.
    mutating func remove(_ block: UnsafeMutableRawPointer?) {
      guard let block else { return }
      // The requested bytes of blocks allocated before the start are unknown.
      kept -= blocks.remove(block) ?? Allocator.imported.usableSize(block)
    }
  }

  /// The counted thread.
  ///
  /// Other threads may allocate meanwhile, but only this one changes the tally.
  nonisolated(unsafe) private var thread: pthread_t?
  nonisolated(unsafe) private var tally = Tally()

  private var isCounted: Bool { pthread_self() == thread }

  // MARK: - The replacement functions

  /// The allocating functions, each with its replacement.
  nonisolated(unsafe) private let redirected = [
    ("malloc", unsafeBitCast(countedMalloc, to: UnsafeRawPointer.self)),
    ("calloc", unsafeBitCast(countedCalloc, to: UnsafeRawPointer.self)),
    ("realloc", unsafeBitCast(countedRealloc, to: UnsafeRawPointer.self)),
    ("aligned_alloc", unsafeBitCast(countedAlignedAlloc, to: UnsafeRawPointer.self)),
    ("posix_memalign", unsafeBitCast(countedPosixMemalign, to: UnsafeRawPointer.self)),
    ("free", unsafeBitCast(countedFree, to: UnsafeRawPointer.self)),
    ("malloc_usable_size", unsafeBitCast(countedUsableSize, to: UnsafeRawPointer.self)),
  ].map { (ImportedFunction(named: $0), $1) }

  /// Redirects the calls, once everything that the functions need exists.
  private func install() {
    _ = (Allocator.imported, tally, thread)
    for (function, counted) in redirected { function.replace(by: counted) }
  }

  private let countedMalloc: Allocator.Imported.Malloc = { bytes in
    let block = Allocator.imported.malloc(bytes)
    if isCounted { tally.add(block, bytes: bytes) }
    return block
  }

  private let countedCalloc: Allocator.Imported.Calloc = { count, bytes in
    let block = Allocator.imported.calloc(count, bytes)
    if isCounted { tally.add(block, bytes: count &* bytes) }
    return block
  }

  private let countedRealloc: Allocator.Imported.Realloc = { block, bytes in
    if isCounted { tally.remove(block) }
    let moved = Allocator.imported.realloc(block, bytes)
    if isCounted { tally.add(moved, bytes: bytes) }
    return moved
  }

  private let countedAlignedAlloc: Allocator.Imported.AlignedAlloc = { alignment, bytes in
    let block = Allocator.imported.alignedAlloc(alignment, bytes)
    if isCounted { tally.add(block, bytes: bytes) }
    return block
  }

  private let countedPosixMemalign: Allocator.Imported.PosixMemalign = { block, alignment, bytes in
    let status = Allocator.imported.posixMemalign(block, alignment, bytes)
    if status == 0, isCounted { tally.add(block.pointee, bytes: bytes) }
    return status
  }

  /// Returns the requested bytes.
  ///
  /// A growing array uses the whole capacity of its block, which depends on earlier frees; counts
  /// must not.
  private let countedUsableSize: Allocator.Imported.UsableSize = { block in
    if isCounted, let block, let bytes = tally.blocks.bytes(of: block) { return bytes }
    return Allocator.imported.usableSize(block)
  }

  private let countedFree: Allocator.Imported.Free = { block in
    if isCounted { tally.remove(block) }
    Allocator.imported.free(block)
  }
#endif
