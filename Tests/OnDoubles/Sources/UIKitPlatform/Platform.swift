// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// What tests need beside UIKit's interface, here for its double.
///
/// Tests/OnMac has the same for UIKit itself.
@MainActor
package enum Platform {
  /// Whether views are doubles, which must do what the judge says.
  ///
  /// A real view may accept more.
  package static var hasDoubles: Bool { true }

  /// Gives a view rows of one height, puts it into a window, and lays it out.
  package static func show(_ view: UIScrollView) -> UIWindow {
    double(of: view)?.completionMode = .immediate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  /// Returns what was wrong with the use of a view, and forgets it.
  package static func takeFailures(of view: UIScrollView) -> [String] {
    double(of: view)?.takeFailures().map { "\($0)" } ?? []
  }

  /// Returns whether a new view takes a change.
  package static func accepts(_ view: UIScrollView, _ change: () -> Void) -> Bool {
    let window = show(view)
    change()
    window.layoutIfNeeded()
    return takeFailures(of: view).isEmpty
  }

  /// Calls a function, and frees what it leaves behind.
  package static func pool<Result>(_ body: () -> Result) -> Result { body() }

  private static func double(of view: UIScrollView) -> ListViewDouble? {
    (view as? UITableView)?.double ?? (view as? UICollectionView)?.double
  }
}
