// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Text from files within a cell of a table of Markdown, as GitHub shows it.
///
/// What could be read as Markdown or HTML is written as references to characters. All of it stands in
/// `code`, where GitHub makes no links of names of people, numbers of issues or hashes.
enum MarkdownText {
  /// ASCII that Markdown, HTML, or GitHub's own additions give a meaning.
  private static let special = Set("\\`*_[]<>&#!|~$:@\"'".utf8)

  /// Returns an element with a text; a line feed is a line break.
  static func code(_ text: some Collection<UInt8>) -> String {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return "<code>" + lines.map { escaped(VisibleText.string($0)) }.joined(separator: "<br>")
      + "</code>"
  }

  /// Returns a text that means nothing but itself; spaces that HTML would join stay.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var isAfterSpace = true
    for scalar in text.unicodeScalars {
      if scalar == " " {
        result += isAfterSpace ? "&nbsp;" : " "
      } else if scalar.isASCII, special.contains(UInt8(scalar.value)) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
      isAfterSpace = scalar == " "
    }
    if result.last == " " { result = result.dropLast() + "&nbsp;" }
    return result
  }
}
