// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A view with a menu.
nonisolated struct MenuView<Content: View, MenuItems: View>: PrimitiveView {
  let content: Content
  let menuItems: MenuItems

  @MainActor
  func show(at node: ViewNode, in pass: ViewPass) {
    node.showChild(content, at: 0, in: pass)
    if ViewGraph.showsMenus { node.showChild(menuItems, at: 1, in: pass) }
  }
}

extension View {
  /// Adds a menu, which the double shows where ``ViewGraph/showsMenus`` says.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { MenuView(content: self, menuItems: menuItems()) }
}

/// A point in a rectangle, from 0 to 1 in each direction.
public struct UnitPoint: Hashable, Sendable {
  /// The distances from the origin.
  public var x, y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}
