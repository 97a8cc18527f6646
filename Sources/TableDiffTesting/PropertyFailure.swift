// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error thrown when a property does not hold for some lists.
///
/// Its description says what is wrong, and contains Swift code that reproduces it with the smallest
/// lists that were found.
public struct PropertyFailure: Error, Sendable {
  /// What is wrong with the smallest lists.
  public let reason: String

  /// The seed of the lists that failed first; `nil` for lists that were not generated.
  public let seed: UInt64?

  /// The smallest lists as Swift code, with the call that fails.
  public let code: String
}

extension PropertyFailure: CustomStringConvertible {
  /// The reason, the seed, and the code to paste into a test.
  public var description: String {
    "\(reason)\(seed.map { " (first with seed \($0))" } ?? "")\n\(code)"
  }
}

/// A call that checks two lists.
struct Check<Element> {
  /// The call as Swift code.
  let code: String

  /// Returns what is wrong; `nil` where nothing is.
  let problem: (_ old: [Element], _ new: [Element]) -> String?

  /// Throws what is wrong with two lists.
  func run(_ old: [Element], _ new: [Element], seed: UInt64? = nil) throws(PropertyFailure) {
    guard let reason = problem(old, new) else { return }
    throw PropertyFailure(
      reason: reason, seed: seed,
      code: """
        let old: [\(Element.self)] = \(Self.text(of: old))
        let new: [\(Element.self)] = \(Self.text(of: new))
        \(code)
        """)
  }

  /// Throws what is wrong with the smallest of generated lists.
  func run(
    cases: Int, seed: UInt64, lists: (_ seed: UInt64) -> (old: [Element], new: [Element]),
    shrink: (_ old: [Element], _ new: [Element], _ fails: ([Element], [Element]) -> Bool) -> (
      old: [Element], new: [Element]
    )
  ) throws(PropertyFailure) {
    for seed in seed..<seed + UInt64(cases) {
      let (old, new) = lists(seed)
      if problem(old, new) == nil { continue }
      let smallest = shrink(old, new) { problem($0, $1) != nil }
      try run(smallest.old, smallest.new, seed: seed)
    }
  }

  private static func text(of list: [Element]) -> String {
    if list.isEmpty { return "[]" }
    return "[\n" + list.map { "  \(String(reflecting: $0)),\n" }.joined() + "]"
  }
}
