// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)

  import UIKit

  /// The data source that a view calls, and what an updater must know of it.
  ///
  /// It is not generic, since Objective-C sees no members of generic classes.
  @MainActor
  class ViewBridge: NSObject {
    /// Whether the view has asked for the number of sections or rows.
    private(set) var wasAsked = false

    /// The number of calls of the view that are under way.
    private var callDepth = 0

    /// Whether the view is asking, so that its data must not change.
    var isAsked: Bool { callDepth > 0 }

    /// Whether the view has yet to arrange what the user has dropped.
    var isSettlingDrop: Bool { false }

    /// Answers a call of the view.
    func answering<Answer>(_ answer: () -> Answer) -> Answer {
      callDepth += 1
      defer { callDepth -= 1 }
      return answer()
    }

    /// Answers a call of the view for a number of sections or rows.
    func counting(_ count: () -> Int) -> Int {
      wasAsked = true
      return answering(count)
    }
  }
#endif
