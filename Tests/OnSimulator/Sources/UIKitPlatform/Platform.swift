// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ObjCExceptions
package import UIKit

/// What tests need beside UIKit's interface.
///
/// Tests/OnDoubles has the same for the double of UIKit.
@MainActor
package enum Platform {
  /// Whether views are doubles, which must do what the judge says.
  ///
  /// A real view may accept more.
  package static var hasDoubles: Bool { false }

  /// Gives a view rows of one height, puts it into a window, and lays it out.
  package static func show(_ view: UIScrollView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    prepare(view)
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  private static func prepare(_ view: UIScrollView) {
    view.contentInsetAdjustmentBehavior = .never
    if let layout = (view as? UICollectionView)?.collectionViewLayout
      as? UICollectionViewFlowLayout
    {
      layout.minimumLineSpacing = 0
    }
    guard let tableView = view as? UITableView else { return }
    tableView.rowHeight = 44
    tableView.sectionHeaderHeight = 28
    tableView.sectionFooterHeight = 28
    tableView.estimatedRowHeight = 0
    tableView.estimatedSectionHeaderHeight = 0
    tableView.estimatedSectionFooterHeight = 0
    if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
  }

  /// Returns what was wrong with the use of a view: nothing, since a view throws at once.
  package static func takeFailures(of view: UIScrollView) -> [String] { [] }

  /// Returns whether a new view takes a change.
  ///
  /// All views share a window. A view that has thrown is left to itself.
  package static func accepts(_ view: UIScrollView, _ change: () -> Void) -> Bool {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let reason = TDExceptionReason {
      prepare(view)
      sharedWindow.addSubview(view)
      sharedWindow.layoutIfNeeded()
      change()
      sharedWindow.layoutIfNeeded()
    }
    let removal = TDExceptionReason { view.removeFromSuperview() }
    return reason == nil && removal == nil
  }

  private static let sharedWindow: UIWindow = {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    return window
  }()

  /// Calls a function, and frees what it leaves behind.
  package static func pool<Result>(_ body: () -> Result) -> Result {
    autoreleasepool { body() }
  }
}
