// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A view that a collection view uses for one item or section after another.
open class UICollectionReusableView: UIView {
  /// The identifier of the pool that the view belongs to.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view as a list view does, which knows only its class.
  ///
  /// A class that overrides all designated initializers inherits it.
  public required convenience init(registration: CellRegistration) {
    self.init(frame: .zero)
    reuseIdentifier = registration.identifier
  }

  /// Called before the view is used for another item or section.
  open func prepareForReuse() {}
}

/// A cell of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains all others.
  open private(set) var contentView = UIView(frame: .zero)

  /// Whether the item is selected.
  open var isSelected = false

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }
}
