// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What every object of Objective-C can be asked, for data sources and delegates.
public protocol AskableObject: NSObjectProtocol {
  /// Returns whether an object has a method.
  ///
  /// A view asks once, when it gets its data source or delegate.
  nonisolated func responds(to aSelector: Selector?) -> Bool

  /// Returns the object that has a method in place of this one, which the runtime asks at each call of
  /// a method that an object's class lacks.
  nonisolated func forwardingTarget(for aSelector: Selector?) -> Any?
}

extension AskableObject {
  /// Returns `true`: only a call tells that a method is absent.
  public nonisolated func responds(to aSelector: Selector?) -> Bool { true }

  /// Returns `nil`.
  public nonisolated func forwardingTarget(for aSelector: Selector?) -> Any? { nil }
}
