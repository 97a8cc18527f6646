// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a view and a judge say to many cases, by the rules that the judge finds broken.
package struct ComparisonTable: Sendable {
  /// The kind of view.
  package let view: String

  private var rows: [String: Row] = [:]

  /// The cases that break a rule, or one set of rules, or none.
  struct Row: Sendable {
    var isLegal: Bool
    var isOpen: Bool
    var outcomes: [ViewOutcome: Int] = [:]
    var example: (size: Int, text: String)?

    func count(_ outcome: ViewOutcome) -> Int { outcomes[outcome] ?? 0 }

    /// The number of cases for which the view does not do what the judge says.
    var disagreementCount: Int {
      if isOpen { return 0 }
      return isLegal ? count(.threw) + count(.crashed) : count(.accepted)
    }
  }

  package init(view: String) { self.view = view }

  /// Takes a case in.
  package mutating func add(_ value: some ComparedCase, _ outcome: ViewOutcome) {
    let broken = value.brokenRules
    let question = broken.isEmpty ? value.openQuestion : nil
    let name = broken.count > 1 ? "several rules" : broken.first ?? question ?? "none broken"
    var row = rows[name] ?? Row(isLegal: broken.isEmpty, isOpen: question != nil)
    let before = row.disagreementCount
    row.outcomes[outcome, default: 0] += 1
    if row.disagreementCount > before, value.size < row.example?.size ?? .max {
      row.example = (value.size, "\(value.sourceText)  // \(outcome.rawValue)")
    }
    rows[name] = row
  }

  /// The rules that single cases broke, and what other rows there are.
  package var ruleNames: Set<String> { Set(rows.keys) }

  /// The number of cases that the judge accepts and the view does not: errors of the library.
  package var unsafeCount: Int {
    rows.values.filter(\.isLegal).reduce(0) { $0 + $1.disagreementCount }
  }

  /// The number of cases for which the view does not do what the judge says.
  package var disagreementCount: Int { rows.values.reduce(0) { $0 + $1.disagreementCount } }

  /// The names of the columns.
  package static let header = line(
    "view", "broken rule", "cases", "judge", "accepted", "threw", "crashed", "differ")

  /// The table without the names of the columns, a line a rule.
  package var lines: [String] {
    rows.sorted { $0.key < $1.key }.map { name, row in
      Self.line(
        view, name, "\(row.outcomes.values.reduce(0, +))",
        row.isOpen ? "open" : row.isLegal ? "legal" : "illegal", "\(row.count(.accepted))",
        "\(row.count(.threw))", "\(row.count(.crashed))", "\(row.disagreementCount)")
    }
  }

  /// The smallest case of each row for which the view does not do what the judge says.
  package var examples: [String] {
    rows.sorted { $0.key < $1.key }.compactMap { name, row in
      row.example.map { "\(view), \(name):\n  \($0.text)" }
    }
  }

  private static func line(_ view: String, _ rule: String, _ columns: String...) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let numbers = columns.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
    return padded(view, 17) + padded(rule, 42) + numbers.joined()
  }
}
