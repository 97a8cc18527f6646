// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Completes the pairs that two changes keep, given the rows of the outer lists: rows deleted and
/// then inserted again are paired, and updates that the second change reverts are dropped.
///
/// Generic code reads the rows; this value holds offsets. In lists of sections, old offsets are
/// aligned.
@usableFromInline
struct RowComposition: ~Copyable {
  private let composed: ComposedPairs

  /// The updates whose contents differ in the outer lists.
  private var updates = OffsetPairs()

  /// The matcher whose unmatched rows are the rows without a pair.
  @usableFromInline var rows: RowMatcher

  /// Composes two changes of flat lists.
  @usableFromInline
  init(_ first: ListDiff, _ second: ListDiff) {
    self.init(
      first.composedPairs(with: second), oldCount: first.oldCount, newCount: second.newCount)
  }

  /// - Parameter composed: Pairs of rows with equal ids.
  init(_ composed: ComposedPairs, oldCount: Int, newCount: Int) {
    self.composed = composed
    rows = RowMatcher(oldCount: oldCount, newCount: newCount)
    for range in composed.pairs.unpairedOld(below: oldCount).ranges {
      rows.leaveOver(old: range, new: 0..<0)
    }
    for range in composed.pairs.unpairedNew(below: newCount).ranges {
      rows.leaveOver(old: 0..<0, new: range)
    }
  }

  /// Keeps the updates whose contents differ.
  @usableFromInline
  mutating func confirmUpdates(
    _ contentsEqual: (_ oldOffset: Int, _ newOffset: Int) -> Bool
  ) {
    for run in composed.updates.runs {
      for (old, new) in zip(run.oldRange, run.newRange) where !contentsEqual(old, new) {
        updates.append(old: old, new: new, count: 1)
      }
    }
  }

  /// Whether unmatched rows may form pairs.
  @usableFromInline var hasUnmatched: Bool {
    !rows.unmatchedOld.isEmpty && !rows.unmatchedNew.isEmpty
  }

  /// Returns the driver that pairs the unmatched rows.
  ///
  /// - Parameters:
  ///   - old: The address of the first unmatched old row; the others are contiguous.
  ///   - new: The address of the first unmatched new row.
  ///   - stride: The number of bytes from a row to the next.
  ///   - sections: The sections of the rows; `nil` for flat lists.
  @usableFromInline
  borrowing func driver(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, stride: Int, sections: RowSections?
  ) -> JoinDriver {
    JoinDriver(
      UnmatchedRows(
        old: RowTable(rows.unmatchedOld.pieces(at: old, stride: stride), stride: stride),
        new: RowTable(rows.unmatchedNew.pieces(at: new, stride: stride), stride: stride),
        sections: sections), ListDiff.Options())
  }

  /// Pairs the unmatched rows that have equal ids.
  ///
  /// - Parameters:
  ///   - old: The unmatched old rows.
  ///   - new: The unmatched new rows.
  @export(implementation)
  mutating func pairUnmatched<Row, ID: Hashable>(
    _ old: ContiguousArray<Row>, _ new: ContiguousArray<Row>, sections: RowSections?,
    id: (Row) -> ID, contentsEqual: (Row, Row) -> Bool
  ) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        var driver = driver(old, new, stride: MemoryLayout<Row>.stride, sections: sections)
        finished { () throws(_Stopped) in
          try rows.run(&driver, id: id, contentsEqual: contentsEqual, nil)
        }
      }
    }
  }

  /// Returns all pairs, and the updates among them.
  @usableFromInline
  consuming func finish() -> ComposedPairs {
    var result = composed
    result.updates = updates
    guard let unmatched = rows.unmatched else { return result }
    var found = OffsetPairs()
    var ordinal = 0
    for range in rows.unmatchedNew.ranges {
      for new in range {
        let old = Int(unmatched.matches[ordinal])
        if old >= 0 { found.append(old: old, new: new, count: 1) }
        ordinal += 1
      }
    }
    result.pairs = result.pairs.merged(with: found)
    result.updates = updates.merged(with: unmatched.updates)
    return result
  }
}

extension OffsetRanges {
  /// Returns the pieces of rows at these offsets, stored contiguously.
  fileprivate func pieces(
    at address: UnsafeRawPointer, stride: Int
  ) -> ContiguousArray<RowBlocks.Piece> {
    var pieces: ContiguousArray<RowBlocks.Piece> = []
    var ordinal = 0
    for run in runs {
      pieces.append(RowBlocks.Piece(address + ordinal * stride, at: run.range))
      ordinal += run.range.count
    }
    return pieces
  }
}
