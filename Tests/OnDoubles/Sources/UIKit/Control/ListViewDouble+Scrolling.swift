// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A user who scrolls.
extension ListViewDouble {
  /// Puts a finger on the view and drags its content.
  public func beginScrolling() {
    host.view?.isTracking = true
    host.view?.isDragging = true
  }

  /// Lifts the finger; the content moves on until ``endScrolling()``.
  public func decelerate() {
    host.view?.isTracking = false
    host.view?.isDragging = false
    host.view?.isDecelerating = true
  }

  /// Ends all movement.
  public func endScrolling() {
    host.view?.isTracking = false
    host.view?.isDragging = false
    host.view?.isDecelerating = false
  }

  /// Gives the view a safe area; its content stays where it is.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    host.view?.safeAreaInsets = insets
    host.view?.setNeedsLayout()
  }
}
