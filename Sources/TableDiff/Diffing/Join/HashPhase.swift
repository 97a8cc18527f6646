// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Hashes the ids of old rows, then of new rows, and partitions each side by hash.
struct HashPhase: ~Copyable {
  struct Side {
    let offsets: OffsetRanges

    /// The offsets or ordinals that identify the rows.
    let names: OffsetRanges

    /// Hashes that are already known.
    var early = EarlyHashes()
  }

  /// The maximum number of rows in a request.
  private static let limit = _StopPoll.interval / 2

  let hash: IDHash
  private let bits: Int
  private let new: Side
  private var oldPartitions: HashPartitions?
  private var newPartitions: HashPartitions?

  /// The side being hashed, its hashes by ordinal, and the next rows to hash.
  private var side: Side
  private var hashes: UnsafeMutableBufferPointer<UInt64>
  private var runIndex = 0
  private var earlyIndex = 0
  private var offset = 0
  private var ordinal = 0

  init(_ hash: IDHash, bits: Int, old: Side, new: Side) {
    self.hash = hash
    self.bits = bits
    self.new = new
    side = old
    hashes = old.makeHashes()
  }

  /// Creates the phase for the unmatched rows of a walk.
  init(_ matcher: inout RowMatcher, _ hashSeed: UInt64?) {
    let early = matcher.preparation.take() ?? JoinPreparation(hashSeed: hashSeed)
    let (old, new) = (matcher.unmatchedOld, matcher.unmatchedNew)
    self.init(
      early.hash, bits: HashPartitions.bits(for: max(old.count, new.count)),
      old: Side(offsets: old, names: old, early: early.old),
      new: Side(offsets: new, names: new.ordinals, early: early.new))
  }

  deinit { hashes.deallocate() }

  mutating func next(
    _ rows: UnmatchedRows, _ stop: _StopPoll?
  ) throws(_Stopped) -> JoinPhases.Step {
    if oldPartitions == nil {
      let step = try nextRequest(in: rows.old, stop)
      guard case .done = step else { return step }
      oldPartitions = try partitions(stop)
      hashes.deallocate()
      hashes = new.makeHashes()
      side = new
      (runIndex, earlyIndex, offset, ordinal) = (0, 0, 0, 0)
    }
    let step = try nextRequest(in: rows.new, stop)
    guard case .done = step else { return step }
    newPartitions = try partitions(stop)
    return .done
  }

  private mutating func nextRequest(
    in table: RowTable, _ stop: _StopPoll?
  ) throws(_Stopped) -> JoinPhases.Step {
    while let run = side.offsets.range(at: runIndex) {
      offset = max(offset, run.lowerBound)
      if offset == run.upperBound {
        runIndex += 1
        continue
      }
      let known = side.early.ordinals(at: earlyIndex)
      if ordinal >= known.lowerBound {
        let count = min(known.upperBound - ordinal, run.upperBound - offset)
        skip(count)
        if ordinal == known.upperBound { earlyIndex += 1 }
        try stop?.check(after: count)
        continue
      }
      let count = min(
        run.upperBound - offset, table.endOfPiece(from: offset) - offset,
        known.lowerBound - ordinal, Self.limit)
      guard let hashes = hashes.baseAddress else { return .done }
      // A hash takes longer than a comparison.
      try stop?.check(after: 2 * count)
      defer { skip(count) }
      let rows = table.address(of: offset)
      return .request(RowRequest(count: count, rows: rows, hash: hash, hashes: hashes + ordinal))
    }
    return .done
  }

  private mutating func skip(_ count: Int) {
    offset += count
    ordinal += count
  }

  private func partitions(_ stop: _StopPoll?) throws(_Stopped) -> HashPartitions {
    try HashPartitions(UnsafeBufferPointer(hashes), names: side.names, bits: bits, stop)
  }

  /// Returns the partitions after all requests.
  consuming func partitions() -> (old: HashPartitions, new: HashPartitions) {
    guard let oldPartitions, let newPartitions else {
      preconditionFailure("The rows are not hashed.")
    }
    return (oldPartitions, newPartitions)
  }
}

extension HashPhase.Side {
  /// Returns memory for the hashes of all rows, with the early hashes filled in.
  fileprivate func makeHashes() -> UnsafeMutableBufferPointer<UInt64> {
    let hashes = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: offsets.count)
    early.copy(into: hashes)
    return hashes
  }
}

/// The hashes that a walk makes of unmatched rows once a join is certain.
@usableFromInline
struct JoinPreparation {
  @usableFromInline let hash: IDHash

  @usableFromInline var old = EarlyHashes()
  @usableFromInline var new = EarlyHashes()

  @usableFromInline
  init(hashSeed: UInt64?) { hash = IDHash(seed: hashSeed) }
}

/// Hashes of unmatched rows that the walk computed while the rows were in the cache.
///
/// A join reads rows long after the walk, with a cache miss or two each. The walk therefore hashes
/// every unmatched row once a join is certain.
@usableFromInline
package struct EarlyHashes {
  /// The ordinals, among all unmatched rows, of the rows hashed early.
  private var ordinals = OffsetRanges()
  private var hashes: ContiguousArray<UInt64>?

  @usableFromInline
  package init() {}

  /// Appends the hash of a row whose ordinal is larger than all before.
  @usableFromInline
  package mutating func append(_ hash: UInt64, at ordinal: Int) {
    if hashes == nil { hashes = [] }
    hashes?.append(hash)
    ordinals.append(ordinal..<ordinal + 1)
  }

  /// Copies the early hashes to their ordinals in a buffer of all hashes.
  @usableFromInline
  package func copy(into all: UnsafeMutableBufferPointer<UInt64>) {
    guard let hashes else { return }
    var index = 0
    for run in ordinals.runs {
      for ordinal in run.range {
        all[ordinal] = hashes[index]
        index += 1
      }
    }
  }

  /// Returns the range of hashed ordinals at an index; an empty range at `Int.max` past the last
  /// one.
  @usableFromInline
  package func ordinals(at index: Int) -> Range<Int> { ordinals.range(at: index) ?? .max ..< .max }
}
