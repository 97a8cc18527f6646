// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The heights of rows.
extension NSTableView {
  /// The height of a row, with the spacing below it.
  ///
  /// With automatic heights a row has that of all rows until it has been laid out.
  func height(of row: Int) -> CGFloat {
    if rows[row].height == nil, !usesAutomaticRowHeights { rows[row].height = askHeight(row) }
    return (rows[row].height ?? rowHeight) + intercellSpacing.height
  }

  /// The top edge of a row, or the bottom edge of the last one.
  func top(of row: Int) -> CGFloat { (0..<row).reduce(0) { $0 + height(of: $1) } }

  /// Takes note that rows have got other heights.
  func noteHeights(_ indexes: IndexSet) {
    for row in indexes where requireRow(row, "noteHeightOfRows(withIndexesChanged:)") {
      rows[row].height = nil
    }
    fit()
    needsLayout = true
  }

  /// Gives visible rows the heights that their views need, and returns whether a height has changed.
  func sizeVisibleRows() -> Bool {
    guard usesAutomaticRowHeights, let heightOfView = double.heightOfView else { return false }
    var hasChanged = false
    for row in Range(rows(in: visibleRect)) ?? 0..<0 {
      let views = rows[row].cells.compactMap { $0 }
      guard let height = views.map({ heightOfView($0, bounds.width) }).max() else { continue }
      if height != rows[row].height ?? rowHeight { hasChanged = true }
      rows[row].height = height
    }
    if hasChanged { fit() }
    return hasChanged
  }

  /// Forgets automatic heights that rows had in another width.
  func forgetHeightsOfOtherWidth() {
    if sizedWidth == bounds.width { return }
    sizedWidth = bounds.width
    if !usesAutomaticRowHeights { return }
    for row in rows { row.height = nil }
    fit()
  }
}

extension NSView {
  /// Fits the height of a list to its content.
  func fit(height: CGFloat) {
    if let clip = superview as? NSClipView {
      let insets = clip.contentInsets
      let room = clip.bounds.height - insets.top - insets.bottom
      frame.size = NSSize(width: clip.bounds.width, height: max(height, room))
      clip.scroll(to: clip.bounds.origin)
    } else if let superview, frame.height != height {
      frame.size.height = height
      superview.needsLayout = true
    }
  }
}
