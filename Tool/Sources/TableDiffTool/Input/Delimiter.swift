// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// What stands between the fields of a record.
enum Delimiter {
  private static let words: KeyValuePairs = [
    "tab": "\t", "comma": ",", "semicolon": ";", "pipe": "|",
  ]

  /// What stands for a file whose quotes are characters.
  static let noQuote = "none"

  /// Reads the value of `--quote`.
  static func hasQuotes(_ text: String) throws(UsageError) -> Bool {
    if text == "\"" || text == noQuote { return text != noQuote }
    throw UsageError(message: "--quote takes '\"' or \(noQuote), not '\(text)'")
  }

  /// Reads the value of `--comment`.
  static func comment(_ text: String) throws(UsageError) -> UInt8 {
    if let byte = text.utf8.first, text.utf8.count == 1, 0x21..<0x7F ~= byte, byte != 0x22 {
      return byte
    }
    throw UsageError(message: "--comment takes one ASCII character, such as '#', not '\(text)'")
  }

  /// Returns the byte that a word or a character means; `nil` if fields cannot be separated with it.
  static func byte(_ text: String) -> UInt8? {
    let text = words.first { $0.key == text }?.value ?? text
    guard text.unicodeScalars.count == 1, let byte = text.utf8.first else { return nil }
    let isTaken = [UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0].contains(byte)
    return byte < 0x80 && !isTaken ? byte : nil
  }

  /// Reads the value of an option.
  static func option(_ text: String, for name: String) throws(UsageError) -> UInt8 {
    if let byte = byte(text) { return byte }
    throw UsageError(
      message: "\(name) takes one ASCII character other than a quote or a line end, or "
        + words.map { $0.key }.joined(separator: ", ") + ", not '\(text)'"
        + Spelling.suggestion(for: text, in: words.map { $0.key }))
  }
}
