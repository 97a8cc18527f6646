// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A view of a part of its content.
open class UIScrollView: UIView {
  /// The position in the content of the upper left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if bounds.origin == newValue { return }
      bounds.origin = newValue
      setNeedsLayout()
    }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero

  /// The margins around the content.
  open var contentInset = UIEdgeInsets.zero

  /// The margins around the content, with those of the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left + safeAreaInsets.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom,
      right: contentInset.right + safeAreaInsets.right)
  }

  /// The control that the user pulls down.
  @available(tvOS, unavailable)
  open var refreshControl: UIRefreshControl? {
    didSet {
      if refreshControl === oldValue { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// Whether the user is scrolling.
  open internal(set) var isTracking = false

  /// Whether the user scrolls by dragging.
  open internal(set) var isDragging = false

  /// Whether the content moves on after the user has scrolled.
  open internal(set) var isDecelerating = false
}

/// What reacts to scrolling; the double calls none of its methods.
@MainActor
public protocol UIScrollViewDelegate: AskableObject {}
