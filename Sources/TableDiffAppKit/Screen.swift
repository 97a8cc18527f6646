// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  package import AppKit

  extension NSView {
    /// Whether a batch would be visible.
    package var showsBatches: Bool {
      window != nil && !(enclosingScrollView?.bounds ?? bounds).isEmpty
    }
  }

  extension NSAnimationContext {
    /// Makes changes; disables their animations unless `isAnimated`.
    static func run(isAnimated: Bool, _ changes: () -> Void) {
      if isAnimated { return changes() }
      runAnimationGroup { context in
        context.duration = 0
        changes()
      }
    }
  }

  @MainActor
  package var prefersReducedMotion: Bool {
    NSWorkspace.shared.accessibilityDisplayShouldReduceMotion
  }

  extension UpdatePolicy.Decision {
    /// Returns the decision, without animation if this is not allowed or motion is to be reduced.
    @MainActor
    func allowed(animated: Bool) -> UpdatePolicy.Decision {
      self == .animate && (!animated || prefersReducedMotion) ? .apply : self
    }
  }
#endif
