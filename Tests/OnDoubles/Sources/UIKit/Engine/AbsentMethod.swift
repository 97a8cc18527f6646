// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Tells a method that a data source or delegate implements from one that it leaves out.
@MainActor
enum AbsentMethod {
  private static var wasReached = false

  /// Notes that a method is left out, and returns what UIKit assumes then.
  static func reached<Result>(_ result: Result) -> Result {
    wasReached = true
    return result
  }

  /// Calls a method and returns its result; `nil` if it is left out.
  static func present<Result>(_ call: () -> Result) -> Result? {
    let before = wasReached
    defer { wasReached = before }
    wasReached = false
    let result = call()
    return wasReached ? nil : result
  }
}
