// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A header or footer of a table view.
open class UITableViewHeaderFooterView: UIView {
  /// The identifier of the pool that the view belongs to.
  open private(set) var reuseIdentifier: String?

  /// The view that contains all others.
  open private(set) var contentView = UIView(frame: .zero)

  private var content = ConfiguredContent()

  /// What the content view shows.
  @available(iOS 14.0, tvOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView) }
  }

  /// The label of the title, which is made when it is first read.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    return label
  }()

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view as a list view does, which knows only its class.
  ///
  /// A class that overrides all designated initializers inherits it.
  public required convenience init(registration: CellRegistration) {
    self.init(reuseIdentifier: registration.identifier)
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}
}
