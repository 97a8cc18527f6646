// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A message of a log.
package struct Message: Identifiable, Equatable, Sendable {
  package let id: Int
  package var text: String

  package init(id: Int, text: String) { (self.id, self.text) = (id, text) }

  /// The lines that the text takes in so many columns, at least one.
  package func lines(columns: Int) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    repeat {
      lines.append(String(rest.prefix(columns)))
      rest = rest.dropFirst(columns)
    } while !rest.isEmpty
    return lines
  }
}
