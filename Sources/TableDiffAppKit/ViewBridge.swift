// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The data source that a view calls, and what an updater must know of it.
  ///
  /// It is not generic, since Objective-C sees no members of generic classes.
  @MainActor
  class ViewBridge: NSObject {
    /// Whether the view has asked for the number of its sections, or of its rows if it has none.
    private(set) var isCounted = false

    /// The number of calls of the view that are under way.
    private var callDepth = 0

    /// Whether the view is calling, so that its data must not change.
    var isCalled: Bool { callDepth > 0 }

    /// Answers a call of the view.
    func answering<Answer>(_ answer: () -> Answer) -> Answer {
      callDepth += 1
      defer { callDepth -= 1 }
      return answer()
    }

    /// Answers the call with which a view begins to count.
    func counting(_ count: () -> Int) -> Int {
      isCounted = true
      return answering(count)
    }
  }
#endif
