// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  extension NSView {
    /// Whether a batch would be seen: it is in a window, and has room.
    package var showsBatches: Bool {
      window != nil && !(enclosingScrollView?.bounds ?? bounds).isEmpty
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
  package var prefersReducedMotion: Bool {
    NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
  }

  extension UpdatePolicy.Decision {
    /// Returns the decision, without animation if that is not allowed or the user prefers less motion.
    @MainActor
    func allowed(animated: Bool) -> UpdatePolicy.Decision {
      self == .animate && (!animated || prefersReducedMotion) ? .apply : self
    }
  }
#endif
