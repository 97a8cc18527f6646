// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSTableView {
    /// Returns a view for a row in a column: the row's current one, a reused one, or a new one.
    ///
    ///     let cell = tableView.reusableCell(for: column, FruitCell(frame: .zero))
    ///
    /// Call this when the data source asks for a view. A visible row with new content keeps its
    /// view and the state of the view; other rows get the result of
    /// `makeView(withIdentifier:owner:)` with the column's identifier.
    ///
    /// - Parameters:
    ///   - column: The column.
    ///   - make: Makes a view.
    public func reusableCell<Cell: NSView>(
      for column: NSTableColumn?, _ make: @autoclosure () -> Cell
    ) -> Cell {
      if let cell = (dataSource as? TableBridge)?.refreshed as? Cell { return cell }
      let identifier =
        column?.identifier ?? NSUserInterfaceItemIdentifier(String(describing: Cell.self))
      if let cell = makeView(withIdentifier: identifier, owner: nil) as? Cell { return cell }
      let cell = make()
      cell.identifier = identifier
      return cell
    }

    /// Registers a nib with a view of a class.
    @usableFromInline
    func register(_ nib: NSNib, for type: NSView.Type) {
      register(nib, forIdentifier: .ofClass(type))
    }

    /// Returns a view of a class with a registered nib: the current, a reused, or a new one.
    @usableFromInline
    func reusableNibCell<Cell: NSView>(_ type: Cell.Type) -> Cell {
      if let cell = (dataSource as? TableBridge)?.refreshed as? Cell { return cell }
      let identifier = NSUserInterfaceItemIdentifier.ofClass(type)
      guard let cell = makeView(withIdentifier: identifier, owner: nil) as? Cell else {
        preconditionFailure("The nib has no view of the class \(type).")
      }
      cell.identifier = identifier
      return cell
    }
  }
#endif
