// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import AppKit

/// What tests need beside AppKit's interface, here for its double.
///
/// Tests/OnMac has the same for AppKit itself.
@MainActor
package enum Platform {
  /// Whether views are doubles, which must do what the judge says.
  ///
  /// A real view may accept more.
  package static var hasDoubles: Bool { true }

  /// Returns a window that a view can fill.
  package static func makeWindow() -> NSWindow { NSWindow() }

  /// Gives a table rows of 20 points, without anything between, above or beside them.
  package static func prepare(_ tableView: NSTableView) {}

  /// Lets users select items, each of which is a line, without anything between them.
  package static func prepare(_ collectionView: NSCollectionView) {}

  /// The seconds after which an animation is taken for ended.
  package static var completionTimeout: Double { 0.01 }

  /// Returns what was wrong with the use of a view so far.
  package static func failures(of view: NSView) -> [String] {
    (view as? NSTableView)?.double.failures ?? (view as? NSCollectionView)?.double.failures ?? []
  }

  /// Returns whether a view that is in a window takes a change.
  package static func accepts(_ view: NSView, _ change: () -> Void) -> Bool {
    change()
    view.window?.layoutIfNeeded()
    return failures(of: view).isEmpty
  }

  /// Calls a function, and frees what it leaves behind.
  package static func pool<Result>(_ body: () -> Result) -> Result { body() }
}

/// What the class of a supplementary view inherits: the double makes only views that let it.
package typealias SupplementaryBase = NSView & NSCollectionViewElement & SupplementaryViewDouble
