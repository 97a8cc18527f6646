// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A menu, or what stands in one.
@MainActor
open class UIMenuElement: NSObject {
  /// The title.
  open private(set) var title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}

/// A menu.
open class UIMenu: UIMenuElement {
  /// What stands in the menu.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu; in UIKit it may have an image and options, too.
  @available(iOS 13.0, tvOS 14.0, *)
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

/// What is done at an event, or when it is chosen in a menu.
open class UIAction: UIMenuElement {
  let handler: (UIAction) -> Void

  /// Creates an action; in UIKit it may have an image and attributes, too.
  @available(iOS 13.0, tvOS 13.0, *)
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init(title: title)
  }
}

/// The menu that a view shows for a row.
@MainActor
@available(iOS 13.0, tvOS 17.0, *)
open class UIContextMenuConfiguration: NSObject {
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration; in UIKit it may have an identifier and a preview, too.
  public init(actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) {
    self.actionProvider = actionProvider
    super.init()
  }
}
