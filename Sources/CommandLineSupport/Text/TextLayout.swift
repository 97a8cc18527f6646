// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Returns a text wrapped at spaces to a width in columns, keeping its line breaks.
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
  /// Returns the text, truncated with an ellipsis if it is too wide.
  package func truncated(to columns: Int) -> String {
    count <= columns ? String(self) : prefix(Swift.max(0, columns - 1)) + "…"
  }

  /// Returns the text, padded at the end with spaces or their substitute.
  package func padded(to columns: Int, with space: String = " ") -> String {
    self + String(repeating: space, count: Swift.max(0, columns - count))
  }

  /// Returns the text, padded at the start.
  package func indented(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - count)) + self
  }
}

/// Returns a whole number with commas between groups of three digits.
package func grouped(_ number: Int) -> String {
  let digits = String(number)
  var text = ""
  for (position, digit) in digits.enumerated() {
    if position > 0, (digits.count - position).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}

/// Returns a number with a noun, in the plural unless the number is 1.
package func counted(_ number: Int, _ noun: String) -> String {
  grouped(number) + " " + noun + (number == 1 ? "" : "s")
}

/// A bar of block characters, exact to an eighth of a column.
package enum Bar {
  /// Returns a bar for a share of the columns, clamped to 0...1.
  package static func text(share: Double, columns: Int) -> String {
    let eighths = Int((min(max(share, 0), 1) * Double(columns) * 8).rounded())
    let rest = eighths % 8 == 0 ? "" : String("▏▎▍▌▋▊▉".dropFirst(eighths % 8 - 1).prefix(1))
    return String(repeating: "█", count: eighths / 8) + rest
  }
}
