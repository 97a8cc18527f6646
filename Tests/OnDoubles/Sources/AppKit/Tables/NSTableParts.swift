// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A column of a table view.
@MainActor
open class NSTableColumn: NSObject {
  open var identifier: NSUserInterfaceItemIdentifier

  /// The order in which a click on the title sorts; `nil` if it does not.
  open var sortDescriptorPrototype: NSSortDescriptor?

  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
}

/// A view for a row and a column.
@MainActor
open class NSTableCellView: NSView {
  open weak var textField: NSTextField?
}

/// The titles of the columns of a table.
@MainActor
open class NSTableHeaderView: NSView {}

/// The background of a row.
@MainActor
open class NSTableRowView: NSView {
  open var isSelected = false

  /// Whether one view spans the row.
  open var isGroupRowStyle = false
}

/// What a table view has as its data source and delegate.
///
/// In Objective-C an outline view has others under the same names, which a subclass in Swift can declare only
/// if those of its superclass come from an extension of a protocol.
@MainActor
public protocol NSTableParts: AnyObject {}

extension NSTableView: NSTableParts {}

extension NSTableParts where Self: NSTableView {
  public var dataSource: (any NSTableViewDataSource)? {
    get { tableDataSource }
    set { tableDataSource = newValue }
  }

  public var delegate: (any NSTableViewDelegate)? {
    get { tableDelegate }
    set { tableDelegate = newValue }
  }
}

extension NSTableView {
  /// Clicks the title of a column, which sorts by it first, or the other way around if it did so before.
  public func clickTitle(ofColumn index: Int) {
    guard let prototype = tableColumns[index].sortDescriptorPrototype else { return }
    let isSorted = sortDescriptors.first === prototype
    let reversed = prototype.reversedSortDescriptor as? NSSortDescriptor
    let others = sortDescriptors.filter { $0 !== prototype && $0.keyPath != prototype.keyPath }
    sortDescriptors = [isSorted ? reversed ?? prototype : prototype] + others
  }
}
