// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Text of an HTML page.
///
/// Literals are taken as they are, and every string that is interpolated is escaped. Data of a
/// file can therefore not become elements, attributes or scripts.
package struct Markup: ExpressibleByStringInterpolation {
  package private(set) var text: String

  package init(stringLiteral value: String) { text = value }

  /// Creates the text of a file in `Web`, which is markup as it is.
  init(_ resource: [UInt8]) { text = String(decoding: resource, as: UTF8.self) }

  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ string: String) { text += string.escapedForHTML }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }

    package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
  }
}

extension String {
  /// The same text for an element's content or a quoted attribute.
  ///
  /// Control characters have no place in HTML, so a replacement character stands for each.
  fileprivate var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
