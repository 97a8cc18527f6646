// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A group of animations.
///
/// As in AppKit it is not bound to an actor. The double is used on the main thread only.
open class NSAnimationContext: NSObject {
  private nonisolated(unsafe) static var innermost = NSAnimationContext()

  /// The innermost group.
  open class var current: NSAnimationContext { innermost }

  open var duration: TimeInterval = 0.25

  /// The first view that changes in the group.
  private var participant: ViewDouble?

  /// Notes that a view changes in the group.
  func join(_ view: ViewDouble) { participant = participant ?? view }

  /// Runs a group, which ends as the first view says that changes in it.
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
  ) {
    let outer = innermost
    let context = NSAnimationContext()
    innermost = context
    changes(context)
    innermost = outer
    guard let completionHandler else { return }
    guard let participant = context.participant else { return completionHandler() }
    MainActor.assumeIsolated { participant.end { _ in completionHandler() } }
  }
}
