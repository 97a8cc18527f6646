// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

internal import TableDiff

/// A user who scrolls.
extension ListViewDouble {
  /// Puts a finger on the view and drags its content.
  public func beginScrolling() {
    host.isTracking = true
    host.isDragging = true
  }

  /// Lifts the finger; the content moves on until ``endScrolling()``.
  public func decelerate() {
    host.isTracking = false
    host.isDragging = false
    host.isDecelerating = true
  }

  /// Ends all movement.
  public func endScrolling() {
    host.isTracking = false
    host.isDragging = false
    host.isDecelerating = false
  }

  /// Gives the view a safe area; its content stays where it is.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    host.safeAreaInsets = insets
    host.setNeedsLayout()
  }
}

/// The index at the edge of a list view.
extension ListViewDouble {
  /// Asks for the titles of the index.
  func loadIndexTitles() {
    if let titles = asking({ host.indexTitles() }) { indexTitles = titles }
  }

  /// Touches a title of the index, which scrolls to its section.
  public func touchIndexTitle(_ index: Int) {
    let place = asking { host.place(ofIndexTitle: indexTitles[index], at: index) }
    let isPlace =
      host.kind == .tableView ? counts.indices.contains(place.section) : hasRow(at: place)
    if !isPlace {
      record.add(.outOfRange(call: "index title", place))
    } else if let rect = rect(forSection: place.section) {
      scroll(to: rect.minY)
    }
  }
}
