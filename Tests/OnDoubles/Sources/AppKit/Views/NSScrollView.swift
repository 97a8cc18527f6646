// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that shows a part of its document view.
@MainActor
open class NSClipView: NSView {
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }

  open var contentInsets = NSEdgeInsets() { didSet { documentView?.needsLayout = true } }

  open override var frame: NSRect { didSet { scroll(to: bounds.origin) } }

  /// As the document view, so that both count in the same direction.
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  /// Scrolls, as far as the document and its insets allow it.
  open func scroll(to newOrigin: NSPoint) {
    let size = documentView?.frame.size ?? .zero
    let (first, last) =
      isFlipped
      ? (contentInsets.top, contentInsets.bottom) : (contentInsets.bottom, contentInsets.top)
    let origin = NSPoint(
      x: max(0, min(newOrigin.x, size.width - bounds.width)),
      y: max(-first, min(newOrigin.y, size.height + last - bounds.height)))
    bounds.origin = origin
    documentView?.setNeedsLayoutOfSubtree()
  }
}

/// A view that scrolls its document view.
@MainActor
open class NSScrollView: NSView {
  public nonisolated static let willStartLiveScrollNotification = Notification.Name(
    "NSScrollViewWillStartLiveScrollNotification")

  public nonisolated static let didEndLiveScrollNotification = Notification.Name(
    "NSScrollViewDidEndLiveScrollNotification")

  open private(set) var contentView = NSClipView(frame: .zero)

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView.frame = bounds
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }

  open var contentInsets = NSEdgeInsets() { didSet { contentView.contentInsets = contentInsets } }

  /// Whether there is a scroller; the double shows none.
  open var hasVerticalScroller = false

  open func reflectScrolledClipView(_ cView: NSClipView) {}

  open override var frame: NSRect { didSet { contentView.frame = bounds } }
}

/// What the double adds: a user who scrolls.
extension NSScrollView {
  /// Puts fingers on the trackpad, or takes the knob of a scroller.
  public func beginLiveScroll() {
    NotificationCenter.default.post(name: Self.willStartLiveScrollNotification, object: self)
  }

  /// Ends all movement.
  public func endLiveScroll() {
    NotificationCenter.default.post(name: Self.didEndLiveScrollNotification, object: self)
  }
}
