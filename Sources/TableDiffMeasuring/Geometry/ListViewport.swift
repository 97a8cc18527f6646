// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff
internal import TableDiffCollections

/// A viewport onto rows of any height, which knows which rows are visible, and where.
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
/// It is a scroll view without a screen, for a terminal, a custom view or a test. It draws nothing:
/// ask it which rows are visible, and where. It is as fast with ten million rows as with ten.
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

  /// The offset of the viewport's top edge in the content.
  @export(implementation)
  public var scrollOffset: Double { _scrollOffset }

  /// The rows that are entirely or partly visible.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public var visibleRows: Range<Int> {
    rows.indices(from: scrollOffset, to: scrollOffset + height)
  }

  /// Returns the position of a row's top edge in the viewport, even if the row is not visible.
  ///
  /// - Parameter index: The index of the row; `count` for the bottom edge of the last row.
  /// - Precondition: The index is from 0 to the number of rows.
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  @export(implementation)
  public func top(of index: Int) -> Double { rows.top(of: index) - scrollOffset }

  /// Scrolls to an offset in the content, as far as the content permits.
  ///
  /// - Parameter offset: The offset for the viewport's top edge in the content.
  @export(implementation)
  public mutating func scroll(to offset: Double) {
    _scrollOffset = max(0, min(offset, rows.summary.height - height))
  }
}

extension ListViewport {
  /// Replaces a row by one with another height, for example when its height becomes known.
  ///
  /// The first visible row stays where it is, as far as the content permits.
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

  /// Shows another list, keeping the same rows visible as a `ScrollAnchor` does.
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
  /// - Precondition: The counts of the lists are those of the diff.
  /// - Complexity: O(*k* + *v* log *k* + log *n*), where *k* is the number of runs of changed rows,
  ///   *v* of visible rows and *n* of all rows.
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

extension ScrollAnchor where Row == Int, Length == Double {
  /// Creates an anchor for the rows of a measured array, without space between them.
  ///
  /// - Complexity: O(*v* + log *n*), where *v* is the number of visible rows and *n* of all rows.
  @export(implementation)
  package init<Summary: HeightSummary>(
    scrollOffset: Double, viewportHeight: Double, rows: MeasuredArray<Summary>
  ) {
    let visible = rows.indices(from: scrollOffset, to: scrollOffset + viewportHeight)
    var visibleRows: [VisibleRow] = []
    visibleRows.reserveCapacity(visible.count)
    var top = rows.top(of: visible.lowerBound)
    var iterator = rows.iterator(over: visible)
    for index in visible {
      visibleRows.append(VisibleRow(row: index, distance: top - scrollOffset))
      var row = Summary()
      if let next = iterator.next() { row.append(next) }
      top += row.height
    }
    self.init(
      scrollOffset: scrollOffset, viewportHeight: viewportHeight,
      contentHeight: rows.summary.height, visibleRows: visibleRows)
  }

  @export(implementation)
  package func scrollOffset<Summary: HeightSummary>(
    after map: OffsetMap, stickingTo edges: ScrollEdges = [], rows: MeasuredArray<Summary>
  ) -> Double {
    scrollOffset(
      after: map, contentHeight: rows.summary.height, stickingTo: edges,
      top: { rows.top(of: $0) })
  }
}
