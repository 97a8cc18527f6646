// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
