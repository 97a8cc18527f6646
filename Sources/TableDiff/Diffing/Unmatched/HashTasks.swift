// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hands out the tasks of hashing the ids of some rows, and holds the hashes.
final class HashTasks {
  /// The number of rows a task has at most.
  private static let limit = StopCheck.interval / 2

  let hash: IDHash
  private let offsets: OffsetRanges

  /// The hashes by ordinal.
  private let hashes: UnsafeMutableBufferPointer<UInt64>

  /// The rows whose hashes are already known.
  private let early: EarlyHashes
  private var earlyIndex = 0

  private var runIndex = 0
  private var offset = 0
  private var ordinal = 0

  /// - Parameters:
  ///   - offsets: The offsets of the rows.
  ///   - early: Hashes that are already known.
  init(of offsets: OffsetRanges, _ hash: IDHash, early: EarlyHashes = EarlyHashes()) {
    self.hash = hash
    self.offsets = offsets
    self.early = early
    hashes = .allocate(capacity: offsets.count)
    early.copy(into: hashes)
  }

  deinit { hashes.deallocate() }

  /// Returns the next task.
  func next(
    in table: RowTable, _ stopCheck: inout StopCheck, _ shouldStop: () -> Bool
  ) -> UnmatchedTasks.Step {
    while runIndex < offsets.runs.count {
      let run = offsets.runs[runIndex].range
      offset = max(offset, run.lowerBound)
      if offset == run.upperBound {
        runIndex += 1
        continue
      }
      let known = early.ordinals(at: earlyIndex)
      if ordinal >= known.lowerBound {
        let count = min(known.upperBound - ordinal, run.upperBound - offset)
        skip(count)
        if ordinal == known.upperBound { earlyIndex += 1 }
        if stopCheck.stops(after: count, shouldStop) { return .stopped }
        continue
      }
      let count = min(
        run.upperBound - offset, table.endOfPiece(from: offset) - offset,
        known.lowerBound - ordinal, Self.limit)
      guard let hashes = hashes.baseAddress else { return .done }
      // A hash takes longer than a comparison.
      if stopCheck.stops(after: 2 * count, shouldStop) { return .stopped }
      defer { skip(count) }
      return .task(
        RowTask(hash, table.address(of: offset), count: count, into: hashes + ordinal))
    }
    return .done
  }

  private func skip(_ count: Int) {
    offset += count
    ordinal += count
  }

  /// Splits the rows by their hashes.
  ///
  /// - Parameter names: The offsets or ordinals that identify the rows, in their order.
  /// - Returns: `nil` if `shouldStop` returned `true`; it is polled once a block.
  func partitions(
    bits: Int, names: OffsetRanges, shouldStop: () -> Bool
  ) -> HashPartitions? {
    HashPartitions(UnsafeBufferPointer(hashes), names: names, bits: bits, shouldStop: shouldStop)
  }
}
