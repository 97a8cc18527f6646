// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The visible content of a scroll view before a change, for showing the same content after it.
///
///     // Rows of 10 points, 30 of them on screen, from the middle of "b" on.
///     let old = ["a", "b", "c", "d", "e", "f"], new = ["x", "y", "a", "b", "c", "d", "e", "f"]
///     let anchor = ScrollAnchor(
///       scrollOffset: 15, viewportHeight: 30, rowCount: 6, rowHeight: 10.0)
///     let map = OffsetMap(old.tableDiff(to: new, id: \.self))
///     anchor.scrollOffset(after: map, rowHeight: 10)  // 35.0: still from the middle of "b" on
///
/// Create the anchor before the change, and request the scroll offset after it. One row keeps its
/// place on the screen:
/// 1. the first visible row that stays in the list;
/// 2. if no visible row stays, the first one still in the list: it moved, and the viewport follows
///    it;
/// 3. if all are deleted, the nearest neighbour of the first visible row, as found by
///    ``OffsetMap/newOffset(nearestToOld:)``: its top edge takes the place of that row's.
///
/// Moved rows come second, since a viewport that follows one leaves the rows around it: in a list
/// of conversations, a new message takes its conversation to the top. To keep a specific row in
/// view, such as the one being edited, pass it as the only visible row.
///
/// The result is limited to the content, so there is no empty space at the bottom. All lengths are
/// in points, or any other unit, and go down from the top of the content. With content insets, the
/// viewport is the part within them: for a `UIScrollView`, add `adjustedContentInset.top` to
/// `contentOffset.y`, and subtract both insets from the height; subtract the top inset from the
/// result.
///
/// `Row` is `Int` for a flat list, whose rows are identified by offset, and ``RowPath`` for a list
/// of sections. `Length` is `CGFloat`, `Double` or `Float`.
public struct ScrollAnchor<Row: Comparable & Hashable & Sendable, Length: BinaryFloatingPoint> {
  @usableFromInline
  package struct VisibleRow: Equatable {
    @usableFromInline let row: Row

    /// The distance from the viewport's top edge down to the row's.
    @usableFromInline let distance: Length

    @export(implementation)
    package init(row: Row, distance: Length) {
      self.row = row
      self.distance = distance
    }
  }

  let scrollOffset: Length
  let viewportHeight: Length

  /// The edges of the content that the viewport touches.
  let touchedEdges: ScrollEdges

  /// The visible rows, ascending.
  let visibleRows: [VisibleRow]

  /// Creates an anchor from the visible rows of a list view.
  ///
  ///     let anchor = ScrollAnchor(
  ///       scrollOffset: 15, viewportHeight: 30, contentHeight: 60, visibleRows: 1..<5,
  ///       top: { row in 10.0 * Double(row) })
  ///
  /// For a table view, `top` is `rectForRow(at:).minY`.
  ///
  /// - Parameters:
  ///   - scrollOffset: The offset of the viewport's top edge in the content.
  ///   - viewportHeight: The height of the viewport.
  ///   - contentHeight: The height of the content.
  ///   - visibleRows: The rows in the viewport before the change, in any order.
  ///   - top: Returns the top edge of a row in the content; called for each visible row.
  /// - Complexity: O(*v* log *v*), where *v* is the number of visible rows; O(*v*) if they ascend.
  public init(
    scrollOffset: Length, viewportHeight: Length, contentHeight: Length,
    visibleRows: some Sequence<Row>, top: (_ oldRow: Row) -> Length
  ) {
    self.init(
      scrollOffset: scrollOffset, viewportHeight: viewportHeight, contentHeight: contentHeight,
      visibleRows: visibleRows.sorted().map {
        VisibleRow(row: $0, distance: top($0) - scrollOffset)
      })
  }

  /// - Parameter visibleRows: The visible rows, ascending.
  @usableFromInline
  package init(
    scrollOffset: Length, viewportHeight: Length, contentHeight: Length, visibleRows: [VisibleRow]
  ) {
    self.scrollOffset = scrollOffset
    self.viewportHeight = viewportHeight
    self.visibleRows = visibleRows
    var edges: ScrollEdges = []
    if scrollOffset < Self.tolerance { edges.insert(.top) }
    if contentHeight - viewportHeight - scrollOffset < Self.tolerance { edges.insert(.bottom) }
    touchedEdges = edges
  }

  /// The distance from an edge below which the viewport touches it.
  private static var tolerance: Length { 1 }
}

extension ScrollAnchor: Sendable where Length: Sendable {}
extension ScrollAnchor.VisibleRow: Sendable where Length: Sendable {}
extension ScrollAnchor: Equatable {}

/// Edges of a scroll view's content to which the viewport may stick.
///
///     // In a chat, whose newest messages are at the bottom:
///     let y = anchor.scrollOffset(after: map, stickingTo: .bottom, rowHeight: 44)
///
/// A viewport that touches such an edge before a change also does after it, and no row keeps its
/// place. If the viewport touches both edges, the top takes precedence. A viewport less than a
/// point away from an edge touches it, since scroll offsets are rounded to pixels.
public struct ScrollEdges: OptionSet, Sendable, Hashable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: UInt8

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top: a viewport at the top shows rows inserted there, as in a feed.
  public static let top = ScrollEdges(rawValue: 1)

  /// The bottom: a viewport at the bottom shows rows inserted there, as in a chat.
  public static let bottom = ScrollEdges(rawValue: 2)
}
