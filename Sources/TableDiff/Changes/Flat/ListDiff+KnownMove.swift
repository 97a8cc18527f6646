// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension ListDiff {
  /// Creates the diff of dragging one row, without comparing rows.
  ///
  ///     // tableView(_:moveRowAt:to:) of a UITableViewDataSource:
  ///     let diff = ListDiff(count: 4, movingRow: from.row, to: to.row)
  ///     ["a", "b", "c", "d"].applying(diff)  // ["b", "c", "a", "d"]: from 0 to 2
  ///
  /// The dragged row moves, even if moving a row that it passed would give the same list.
  ///
  /// - Parameters:
  ///   - count: The number of rows in the list.
  ///   - from: The offset of the row before the move.
  ///   - to: The offset of the row after the move, as passed by `UITableView` and
  ///     `UICollectionView`.
  /// - Precondition: Both offsets are in `0..<count`.
  /// - Complexity: O(1)
  public init(count: Int, movingRow from: Int, to: Int) {
    require(
      from >= 0 && from < count && to >= 0 && to < count,
      "A row moves from \(from) to \(to), but the list has \(ListDiff.counted(count, "row")).")
    self.init(count: count, movingRows: CollectionOfOne(from), above: to > from ? to + 1 : to)
  }

  /// Creates the diff of dragging several rows, without comparing rows.
  ///
  ///     // tableView(_:acceptDrop:row:dropOperation:) with the operation .above, of an NSTableView:
  ///     let diff = ListDiff(count: 5, movingRows: draggedRows, above: row)
  ///
  ///     // onMove(perform:) of SwiftUI, with its two parameters:
  ///     let moved = ListDiff(count: rows.count, movingRows: offsets, above: destination)
  ///     rows = rows.applying(moved)
  ///
  /// Both conventions identify the target by the offset, before the move, of the row that follows
  /// it. The dragged rows keep their order, and those already next to the target stay.
  ///
  /// - Parameters:
  ///   - count: The number of rows in the list.
  ///   - rows: The offsets of the dragged rows, such as an `IndexSet`; repeated offsets are
  ///     ignored.
  ///   - target: The offset, before the move, of the row above which the rows are dropped; `count`
  ///     for the end of the list.
  /// - Precondition: `rows` are in `0..<count`, and `target` is in `0...count`.
  /// - Complexity: O(*m* log *m*), where *m* is the number of dragged rows.
  public init(count: Int, movingRows rows: some Sequence<Int>, above target: Int) {
    require(
      count >= 0 && count <= Int(Int32.max),
      "A diff takes up to \(Int32.max) rows; the list has \(count).")
    let rows = rows.sorted()
    for row in [rows.first, rows.last].compactMap({ $0 }) {
      require(
        row >= 0 && row < count,
        "Row \(row) moves, but the list has \(ListDiff.counted(count, "row")).")
    }
    require(
      target >= 0 && target <= count,
      "Rows move above row \(target), but the list has \(ListDiff.counted(count, "row")).")
    var dragged = OffsetRanges()
    var end = 0
    for row in rows where row >= end {
      dragged.append(row..<row + 1)
      end = row + 1
    }
    self.init(count: count, moving: dragged, above: target)
  }

  private init(count: Int, moving dragged: OffsetRanges, above target: Int) {
    let moved = dragged.moved(above: target, in: 0..<count)
    self.init(
      oldCount: count, newCount: count, deleted: OffsetRanges(), inserted: OffsetRanges(),
      moved: moved, updated: OffsetPairs(), isKnownMinimal: moved.isEmpty)
  }
}

extension OffsetRanges {
  /// Returns the moves of dragged rows, except rows already next to the target.
  ///
  /// - Parameters:
  ///   - target: The offset, before the move, of the row above which the rows are dropped.
  ///   - section: The rows of the section in which they are dropped.
  func moved(above target: Int, in section: Range<Int>) -> OffsetPairs {
    let above = runs.reduce(0) { $0 + $1.range.clamped(to: 0..<target).count }
    var new = target - above
    var moved = OffsetPairs()
    for run in runs {
      let inSection = run.range.clamped(to: section)
      let isInPlace =
        !inSection.isEmpty && inSection.lowerBound <= target && target <= inSection.upperBound
      let staying = isInPlace ? inSection : run.range.upperBound..<run.range.upperBound
      for part in [
        run.range.lowerBound..<staying.lowerBound, staying.upperBound..<run.range.upperBound,
      ]
      where !part.isEmpty {
        moved.append(
          old: part.lowerBound, new: new + part.lowerBound - run.range.lowerBound, count: part.count
        )
      }
      new += run.range.count
    }
    return moved
  }
}
