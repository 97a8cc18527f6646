// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A cell of a table view.
open class UITableViewCell: UIView {
  /// How a cell is laid out.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
  }

  /// What the user may do to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Insert one.
    case insert = 2
  }

  /// The lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One.
    case singleLine = 1
  }

  /// What a cell shows at its right.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A check mark.
    case checkmark = 3
  }

  /// The identifier of the pool that the cell belongs to.
  open private(set) var reuseIdentifier: String?

  /// The view that contains all others.
  open private(set) var contentView = UIView(frame: .zero)

  /// The label of the text.
  open private(set) var textLabel: UILabel?

  private var content = ConfiguredContent()

  /// What the content view shows.
  @available(iOS 14.0, tvOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView) }
  }

  /// What the cell shows at its right.
  open var accessoryType = AccessoryType.none

  /// Whether the row is held by its reorder control.
  var isReordering = false

  /// What is done with the cell.
  @available(iOS 14.0, tvOS 14.0, *)
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isReordering: isReordering)
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet {
      if isSelected == oldValue { return }
      contentConfiguration = contentConfiguration?.updated(for: configurationState)
    }
  }

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    let textLabel = UILabel(frame: .zero)
    contentView.addSubview(textLabel)
    self.textLabel = textLabel
  }

  /// Creates a cell without an identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates nothing: the double reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a cell as a list view does, which knows only its class.
  ///
  /// A class that overrides all designated initializers inherits it.
  public required convenience init(registration: CellRegistration) {
    self.init(style: .default, reuseIdentifier: registration.identifier)
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
