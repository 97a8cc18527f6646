// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What it costs to keep a directory of contacts up to date.
package struct DirectoryCosts {
  package let count: Int

  /// Sorting and grouping an array, and comparing the sections with those before: what each change
  /// costs without a derived list.
  package var anew = Duration.zero

  /// Deriving the list, once.
  package var derivation = Duration.zero

  /// Updating the list after a contact was renamed, and its diff.
  package var rename = Duration.zero

  /// Updating the search after each change of its query, and its diff.
  package var searches: [Search] = []

  /// A query, the number of contacts that it finds, and what it took to find them.
  package struct Search {
    package let query: String
    package let count: Int
    package let time: Duration
  }
}

extension DirectoryCosts: CustomStringConvertible {
  package var description: String {
    let lines =
      ["\(count) contacts in sections by initial"]
      + [
        ("sorted and grouped anew, and compared", anew),
        ("derived, once", derivation),
        ("one contact renamed", rename),
      ].map { line($0, $1) }
      + searches.map { line("search \"\($0.query)\": \($0.count) contacts", $0.time) }
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ time: Duration) -> String {
    let tenths = Int(time / .nanoseconds(100))
    let text =
      tenths < 1_000
      ? "\(tenths / 10).\(tenths % 10) µs" : "\(tenths / 10_000).\(tenths / 1_000 % 10) ms"
    let spaces = String(repeating: " ", count: max(1, 54 - name.count - text.count))
    return "  " + name + spaces + text
  }
}
