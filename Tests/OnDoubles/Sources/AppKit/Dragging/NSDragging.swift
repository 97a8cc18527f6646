// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// AppKit documents its interface.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What may be done with what is dragged.
public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let copy = NSDragOperation(rawValue: 1)
  public static let move = NSDragOperation(rawValue: 16)
}

/// A drag that is under way.
open class NSDraggingSession: NSObject {}

/// What a view is told of a drag over it.
///
/// Not the protocol is bound to the main actor, but each of its members, as in AppKit.
public protocol NSDraggingInfo: NSObjectProtocol {
  @MainActor var draggingSource: Any? { get }
}

/// What is dragged.
open class NSPasteboard: NSObject {
  /// A type of data.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

}

/// What can be dragged.
public protocol NSPasteboardWriting: NSObjectProtocol {}

/// A piece of data that is dragged.
open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  private var strings: [NSPasteboard.PasteboardType: String] = [:]

  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    strings[type] = string
    return true
  }

  open func string(forType type: NSPasteboard.PasteboardType) -> String? { strings[type] }
}

/// A drag, as tests make it.
@MainActor
public final class DragDouble: NSObject, NSDraggingInfo {
  public let session = NSDraggingSession()
  public let draggingSource: Any?

  public init(source: Any?) { draggingSource = source }
}

extension NSTableView {
  /// Drags rows to above another one, as a user does, and returns whether the table takes them.
  public func drag(_ rows: IndexSet, to row: Int, from source: NSTableView? = nil) -> Bool {
    guard let dataSource,
      rows.allSatisfy({ dataSource.tableView(self, pasteboardWriterForRow: $0) != nil })
    else { return false }
    let drag = DragDouble(source: source ?? self)
    dataSource.tableView(
      self, draggingSession: drag.session, willBeginAt: .zero, forRowIndexes: rows)
    let operation = dataSource.tableView(
      self, validateDrop: drag, proposedRow: row, proposedDropOperation: .above)
    defer {
      dataSource.tableView(
        self, draggingSession: drag.session, endedAt: .zero, operation: operation)
    }
    return operation == .move
      && dataSource.tableView(self, acceptDrop: drag, row: row, dropOperation: .above)
  }
}
