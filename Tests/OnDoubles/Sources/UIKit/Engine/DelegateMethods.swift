// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The methods that a delegate had when it was set.
///
/// A view asks no more then: not for methods that come later, nor of a delegate that is set in front of
/// another one.
@MainActor
struct DelegateMethods {
  private var names: Set<String> = []

  init() {}

  init(_ names: Set<String>, of delegate: (any AskableObject)?) {
    self.names = names.filter { delegate?.responds(to: NSSelectorFromString($0)) ?? false }
  }

  /// Returns who has a method: the delegate, or that to which it forwards the call.
  func receiver<Delegate>(of name: String, _ delegate: Delegate?) -> Delegate? {
    guard names.contains(name), let delegate else { return nil }
    let target = (delegate as? any AskableObject)?
      .forwardingTarget(for: NSSelectorFromString(name))
    return target as? Delegate ?? delegate
  }
}

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
