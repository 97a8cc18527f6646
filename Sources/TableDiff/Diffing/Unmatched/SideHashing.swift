// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hashes the ids of old rows, then those of new rows, and splits either by their hashes.
struct SideHashing: ~Copyable {
  /// Rows to hash.
  struct Side {
    let offsets: OffsetRanges

    /// The offsets or ordinals that identify the rows, in their order.
    let names: OffsetRanges

    /// Hashes that are already known.
    var early = EarlyHashes()
  }

  let hash: IDHash
  private let bits: Int
  private let oldNames: OffsetRanges
  private let new: Side
  private var tasks: HashTasks
  private var oldPartitions: HashPartitions?
  private var newPartitions: HashPartitions?

  init(_ hash: IDHash, bits: Int, old: Side, new: Side) {
    self.hash = hash
    self.bits = bits
    self.new = new
    oldNames = old.names
    tasks = HashTasks(of: old.offsets, hash, early: old.early)
  }

  mutating func next(
    _ rows: UnmatchedRows, _ stopCheck: inout StopCheck, _ shouldStop: () -> Bool
  ) -> UnmatchedTasks.Step {
    if oldPartitions == nil {
      let step = tasks.next(in: rows.old, &stopCheck, shouldStop)
      guard case .done = step else { return step }
      oldPartitions = tasks.partitions(bits: bits, names: oldNames, shouldStop: shouldStop)
      if oldPartitions == nil { return .stopped }
      tasks = HashTasks(of: new.offsets, hash, early: new.early)
    }
    let step = tasks.next(in: rows.new, &stopCheck, shouldStop)
    guard case .done = step else { return step }
    newPartitions = tasks.partitions(bits: bits, names: new.names, shouldStop: shouldStop)
    return newPartitions == nil ? .stopped : .done
  }

  /// The partitions, once the rows are hashed.
  consuming func partitions() -> (old: HashPartitions, new: HashPartitions) {
    guard let oldPartitions, let newPartitions else {
      preconditionFailure("The rows are not hashed.")
    }
    return (oldPartitions, newPartitions)
  }
}
