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

  open var objectValue: Any?
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
