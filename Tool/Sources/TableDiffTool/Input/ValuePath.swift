// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// The keys that lead from outside to a value of JSON, such as `data.items`.
package struct ValuePath: Hashable, Sendable {
  /// The keys, from outside inwards; at least one.
  let keys: [String]

  init(keys: [String]) { self.keys = keys }

  /// Reads the value of an option: keys with points between them; one that has a point itself
  /// stands in quotes.
  ///
  /// - Throws: An error if a quote is not closed.
  package init(_ text: String, for option: String) throws(UsageError) {
    keys = try FieldNames.parts(of: text, separator: UInt8(ascii: "."), for: option)
  }

  /// Returns the path to a value as listings show it.
  static func text(_ keys: [[UInt8]]) -> String {
    keys.map { key in
      let text = String(decoding: key, as: UTF8.self)
      let isQuoted = key.isEmpty || key.contains { [0x22, 0x2E].contains($0) } || hasSigns(text)
      return isQuoted ? quoted(text) : text
    }.joined(separator: ".")
  }

  /// Whether a name could be taken for what stands around it in a listing.
  static func hasSigns(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    // As bytes, since the page has no search for texts.
    return bytes.indices.contains { index in
      [": ", ", ", "→"].contains { bytes[index...].starts(with: $0.utf8) }
    }
  }

  /// Returns a name in quotes, as CSV has it.
  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
