// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Tells a method that a data source or delegate implements from one that it leaves out.
@MainActor
enum AbsentMethod {
  private static var reached: Set<String> = []

  /// Notes that a method is left out, and returns what UIKit assumes then.
  static func reached<Result>(_ result: Result, _ method: String = #function) -> Result {
    reached.insert(method)
    return result
  }

  /// Calls a method and returns its result; `nil` if it is left out.
  ///
  /// - Parameters:
  ///   - method: The name of the method, such as `tableView(_:moveRowAt:to:)`.
  ///   - call: Calls it.
  static func present<Result>(_ method: String, _ call: () -> Result) -> Result? {
    reached.remove(method)
    let result = call()
    return reached.remove(method) == nil ? result : nil
  }
}
