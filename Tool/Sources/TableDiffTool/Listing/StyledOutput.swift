// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Where text in styles goes.
protocol StyledOutput {
  func write(_ bytes: UnsafeRawBufferPointer, _ styles: [TextStyle])
}

extension StyledOutput {
  func write(_ text: String, _ styles: TextStyle...) { write(text, styles) }

  func write(_ text: String, _ styles: [TextStyle]) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0), styles) }
  }

  func write(_ bytes: [UInt8], _ styles: [TextStyle]) {
    bytes.withUnsafeBytes { write($0, styles) }
  }

  /// Writes a line of text, without its end, with its changed words.
  ///
  /// - Parameters:
  ///   - shown: What of a long line is shown in any case.
  ///   - isExact: Whether another line looks different.
  func writeLine(
    _ line: UnsafeRawBufferPointer, _ changed: [Range<Int>], _ styles: [TextStyle],
    shown: Range<Int> = 0..<0, isExact: Bool
  ) {
    write(line, around: shown, changed, styles) { text, range in
      isExact ? VisibleText.exact(text, range) : VisibleText.bytes(text, range)
    }
  }

  /// Writes a value, or the part of a long one around what changed.
  func writeValue(_ value: ShownValue, _ changed: [Range<Int>], _ style: TextStyle) {
    if value.bytes.isEmpty { return write("(empty)", .dim) }
    let quote = value.isQuoted ? "\"" : ""
    value.bytes.withUnsafeBytes { bytes in
      write(bytes, around: value.changed, changed, [style], in: quote) { text, range in
        value.isSpelled
          ? VisibleText.bytes(text, range)
          : VisibleText.exact(text, range, doublesQuotes: value.isQuoted)
      }
    }
  }

  private func write(
    _ text: UnsafeRawBufferPointer, around shown: Range<Int>, _ changed: [Range<Int>],
    _ styles: [TextStyle], in quote: String = "",
    _ form: (UnsafeRawBufferPointer, Range<Int>) -> [UInt8]
  ) {
    let part = VisibleText.part(of: text, around: shown)
    let isPlain = VisibleText.isPlain(text, part.range)
    if isPlain, part.range.count == text.count, changed.isEmpty, quote.isEmpty {
      return write(text, styles)
    }
    write(part.before, .dim)
    write(quote, styles)
    func piece(_ range: Range<Int>, _ column: inout Int) -> [UInt8] {
      let bytes = isPlain && quote.isEmpty ? VisibleText.bytes(text, range) : form(text, range)
      return isPlain ? bytes : VisibleText.bytes(of: bytes, column: &column)
    }
    var (start, column) = (part.range.lowerBound, 0)
    let end = part.range.upperBound
    for range in changed + [end..<end] {
      let range = range.clamped(to: start..<end)
      write(piece(start..<range.lowerBound, &column), styles)
      if !range.isEmpty { write(piece(range, &column), styles + [.reversed]) }
      start = range.upperBound
    }
    write(quote, styles)
    write(part.after, .dim)
  }
}

extension VisibleText {
  /// Returns a part of a text as it is.
  fileprivate static func bytes(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> [UInt8] {
    // The bytes of a slice would be copied one by one.
    [UInt8](UnsafeRawBufferPointer(rebasing: text[range]))
  }
}
