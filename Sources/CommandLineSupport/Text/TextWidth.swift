// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Returns a text with line breaks between words so that no line has more columns than the width.
///
/// Line breaks of the text stay.
package func wrapped(_ text: String, width: Int = 100) -> String {
  if let end = text.firstIndex(of: "\n") {
    return wrapped(String(text[..<end]), width: width) + "\n"
      + wrapped(String(text[text.index(after: end)...]), width: width)
  }
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let line = lines.last, line.count + 1 + word.count <= width {
      lines[lines.count - 1] = line + " " + word
    } else {
      lines.append(word.truncated(to: width))
    }
  }
  return lines.joined(separator: "\n")
}

extension StringProtocol {
  /// Returns the text, or its beginning and an ellipsis if it has more columns than that.
  package func truncated(to columns: Int) -> String {
    count <= columns ? String(self) : prefix(Swift.max(0, columns - 1)) + "…"
  }

  /// Returns the text with spaces behind it, or with what stands for them.
  package func padded(to columns: Int, with space: String = " ") -> String {
    self + String(repeating: space, count: Swift.max(0, columns - count))
  }

  /// Returns the text with spaces before it.
  package func indented(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - count)) + self
  }
}
