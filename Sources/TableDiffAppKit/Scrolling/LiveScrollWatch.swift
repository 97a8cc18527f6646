// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Observes whether the user scrolls a view.
  @MainActor
  final class LiveScrollWatch {
    private weak var view: NSView?

    /// The scroll view that the user scrolls.
    private weak var scrolled: NSScrollView?

    private var observations: [Observation] = []

    /// Whether the user scrolls, or scrolling still decelerates.
    var isUnderWay: Bool { scrolled.map { $0 === view?.enclosingScrollView } ?? false }

    init(_ view: NSView) {
      self.view = view
      observations = [
        Observation(of: NSScrollView.willStartLiveScrollNotification) { [weak self] sender in
          guard let scrollView = self?.view?.enclosingScrollView else { return }
          if ObjectIdentifier(scrollView) == sender { self?.scrolled = scrollView }
        },
        Observation(of: NSScrollView.didEndLiveScrollNotification) { [weak self] sender in
          if self?.scrolled.map(ObjectIdentifier.init) == sender { self?.scrolled = nil }
        },
      ]
    }
  }

  /// An observation of a notification, which ends when it is released.
  private final class Observation {
    private let token: any NSObjectProtocol

    /// - Parameter receive: Called with the sender of each notification, on the main thread.
    init(
      of name: Notification.Name,
      _ receive: @escaping @MainActor @Sendable (_ sender: ObjectIdentifier?) -> Void
    ) {
      token = NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { notification in
        let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
        MainActor.assumeIsolated { receive(sender) }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
