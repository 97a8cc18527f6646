// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the blocks of memory that one thread allocates.
///
/// While it counts, the program and its libraries call functions of this file in place of those that
/// allocate. They count and pass the call on. At other times nothing is different.
enum AllocationCounter {
  struct Counts: Equatable {
    var allocations = 0
    var bytes = 0

    /// The most bytes that are allocated at one time, in addition to those before the start.
    var peakBytes = 0

    /// The bytes that are allocated in the end, in addition to those before the start.
    var keptBytes = 0
  }

  #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    /// Whether the calls of the runtime can be directed here.
    static let isAvailable: Bool = {
      install()
      start()
      let block = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      blackHole(block)
      block.deallocate()
      stop()
      remove()
      return counts.allocations == 1
    }()

    /// Directs the calls here.
    static func install() {
      Allocator.Imported.replace(
        malloc: countedMalloc, calloc: countedCalloc, realloc: countedRealloc,
        alignedAlloc: countedAlignedAlloc, posixMemalign: countedPosixMemalign, free: countedFree,
        usableSize: countedUsableSize)
    }

    /// Counts from now on, without doing anything itself that is counted.
    static func start() { (tally, thread) = (Tally(), pthread_self()) }

    static func stop() { thread = nil }

    static func remove() {
      Allocator.Imported.restore()
      tally.blocks.removeAll()
    }

    static var counts: Counts { tally.counts }
  #else
    static let isAvailable = false
    static let counts = Counts()

    static func install() {}
    static func start() {}
    static func stop() {}
    static func remove() {}
  #endif
}

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc

  /// What was counted so far.
  private struct Tally {
    var counts = AllocationCounter.Counts()
    var blocks = AllocatedBlocks()

    mutating func add(_ block: UnsafeMutableRawPointer?, bytes: Int) {
      guard let block else { return }
      counts.allocations += 1
      counts.bytes += bytes
      counts.keptBytes += bytes
      counts.peakBytes = max(counts.peakBytes, counts.keptBytes)
      blocks.insert(block, bytes: bytes)
    }

    /// Takes off a block that is about to be freed.
    mutating func remove(_ block: UnsafeMutableRawPointer?) {
      guard let block else { return }
      // How much was asked for is not known of blocks from before the start.
      counts.keptBytes -= blocks.remove(block) ?? Allocator.imported?.usableSize(block) ?? 0
    }
  }

  /// The thread that is counted.
  ///
  /// Others may allocate meanwhile, but only this one touches the tally.
  nonisolated(unsafe) private var thread: pthread_t?
  nonisolated(unsafe) private var tally = Tally()

  private var isCounted: Bool { pthread_self() == thread }

  // MARK: - The functions that are called instead

  private let countedMalloc: Allocator.Imported.Malloc = { bytes in
    let block = Allocator.imported?.malloc(bytes)
    if isCounted { tally.add(block, bytes: bytes) }
    return block
  }

  private let countedCalloc: Allocator.Imported.Calloc = { count, bytes in
    let block = Allocator.imported?.calloc(count, bytes)
    if isCounted { tally.add(block, bytes: count &* bytes) }
    return block
  }

  private let countedRealloc: Allocator.Imported.Realloc = { block, bytes in
    if isCounted { tally.remove(block) }
    let moved = Allocator.imported?.realloc(block, bytes)
    if isCounted { tally.add(moved, bytes: bytes) }
    return moved
  }

  private let countedAlignedAlloc: Allocator.Imported.AlignedAlloc = { alignment, bytes in
    let block = Allocator.imported?.alignedAlloc(alignment, bytes)
    if isCounted { tally.add(block, bytes: bytes) }
    return block
  }

  private let countedPosixMemalign: Allocator.Imported.PosixMemalign = { block, alignment, bytes in
    let status = Allocator.imported?.posixMemalign(block, alignment, bytes) ?? ENOMEM
    if status == 0, isCounted { tally.add(block.pointee, bytes: bytes) }
    return status
  }

  /// Returns what was asked for.
  ///
  /// A growing array uses all the room that its block has. How much that is depends on what was
  /// freed before, and counts should not.
  private let countedUsableSize: Allocator.Imported.UsableSize = { block in
    if isCounted, let block, let bytes = tally.blocks.bytes(of: block) { return bytes }
    return Allocator.imported?.usableSize(block) ?? 0
  }

  private let countedFree: Allocator.Imported.Free = { block in
    if isCounted { tally.remove(block) }
    Allocator.imported?.free(block)
  }
#endif
