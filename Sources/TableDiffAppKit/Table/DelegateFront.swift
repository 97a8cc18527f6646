// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A delegate in front of the app's, which gets all calls that the library does not handle.
  @MainActor
  final class DelegateFront: NSObject, NSTableViewDelegate {
    private weak var bridge: TableBridge?
    private nonisolated(unsafe) weak var tableView: NSTableView?

    /// The delegate of the app.
    nonisolated(unsafe) fileprivate(set) weak var app: (any NSTableViewDelegate)?

    init(_ bridge: TableBridge, of tableView: NSTableView) {
      (self.bridge, self.tableView) = (bridge, tableView)
    }

    /// Restores the app's delegate in the view, which does not retain the front.
    deinit {
      nonisolated(unsafe) let app = app
      Task { @MainActor [tableView] in
        guard let tableView, let app else { return }
        let current = tableView.delegate
        // Another front puts itself before the delegate.
        if current == nil || (current as? DelegateFront)?.app == nil { tableView.delegate = app }
      }
    }

    #if canImport(ObjectiveC)
      nonisolated override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) || receiver(of: selector) != nil
      }

      nonisolated override func forwardingTarget(for selector: Selector?) -> Any? {
        receiver(of: selector)
      }
    #else
      nonisolated func responds(to selector: Selector?) -> Bool { receiver(of: selector) != nil }

      nonisolated func forwardingTarget(for selector: Selector?) -> Any? {
        receiver(of: selector)
      }
    #endif

    private nonisolated func receiver(of selector: Selector?) -> (any NSObjectProtocol)? {
      guard let selector else { return nil }
      // Views ask on the main thread.
      nonisolated(unsafe) var receiver: (any NSObjectProtocol)?
      MainActor.assumeIsolated {
        if let bridge, bridge.takes(selector) {
          receiver = bridge
        } else if let app, app.responds(to: selector) {
          receiver = app
        }
      }
      return receiver
    }
  }

  extension TableBridge {
    /// Makes the front the view's delegate again if the app has set another delegate.
    ///
    /// No call reports that.
    func standInFront(of tableView: NSTableView) {
      guard let front, tableView.delegate !== front else { return }
      let current = tableView.delegate
      front.app = if let other = current as? DelegateFront { other.app } else { current }
      tableView.delegate = front
    }

    /// Sets the delegate again, so that the view asks which methods it has.
    func attachDelegateAgain() {
      guard let front, let tableView else { return }
      standInFront(of: tableView)
      tableView.delegate = nil
      tableView.delegate = front
    }

    /// Returns whether the bridge handles a delegate method, which may be called for each row.
    fileprivate func takes(_ selector: Selector) -> Bool {
      switch selector {
      case Self.viewMethod, Self.selectionMethod: true
      case Self.groupMethod: layout.hasHeaders
      case Self.permissionMethod: layout.hasSectionViews
      case Self.rowViewMethod: rowView != nil
      case Self.heightMethod: rowHeight != nil
      case Self.actionsMethod: !rowActions.isEmpty
      default: false
      }
    }

    private static let viewMethod = NSSelectorFromString("tableView:viewForTableColumn:row:")
    private static let selectionMethod = NSSelectorFromString("tableViewSelectionDidChange:")
    private static let groupMethod = NSSelectorFromString("tableView:isGroupRow:")
    private static let permissionMethod = NSSelectorFromString(
      "tableView:selectionIndexesForProposedSelection:")
    private static let rowViewMethod = NSSelectorFromString("tableView:rowViewForRow:")
    private static let heightMethod = NSSelectorFromString("tableView:heightOfRow:")
    private static let actionsMethod = NSSelectorFromString("tableView:rowActionsForRow:edge:")
  }
#endif
