// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension ChangeCount {
  /// What changed, as the title of a page: `2 rows deleted, 1 inserted and 3 updated`.
  ///
  /// - Parameter word: What a row is called.
  package func title(_ word: String) -> String {
    let parts = [
      Self.phrase(
        "section",
        [(sections.deleted, "deleted"), (sections.inserted, "inserted"), (sections.moved, "moved")]),
      Self.phrase(
        word,
        [(deleted, "deleted"), (inserted, "inserted"), (moved, "moved"), (updated, "updated")]),
    ].compactMap { $0 }
    return parts.isEmpty ? "Nothing changed" : parts.joined(separator: "; ")
  }

  /// Returns the counts in words, of which the first names what is counted; `nil` if all are 0.
  private static func phrase(_ noun: String, _ counts: [(Int, String)]) -> String? {
    let counts = counts.filter { $0.0 > 0 }
    guard let first = counts.first else { return nil }
    let rest = counts.dropFirst().map { "\(grouped($0.0)) \($0.1)" }
    let words = ["\(counted(first.0, noun)) \(first.1)"] + rest
    guard let last = words.last, words.count > 1 else { return words[0] }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
