// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSView {
    /// Whether changes of a list view would be seen: it is in a window, and has room.
    var showsChanges: Bool { window != nil && !(enclosingScrollView?.bounds ?? bounds).isEmpty }

    /// Scrolls a list so that a place in it is at the top of what is visible, as far as the list
    /// allows it.
    func scrollToTop(_ y: CGFloat) {
      let last = max(0, bounds.height - visibleRect.height)
      scroll(NSPoint(x: visibleRect.minX, y: min(max(0, y), last)))
    }
  }

  extension NSAnimationContext {
    /// Makes changes, and whatever they animate without animation unless it is wanted.
    static func run(isAnimated: Bool, _ changes: () -> Void) {
      if isAnimated { return changes() }
      runAnimationGroup { context in
        context.duration = 0
        changes()
      }
    }
  }

  /// Whether the user prefers changes without animation.
  @MainActor
  var prefersReducedMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

  extension UpdatePolicy.Decision {
    /// Returns the decision, without animation if that is not allowed or the user prefers less motion.
    @MainActor
    func allowed(animated: Bool) -> UpdatePolicy.Decision {
      self == .animate && (!animated || prefersReducedMotion) ? .apply : self
    }
  }
#endif
