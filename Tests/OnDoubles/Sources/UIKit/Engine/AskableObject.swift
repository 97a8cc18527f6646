// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What every object of Objective-C can be asked, for data sources and delegates.
public protocol AskableObject: NSObjectProtocol {
  /// Returns whether an object has a method.
  ///
  /// A view asks once, when it gets its data source or delegate.
  nonisolated func responds(to aSelector: Selector?) -> Bool
}

extension AskableObject {
  /// Returns `true`: only a call tells that a method is absent.
  public nonisolated func responds(to aSelector: Selector?) -> Bool { true }
}
