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

  /// Scrolls, as far as the document allows it.
  open func scroll(to newOrigin: NSPoint) {
    let size = documentView?.frame.size ?? .zero
    bounds.origin = NSPoint(
      x: max(0, min(newOrigin.x, size.width - bounds.width)),
      y: max(0, min(newOrigin.y, size.height - bounds.height)))
    documentView?.needsLayout = true
  }
}

/// A view that scrolls its document view.
@MainActor
open class NSScrollView: NSView {
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

  open override var frame: NSRect { didSet { contentView.frame = bounds } }
}
