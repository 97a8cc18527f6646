// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What manages a view.
@MainActor
open class NSViewController: NSResponder, NSUserInterfaceItemIdentification {
  private var loaded: NSView?

  open var identifier: NSUserInterfaceItemIdentifier?

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var view: NSView {
    get {
      if loaded == nil { loadView() }
      return loaded ?? NSView(frame: .zero)
    }
    set { loaded = newValue }
  }

  open func loadView() { loaded = NSView(frame: .zero) }
}

/// What a collection view shows.
///
/// Not the protocol is bound to the main actor, but each of its methods, as in AppKit.
public protocol NSCollectionViewElement: NSObjectProtocol, NSUserInterfaceItemIdentification {
  @MainActor func prepareForReuse()
}

/// An item of a collection view.
@MainActor
open class NSCollectionViewItem: NSViewController, NSCollectionViewElement {
  open internal(set) weak var collectionView: NSCollectionView?

  open var isSelected = false

  open weak var textField: NSTextField?

  open func prepareForReuse() {}
}
