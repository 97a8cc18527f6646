// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import TableDiff

/// A row with an identity and a content, both numbers.
package struct TestRow: Identifiable, Hashable, Codable, Sendable {
  package var id: Int
  package var content = 0

  package init(id: Int, content: Int = 0) { (self.id, self.content) = (id, content) }
}

extension ListDiff.MoveStyle {
  /// Every style there is.
  package static let everyStyle: [ListDiff.MoveStyle] = [.minimal, .all, .never]
}

extension Array where Element == Int {
  /// Rows of these ids, all with the same content.
  package var rows: [TestRow] { map { TestRow(id: $0) } }
}

extension [TestRow] {
  /// Rows of the letters of a string; a letter that is followed by `'` has new content.
  package init(_ text: String) {
    self = []
    for scalar in text.unicodeScalars {
      if scalar == "'" {
        self[endIndex - 1].content += 1
      } else {
        append(TestRow(id: Int(scalar.value)))
      }
    }
  }
}
