// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How much a diff may ask of rows in one named case: a line of `Fixtures/Budgets`.
///
///     first-row-to-end  idComparisons  <=  pairs + 2 n + 64
package struct Budget: Equatable, Sendable {
  package var caseName: String
  package var measure: String

  /// Whether the value must be the limit itself.
  package var isExact: Bool

  /// The limit as a sum; each term is a number of times `n`, `pairs`, `changed` or one.
  package var terms: [Term]

  package struct Term: Equatable, Sendable {
    package var factor: Int
    package var unit: String

    package init(factor: Int, unit: String) { (self.factor, self.unit) = (factor, unit) }
  }

  /// Reads a line; `nil` where it does not follow the grammar.
  package init?(line: some StringProtocol) {
    let words = line.split { $0 == " " }.map { String($0) }
    guard words.count >= 4, ["<=", "=="].contains(words[2]) else { return nil }
    (caseName, measure, isExact) = (words[0], words[1], words[2] == "==")
    terms = []
    for part in words[3...].split(omittingEmptySubsequences: false, whereSeparator: { $0 == "+" }) {
      guard let last = part.last, part.count <= 2 else { return nil }
      if part.count == 1, let number = Int(last) {
        terms.append(Term(factor: number, unit: "1"))
        continue
      }
      guard let factor = part.count == 1 ? 1 : part.first.flatMap({ Int($0) }) else { return nil }
      guard ["n", "pairs", "changed"].contains(last) else { return nil }
      terms.append(Term(factor: factor, unit: last))
    }
  }

  /// The limit for a case with so many rows, pairs, and rows deleted, inserted or moved.
  package func limit(n: Int, pairs: Int, changed: Int) -> Int {
    let units = ["n": n, "pairs": pairs, "changed": changed, "1": 1]
    return terms.reduce(0) { $0 + $1.factor * (units[$1.unit] ?? 0) }
  }
}
