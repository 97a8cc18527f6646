// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What the user can do to a row by swiping it.
@MainActor
@available(tvOS, unavailable)
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the one at the edge first.
  open private(set) var actions: [UIContextualAction]

  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that is shown beside a row.
@MainActor
@available(tvOS, unavailable)
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// It leaves the row.
    case normal = 0
    /// It deletes the row.
    case destructive = 1
  }

  /// Performs an action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does to the row.
  open private(set) var style: Style

  /// The title.
  open var title: String?

  /// The text that a screen reader speaks.
  open var accessibilityLabel: String?

  /// The picture.
  open var image: UIImage?

  /// The color of the button; that of the style for `nil`.
  // The type is Apple's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  /// Performs the action.
  open private(set) var handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// A picture; the double draws none.
open class UIImage: NSObject {
  /// The name of a symbol of the system.
  public private(set) var systemName: String?

  /// Creates an image of a symbol of the system.
  @available(iOS 13.0, tvOS 13.0, *)
  public convenience init?(systemName: String) {
    self.init()
    self.systemName = systemName
  }
}

/// A color; the double paints with none.
open class UIColor: NSObject {
  /// A color that looks different in dark surroundings.
  public class var systemOrange: UIColor { UIColor() }
}
