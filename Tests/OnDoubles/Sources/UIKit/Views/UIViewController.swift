// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A controller of a view.
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The controller's view, which is loaded when it is first needed.
  // The type is Apple's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The title.
  open var title: String?

  /// Creates a controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the view.
  open func loadView() {
    loadedView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  /// Loads the view unless it is loaded.
  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    viewDidLoad()
  }

  /// Called after the view is loaded.
  open func viewDidLoad() {}
}
