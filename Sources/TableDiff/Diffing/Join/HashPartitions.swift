// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows split by the top bits of their hash; each partition keeps their order.
@usableFromInline
struct HashPartitions {
  /// For each row, its tag in the upper half and its name in the lower half.
  private(set) var entries: ContiguousArray<UInt64>
  private var starts: ContiguousArray<Int32>
  let bits: Int

  /// The target number of rows in a partition; their table takes half of a first-level cache.
  private static let rowsPerPartition = 2_048

  /// Returns the number of hash bits that select a partition when the longer side has `count` rows.
  @usableFromInline
  static func bits(for count: Int) -> Int {
    var bits = 0
    while bits < 14, count >> bits > rowsPerPartition { bits += 1 }
    return bits
  }

  /// Splits rows by their hashes; `names` lists the rows' names in the same order.
  @usableFromInline
  init(
    _ hashes: UnsafeBufferPointer<UInt64>, names: OffsetRanges, bits: Int,
    _ stop: _StopPoll?
  ) throws(_Stopped) {
    self.bits = bits
    let count = hashes.count
    var cursors = ContiguousArray<Int32>(repeating: 0, count: 1 << bits)
    for block in StopBlocks(of: 0..<count) {
      cursors.withUnsafeMutableBufferPointer { cursors in
        for index in block { cursors[Self.partition(of: hashes[index], bits: bits)] &+= 1 }
      }
      try stop?.check(after: block.count)
    }
    starts = []
    starts.reserveCapacity(cursors.count + 1)
    var total: Int32 = 0
    for partition in cursors.indices {
      starts.append(total)
      (cursors[partition], total) = (total, total + cursors[partition])
    }
    starts.append(total)

    entries = ContiguousArray(unsafeUninitializedCapacity: count) { entries, initialized in
      cursors.withUnsafeMutableBufferPointer { cursors in
        var index = 0
        for run in names.runs {
          for name in UInt64(run.start)..<UInt64(run.start) + UInt64(run.count) {
            let hash = hashes[index]
            let partition = Self.partition(of: hash, bits: bits)
            entries[Int(cursors[partition])] = Self.tag(of: hash, bits: bits) << 32 | name
            cursors[partition] &+= 1
            index &+= 1
            stop?.count(_StopPoll.unitsPerRow)
            if stop?.isStopped == true { return }
          }
        }
      }
      // Entries are trivial, so a stop leaves nothing to deinitialize.
      initialized = stop?.isStopped == true ? 0 : count
    }
    if stop?.isStopped == true { throw _Stopped() }
  }

  var count: Int { 1 << bits }

  func range(of partition: Int) -> Range<Int> {
    Int(starts[partition])..<Int(starts[partition + 1])
  }

  var largestPartition: Int {
    (0..<count).reduce(0) { max($0, range(of: $1).count) }
  }

  /// Returns the top bits of a hash.
  ///
  /// Two shifts, since a masking shift by 64 has no effect.
  static func partition(of hash: UInt64, bits: Int) -> Int {
    Int(truncatingIfNeeded: (hash &>> 1) &>> UInt64(63 &- bits))
  }

  /// Returns the 32 bits below the top ones.
  static func tag(of hash: UInt64, bits: Int) -> UInt64 {
    (hash &<< UInt64(bits)) &>> 32
  }
}
