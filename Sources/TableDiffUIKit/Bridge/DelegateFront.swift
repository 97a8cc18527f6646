// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// A delegate in front of the app's, which gets all calls that the library does not handle.
  @MainActor
  final class DelegateFront: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    private weak var bridge: ViewBridge?

    /// The delegate of the app.
    nonisolated(unsafe) fileprivate(set) weak var app: (any UIScrollViewDelegate)?

    private nonisolated(unsafe) weak var view: (any BatchView)?

    init(_ bridge: ViewBridge, of view: any BatchView) { (self.bridge, self.view) = (bridge, view) }

    /// Restores the app's delegate in the view, which does not retain the front.
    deinit {
      nonisolated(unsafe) let app = app
      Task { @MainActor [view] in
        guard let view, let app else { return }
        let current = view.currentDelegate
        // Another front puts itself before the delegate.
        if current == nil || (current as? DelegateFront)?.app == nil { view.setDelegate(app) }
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
        receiver = app.flatMap { $0.responds(to: selector) ? $0 : nil }
        if let bridge, bridge.takes(selector, appHasIt: receiver != nil),
          bridge.responds(to: selector)
        {
          receiver = bridge
        }
      }
      return receiver
    }
  }

  extension ViewBridge {
    /// Puts the front before the delegate that the app has set.
    ///
    /// A view does not report another delegate.
    func standInFront() {
      guard let front, let view, view.currentDelegate !== front else { return }
      let current = view.currentDelegate
      front.app = if let other = current as? DelegateFront { other.app } else { current }
      view.setDelegate(front)
    }
  }
#endif
