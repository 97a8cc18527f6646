// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rows to sort, in blocks that are few enough rows to be sorted, copied or dropped between two polls.
@usableFromInline
typealias RowBlocks<Row> = ContiguousArray<ContiguousArray<SortedRow<Row>>>

extension RowOrder {
  /// Sorts rows; stable.
  ///
  /// If somebody else has them, all rows are copied, which takes a fifth of the time.
  @export(implementation)
  func sort(_ blocks: inout RowBlocks<Row>, _ stop: _StopPoll?) throws(_Stopped) {
    if blocks.count < 2 {
      if !blocks.isEmpty { sort(&blocks[0]) }
      try stop?.check(after: (blocks.first?.count ?? 0) * 4)
      return
    }
    var sorting = RowSorting<Row>()
    for index in blocks.indices {
      let block = blocks[index]
      blocks[index] = []
      // Each row is compared about as often as their number has bits.
      try stop?.check(after: block.count * 4)
      sorting.append(block, by: self)
    }
    while sorting.merge(by: self, isLast: true) {
      try stop?.check(after: RowMerging<Row>.stepCount)
    }
    blocks = sorting.takeSorted()
  }
}

extension RowOrder {
  /// Sorts rows; stable.
  @export(implementation)
  package func sort(
    _ rows: inout ContiguousArray<SortedRow<Row>>, _ stop: _StopPoll?
  ) throws(_Stopped) {
    guard let stop else {
      sort(&rows)
      return
    }
    var blocks: RowBlocks<Row> = []
    for block in StopBlocks(of: rows.indices) {
      blocks.append(ContiguousArray(rows[block]))
      try stop.check(after: block.count)
    }
    try sort(&blocks, stop)
    rows.removeAll(keepingCapacity: true)
    for block in blocks {
      rows.append(contentsOf: block)
      try stop.check(after: block.count)
    }
  }
}

/// Sorting in steps: blocks are sorted, and then merged.
@usableFromInline
struct RowSorting<Row> {
  /// Sorted rows, and how often they were merged.
  @usableFromInline var lists: ContiguousArray<(rows: RowBlocks<Row>, level: Int)> = []

  @usableFromInline var merging: RowMerging<Row>?
  @usableFromInline var level = 0

  @export(implementation)
  init() {}

  /// Appends rows behind those that were appended before.
  @export(implementation)
  mutating func append(_ block: ContiguousArray<SortedRow<Row>>, by order: RowOrder<Row>) {
    var block = block
    order.sort(&block)
    lists.append(([block], 0))
  }

  /// Merges some rows, unless there is nothing to merge.
  ///
  /// - Parameter isLast: Whether no more rows are appended, so that lists of any length are merged.
  /// - Returns: Whether there was something to merge.
  @export(implementation)
  mutating func merge(by order: RowOrder<Row>, isLast: Bool) -> Bool {
    if merging == nil {
      guard let right = lists.popLast() else { return false }
      guard let left = lists.last, isLast || left.level <= right.level else {
        lists.append(right)
        return false
      }
      lists.removeLast()
      level = max(left.level, right.level) + 1
      merging = RowMerging(left.rows, right.rows)
    }
    if let merged = merging?.step(by: order) {
      merging = nil
      lists.append((merged, level))
    }
    return true
  }

  /// Returns the sorted rows, which are dropped here.
  @export(implementation)
  mutating func takeSorted() -> RowBlocks<Row> { lists.popLast()?.rows ?? [] }
}

/// The merging of two sorted lists; blocks are dropped when they are read.
@usableFromInline
struct RowMerging<Row> {
  @usableFromInline var left: RowBlockReader<Row>
  @usableFromInline var right: RowBlockReader<Row>
  @usableFromInline var merged: RowBlocks<Row> = []
  @usableFromInline var block = ContiguousArray<SortedRow<Row>>()

  /// The number of rows that are merged at once.
  @export(implementation) static var stepCount: Int { 512 }

  @export(implementation)
  init(_ left: consuming RowBlocks<Row>, _ right: consuming RowBlocks<Row>) {
    self.left = RowBlockReader(left)
    self.right = RowBlockReader(right)
  }

  /// Merges some rows, and returns the merged list if it is complete.
  @export(implementation)
  mutating func step(by order: RowOrder<Row>) -> RowBlocks<Row>? {
    var rest = Self.stepCount
    while rest > 0 {
      let (leftCount, rightCount) = (left.readableCount, right.readableCount)
      if leftCount == 0, rightCount == 0 {
        if !block.isEmpty { merged.append(block) }
        return merged
      }
      // As many as can be taken before a block ends on any side.
      let limit = Swift.min(rest, _StopPoll.rowCount - block.count)
      let count: Int
      if leftCount > 0, rightCount > 0 {
        count = Swift.min(limit, leftCount, rightCount)
        for _ in 0..<count {
          let isRightFirst = withUnsafePointer(to: right.next.row) { right in
            withUnsafePointer(to: left.next.row) { left in order.precedes(right, left) }
          }
          block.append(isRightFirst ? right.take() : left.take())
        }
      } else if leftCount > 0 {
        count = Swift.min(limit, leftCount)
        for _ in 0..<count { block.append(left.take()) }
      } else {
        count = Swift.min(limit, rightCount)
        for _ in 0..<count { block.append(right.take()) }
      }
      rest -= count
      if block.count == _StopPoll.rowCount {
        merged.append(block)
        block = []
        block.reserveCapacity(_StopPoll.rowCount)
      }
    }
    return nil
  }
}

/// Reads a sorted list, and drops each block that was read.
@usableFromInline
struct RowBlockReader<Row> {
  @usableFromInline var blocks: RowBlocks<Row>
  @usableFromInline var block = 0
  @usableFromInline var index = 0

  @export(implementation)
  init(_ blocks: consuming RowBlocks<Row>) { self.blocks = blocks }

  /// The number of rows left in a block; 0 at the end.
  @export(implementation) var readableCount: Int {
    mutating get {
      if block < blocks.count, index == blocks[block].count {
        blocks[block] = []
        block += 1
        index = 0
      }
      return block < blocks.count ? blocks[block].count - index : 0
    }
  }

  @export(implementation) var next: SortedRow<Row> { blocks[block][index] }

  @export(implementation)
  mutating func take() -> SortedRow<Row> {
    defer { index += 1 }
    return blocks[block][index]
  }
}
