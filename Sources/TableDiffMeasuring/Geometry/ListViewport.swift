// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A viewport onto rows of any height: which rows it shows, and where.
///
///     var viewport = ListViewport(MeasuredArray<HeightSum>([20, 30, 40, 50]), height: 60)
///     viewport.visibleRows     // 0..<3
///     viewport.scroll(to: 35)
///     viewport.visibleRows     // 1..<4
///     viewport.top(of: 1)      // -15.0: half of row 1 is above the viewport
///
///     viewport.setRow(at: 0, to: 28)  // estimated as 20
///     viewport.scrollOffset           // 43.0
///     viewport.top(of: 1)             // -15.0: what is read stays where it is
///
/// It is a scroll view without a screen. It draws nothing: whoever draws asks which rows are visible
/// and where, be it for a terminal, for a view of its own or in a test. It shows ten million rows as fast as ten.
public struct ListViewport<Summary: HeightSummary> {
  @usableFromInline var _rows: MeasuredArray<Summary>
  @usableFromInline var _height: Double
  @usableFromInline var _scrollOffset = 0.0

  /// Creates a viewport at the top of the content.
  ///
  /// - Parameters:
  ///   - rows: The rows, or their heights.
  ///   - height: The height of the viewport.
  @export(implementation)
  public init(_ rows: MeasuredArray<Summary>, height: Double) { (_rows, _height) = (rows, height) }

  /// The rows, or their heights.
  @export(implementation)
  public var rows: MeasuredArray<Summary> { _rows }

  /// The height of the viewport.
  @export(implementation)
  public var height: Double {
    get { _height }
    set {
      _height = newValue
      scroll(to: scrollOffset)
    }
  }

  /// Where in the content the top edge of the viewport is.
  @export(implementation)
  public var scrollOffset: Double { _scrollOffset }

  /// The rows that are visible, as a whole or in part.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public var visibleRows: Range<Int> {
    rows.indices(from: scrollOffset, to: scrollOffset + height)
  }

  /// Returns where in the viewport the top edge of a row is; above and below it, too.
  ///
  /// - Parameter index: The index of the row; `count` for the bottom edge of the last row.
  /// - Precondition: The index is from 0 to the number of rows.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public func top(of index: Int) -> Double { rows.top(of: index) - scrollOffset }

  /// Scrolls to a point of the content, as far as the content allows it.
  ///
  /// - Parameter offset: Where in the content the top edge of the viewport should be.
  @export(implementation)
  public mutating func scroll(to offset: Double) {
    _scrollOffset = max(0, min(offset, rows.summary.height - height))
  }
}

extension ListViewport {
  /// Replaces a row by one of another height, such as the one that it turned out to have.
  ///
  /// The first visible row stays where it is, as far as the content allows it.
  ///
  /// - Parameters:
  ///   - index: The index of the row.
  ///   - row: The row, or its height.
  /// - Precondition: There is a row at the index.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public mutating func setRow(at index: Int, to row: Summary.Row) {
    let first = visibleRows.lowerBound
    let distance = top(of: first)
    _rows[index] = row
    scroll(to: rows.top(of: first) - distance)
  }

  /// Shows another list, with the same rows in view, as a `ScrollAnchor` finds them.
  ///
  ///     var viewport = ListViewport(MeasuredArray<HeightSum>([20, 30, 40, 50]), height: 60)
  ///     viewport.scroll(to: 35)
  ///     let diff = ["a", "b", "c", "d"].tableDiff(to: ["x", "a", "b", "c", "d"], id: \.self)
  ///     viewport.update(to: viewport.rows.applying(diff) { _ in 44 }, by: diff)
  ///     viewport.visibleRows  // 2..<5: still "b", "c" and "d"
  ///
  /// - Parameters:
  ///   - new: The new rows, or their heights.
  ///   - diff: The diff from the old list to the new one.
  ///   - edges: The edges to stick to; by default none.
  /// - Precondition: The lists have as many rows as those of the diff.
  /// - Complexity: O(*k* + *v* log *k* + log *n*), where *k* is the number of runs of changed rows, *v*
  ///   that of visible rows and *n* that of all.
  @export(implementation)
  public mutating func update(
    to new: MeasuredArray<Summary>, by diff: ListDiff, stickingTo edges: ScrollEdges = []
  ) {
    require(
      rows.count == diff.oldCount && new.count == diff.newCount,
      "The diff leads from \(diff.oldCount) to \(diff.newCount) rows, but the lists have \(rows.count) and \(new.count)."
    )
    let anchor = ScrollAnchor(scrollOffset: scrollOffset, viewportHeight: height, rows: rows)
    _rows = new
    _scrollOffset = anchor.scrollOffset(after: OffsetMap(diff), stickingTo: edges, rows: new)
  }
}

extension ListViewport: Sendable where Summary.Row: Sendable {}
