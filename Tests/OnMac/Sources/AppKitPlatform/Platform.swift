// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import AppKit
import ObjCExceptions

/// What tests need beside AppKit's interface.
///
/// Tests/OnDoubles has the same for the double of AppKit.
@MainActor
package enum Platform {
  /// Whether views are doubles, which must do what the judge says.
  ///
  /// A real view may accept more.
  package static var hasDoubles: Bool { false }

  /// Returns a window that a view can fill.
  package static func makeWindow() -> NSWindow {
    // Windows need an application.
    _ = NSApplication.shared
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [],
      backing: .buffered, defer: false)
    window.isReleasedWhenClosed = false
    return window
  }

  /// Gives a table rows of 20 points, without anything between, above or beside them.
  package static func prepare(_ tableView: NSTableView) {
    tableView.headerView = nil
    tableView.rowHeight = 20
    tableView.intercellSpacing = NSSize(width: 0, height: 0)
    tableView.allowsMultipleSelection = true
    if #available(macOS 11.0, *) { tableView.style = .plain }
  }

  /// Lets users select items, each of which is a line, without anything between them.
  package static func prepare(_ collectionView: NSCollectionView) {
    collectionView.isSelectable = true
    collectionView.allowsMultipleSelection = true
    guard let layout = collectionView.collectionViewLayout as? NSCollectionViewFlowLayout else {
      return
    }
    layout.itemSize.width = 100
    layout.minimumLineSpacing = 0
  }

  /// The seconds after which an animation is taken for ended.
  package static var completionTimeout: Double { 5 }

  /// Returns what was wrong with the use of a view so far: nothing, since a view throws at once.
  package static func failures(of view: NSView) -> [String] { [] }

  /// Returns whether a view that is in a window takes a change.
  ///
  /// A view that has thrown is left to itself.
  package static func accepts(_ view: NSView, _ change: () -> Void) -> Bool {
    NSAnimationContext.beginGrouping()
    defer { NSAnimationContext.endGrouping() }
    NSAnimationContext.current.duration = 0
    let reason = TDExceptionReason {
      change()
      view.window?.layoutIfNeeded()
    }
    let removal = TDExceptionReason { view.window?.contentView = nil }
    return reason == nil && removal == nil
  }

  /// Calls a function, and frees what it leaves behind.
  package static func pool<Result>(_ body: () -> Result) -> Result {
    autoreleasepool { body() }
  }
}

/// What the class of a supplementary view inherits.
package typealias SupplementaryBase = NSView & NSCollectionViewElement
