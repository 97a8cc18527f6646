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

    /// The methods that turn something on in the view by being there.
    private nonisolated let switches: [String]

    /// Those of them that the data source has.
    private var presentSwitches: Set<String> = []

    /// Creates a data source.
    ///
    /// - Parameter switches: The selectors of the methods that turn something on in the view by being
    ///   there: the data source lacks them until ``setPresence(of:_:)`` says otherwise.
    init(switches: [String]) { self.switches = switches }

    /// Whether the view is asking, so that its data must not change.
    var isAsked: Bool { callDepth > 0 }

    /// Whether the view has yet to arrange what the user has dropped.
    var isSettlingDrop: Bool { false }

    /// Adds or removes a method that turns something on.
    func setPresence(of method: String, _ isPresent: Bool) {
      if presentSwitches.contains(method) == isPresent { return }
      if isPresent { presentSwitches.insert(method) } else { presentSwitches.remove(method) }
      attachAgain(for: method)
    }

    /// Returns whether there is one of some methods that turn something on.
    func hasSwitch(of methods: [String]) -> Bool { !presentSwitches.isDisjoint(with: methods) }

    /// Lets the view ask again which methods there are, which it does when it gets its data source or
    /// delegate.
    func attachAgain(for method: String) {}

    #if canImport(ObjectiveC)
      nonisolated override func responds(to selector: Selector?) -> Bool {
        super.responds(to: selector) && offers(selector)
      }
    #else
      nonisolated func responds(to selector: Selector?) -> Bool { offers(selector) }
    #endif

    private nonisolated func offers(_ selector: Selector?) -> Bool {
      guard let method = switches.first(where: { NSSelectorFromString($0) == selector }) else {
        return true
      }
      return MainActor.assumeIsolated { presentSwitches.contains(method) }
    }

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
