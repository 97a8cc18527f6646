// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineSupport

extension ChangeCounts {
  /// The numbers with a letter for each kind, such as `1d 2i 3m 4u`.
  private var text: String {
    let parts = [(deletes, "d"), (inserts, "i"), (moves, "m"), (updates, "u")]
    let text = parts.filter { $0.0 > 0 }.map { grouped($0.0) + $0.1 }.joined(separator: " ")
    return text.isEmpty ? "none" : text
  }

  /// Returns the numbers of changed rows, and of changed sections if there are any.
  func text(withSections sections: ChangeCounts?) -> String {
    guard let sections, sections.total > 0 else { return text }
    return total == 0 ? "sections " + sections.text : text + ", sections " + sections.text
  }
}
