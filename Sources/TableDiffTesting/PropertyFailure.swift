// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when a property does not hold for some lists.
///
/// Its description states the fault, and contains Swift code that reproduces it with the smallest
/// lists found. The code compiles where the types of rows and sections are visible and have
/// memberwise initializers.
public struct PropertyFailure: Error, Sendable {
  /// The fault of the smallest lists.
  package let reason: String

  /// The seed of the lists that failed first; `nil` if the lists were not generated.
  package let seed: UInt64?

  /// The smallest lists as Swift code, with the failing call.
  package let code: String
}

extension PropertyFailure: CustomStringConvertible {
  /// The reason, the seed, and the code to paste into a test.
  public var description: String {
    "\(reason)\(seed.map { " (first with seed \($0))" } ?? "")\n\(code)"
  }
}

/// A check of two lists.
struct Check<Element> {
  /// Returns the fault; `nil` if there is none.
  let problem: (_ old: [Element], _ new: [Element]) -> String?

  /// Throws if two lists fail.
  func run(_ old: [Element], _ new: [Element]) throws(PropertyFailure) {
    if let reason = problem(old, new) { throw failure(reason, old, new, seed: nil) }
  }

  /// Throws the smallest failing lists found among generated ones.
  func run(
    cases: Int, seed: UInt64, lists: (_ seed: UInt64) -> (old: [Element], new: [Element]),
    shrink: (_ old: [Element], _ new: [Element], _ fails: ([Element], [Element]) -> Bool) -> (
      old: [Element], new: [Element]
    )
  ) throws(PropertyFailure) {
    guard cases > 0 else { fatalError("\(cases) cases check nothing.") }
    for step in 0..<cases {
      let seed = seed &+ UInt64(step)
      let (old, new) = lists(seed)
      guard var reason = problem(old, new) else { continue }
      let smallest = shrink(old, new) { old, new in
        guard let found = problem(old, new) else { return false }
        reason = found
        return true
      }
      throw failure(
        problem(smallest.old, smallest.new) ?? "\(reason) (not on every run)", smallest.old,
        smallest.new, seed: seed)
    }
  }

  private func failure(
    _ reason: String, _ old: [Element], _ new: [Element], seed: UInt64?
  ) -> PropertyFailure {
    PropertyFailure(
      reason: reason, seed: seed,
      code: """
        let old: [\(Element.self)] = \(Self.text(of: old))
        let new: [\(Element.self)] = \(Self.text(of: new))
        try checkDiffs(from: old, to: new)
        """)
  }

  private static func text(of list: [Element]) -> String {
    if list.isEmpty { return "[]" }
    return "[\n" + list.map { "  \(String(reflecting: $0)),\n" }.joined() + "]"
  }
}
