// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A rectangle of a window.
///
/// Only what the adapters and their tests use: a tree of views with frames, where only a clip view
/// has bounds of another origin.
@MainActor
open class NSView: NSResponder, NSUserInterfaceItemIdentification {
  open var frame: NSRect {
    didSet {
      bounds.size = frame.size
      needsLayout = true
      // A clip view follows its document view.
      if let clip = superview as? NSClipView, frame.size != oldValue.size {
        clip.scroll(to: clip.bounds.origin)
      }
    }
  }

  open var bounds: NSRect

  open var identifier: NSUserInterfaceItemIdentifier?

  open var menu: NSMenu?

  open private(set) weak var superview: NSView?

  open private(set) var subviews: [NSView] = []

  open var needsLayout = true

  open var autoresizingMask: AutoresizingMask = []

  /// What of a frame follows the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }

  weak var owningWindow: NSWindow?

  public init(frame frameRect: NSRect) {
    frame = frameRect
    bounds = NSRect(origin: .zero, size: frameRect.size)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (frame, bounds) = (.zero, .zero)
    super.init(coder: coder)
  }

  open var isFlipped: Bool { false }

  open var window: NSWindow? { owningWindow ?? superview?.window }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The part of the view that its clip view shows; nothing without a window.
  open var visibleRect: NSRect {
    if window == nil { return .zero }
    guard let clip = enclosingScrollView?.contentView, clip !== self else { return bounds }
    return convert(clip.bounds, from: clip).intersection(bounds)
  }

  /// Whether nobody could see the view, whatever its own size.
  var isOffScreen: Bool {
    window == nil || (enclosingScrollView?.contentView.bounds ?? bounds).isEmpty
  }

  open var enclosingScrollView: NSScrollView? {
    var view = superview
    while let current = view {
      if let scrollView = current as? NSScrollView { return scrollView }
      view = current.superview
    }
    return nil
  }

  open func scroll(_ point: NSPoint) {
    guard let clip = enclosingScrollView?.contentView else { return }
    clip.scroll(to: convert(NSRect(origin: point, size: clip.bounds.size), to: clip).origin)
  }

  open func layout() {}

  open func layoutSubtreeIfNeeded() {
    if window == nil { return }
    // A view may get another size while its subviews are laid out.
    for _ in 0..<8 {
      if needsLayout {
        needsLayout = false
        layout()
      }
      for view in subviews { view.layoutSubtreeIfNeeded() }
      if !needsLayout { break }
    }
  }

  open func invalidateIntrinsicContentSize() {}

  func setNeedsLayoutOfSubtree() {
    needsLayout = true
    for view in subviews { view.setNeedsLayoutOfSubtree() }
  }

  open func prepareForReuse() {}
}

/// A view that shows a value.
@MainActor
open class NSControl: NSView {
  open var stringValue = ""

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A line of text.
@MainActor
open class NSTextField: NSControl {
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
}

/// What reacts to the editing of text; the double calls none of its methods.
public protocol NSControlTextEditingDelegate: NSObjectProtocol {}
