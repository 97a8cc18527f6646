// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle in a hierarchy of views.
open class UIView: UIResponder {
  /// The position and size in the superview.
  open var frame: CGRect {
    didSet {
      if frame.size != oldValue.size {
        bounds.size = frame.size
        setNeedsLayout()
      }
    }
  }

  /// The position and size in the view's own coordinates.
  open var bounds: CGRect {
    didSet {
      if bounds.size != oldValue.size {
        if frame.size != bounds.size { frame.size = bounds.size }
        setNeedsLayout()
      }
    }
  }

  /// The margins that bars cover.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// Whether the view is invisible.
  open var isHidden = false

  /// The opacity.
  open var alpha: CGFloat = 1

  /// A number that identifies the view.
  open var tag = 0

  /// The text that a screen reader speaks.
  open var accessibilityLabel: String?

  /// The views in the view, from back to front.
  open private(set) var subviews: [UIView] = []

  /// The view that contains the view.
  open private(set) weak var superview: UIView?

  private var needsLayout = true

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) {
    if view.superview === self { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.moved()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    moved()
  }

  /// Called after the view entered or left a window.
  open func didMoveToWindow() {}

  private func moved() {
    didMoveToWindow()
    for view in subviews { view.moved() }
  }

  /// Lets the next layout pass lay the view out.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays the view and its subviews out now if they need it.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Lays the subviews out.
  open func layoutSubviews() {}
}
