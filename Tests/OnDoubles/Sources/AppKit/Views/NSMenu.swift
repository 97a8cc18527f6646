// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class NSMenu: NSObject {
  open var title: String
  open weak var delegate: (any NSMenuDelegate)?
  open private(set) var items: [NSMenuItem] = []

  public init(title: String) {
    self.title = title
    super.init()
  }

  open func addItem(_ newItem: NSMenuItem) {
    precondition(newItem.menu == nil, "The item is in a menu already.")
    newItem.menu = self
    items.append(newItem)
  }

  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string)
    addItem(item)
    return item
  }

  open func removeItem(_ item: NSMenuItem) {
    item.menu = nil
    items.removeAll { $0 === item }
  }

  open func removeAllItems() { for item in items { removeItem(item) } }
}

@MainActor
open class NSMenuItem: NSObject {
  open var title: String
  open internal(set) weak var menu: NSMenu?

  init(title: String) {
    self.title = title
    super.init()
  }
}

public protocol NSMenuDelegate: NSObjectProtocol {
  @MainActor func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSTableView {
  /// Opens the menu of a row as the user does, and returns the titles of its items; `nil` if there is no menu.
  public func openMenu(_ row: Int) -> [String]? {
    clickedRow = row
    defer { clickedRow = -1 }
    guard let menu else { return nil }
    menu.delegate?.menuNeedsUpdate(menu)
    return menu.items.map(\.title)
  }
}
