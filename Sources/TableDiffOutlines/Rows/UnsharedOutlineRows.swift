// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// The rows of an outline that another one does not share.
@usableFromInline
struct UnsharedOutlineRows<Node: OutlineNode> {
  @usableFromInline var rows: ContiguousArray<OutlineRow<Node>> = []

  /// The offsets of consecutive rows.
  @usableFromInline var ranges: ContiguousArray<Range<Int>> = []

  /// The offset of the next row.
  @usableFromInline var offset = 0

  @export(implementation)
  init() {}

  @export(implementation)
  mutating func append(_ row: OutlineRow<Node>) {
    rows.append(row)
    let last = ranges.count - 1
    if last >= 0, ranges[last].upperBound == offset {
      ranges[last] = ranges[last].lowerBound..<offset + 1
    } else {
      ranges.append(offset..<offset + 1)
    }
    offset += 1
  }

  /// Appends all siblings and their visible descendants.
  @export(implementation)
  mutating func append(contentsOf list: OutlineChildren<Node>, depth: Int) {
    var rest = OutlineRows<Node>.Iterator(list, depth: depth)
    while let row = rest.next() { append(row) }
  }

  @export(implementation)
  func pieces(in rows: ContiguousArray<OutlineRow<Node>>) -> ListPieces {
    var pieces = ListPieces()
    pieces.pieces.reserveCapacity(ranges.count)
    // Valid as long as the array is kept, because nothing writes to it.
    guard let start = rows.withUnsafeBufferPointer({ $0.baseAddress }) else { return pieces }
    for range in ranges {
      pieces.append(
        UnsafeRawPointer(start + pieces.rowCount),
        start: Int32(truncatingIfNeeded: range.lowerBound),
        count: Int32(truncatingIfNeeded: range.count))
    }
    return pieces
  }
}
