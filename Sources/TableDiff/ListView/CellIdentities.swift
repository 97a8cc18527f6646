// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Gives cells their identities: small integers, in order, each once.
@usableFromInline
struct CellIdentities: Sendable {
  private var next: UInt32 = 0

  @usableFromInline
  init() {}

  /// Identities for cells that come in.
  @usableFromInline
  mutating func make(_ count: Int) -> ContiguousArray<UInt32> {
    ContiguousArray(take(count))
  }

  /// The identities of a section's cells after a batch: those of kept cells, new ones for the others.
  @usableFromInline
  mutating func carry(
    _ identities: ContiguousArray<UInt32>, along map: RowMap
  ) -> ContiguousArray<UInt32> {
    var carried = ContiguousArray<UInt32>()
    carried.reserveCapacity(map.newCount)
    for run in map.byNew {
      if run.old < 0 {
        carried.append(contentsOf: take(Int(run.count)))
      } else {
        carried.append(contentsOf: identities[Int(run.old)..<Int(run.old + run.count)])
      }
    }
    return carried
  }

  private mutating func take(_ count: Int) -> Range<UInt32> {
    precondition(
      count <= Int(UInt32.max - next), "A headless list view makes \(UInt32.max) cells at most.")
    defer { next += UInt32(count) }
    return next..<next + UInt32(count)
  }
}
