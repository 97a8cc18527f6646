// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Where text in styles goes.
protocol StyledOutput {
  func write(_ bytes: [UInt8], _ styles: [TextStyle])
}

extension StyledOutput {
  func write(_ text: String, _ styles: TextStyle...) { write(Array(text.utf8), styles) }

  func write(_ text: String, _ styles: [TextStyle]) { write(Array(text.utf8), styles) }

  /// Writes a line of text, without its end, with its changed words.
  func writeLine(
    _ line: UnsafeRawBufferPointer, _ changed: [Range<Int>], _ styles: [TextStyle]
  ) {
    var (start, column) = (0, 0)
    for range in changed {
      let range = range.clamped(to: start..<max(start, line.count))
      write(VisibleText.bytes(of: line[start..<range.lowerBound], column: &column), styles)
      write(VisibleText.bytes(of: line[range], column: &column), styles + [.reversed])
      start = range.upperBound
    }
    let rest = UnsafeRawBufferPointer(rebasing: line[start...])
    let part = VisibleText.part(of: rest)
    write(VisibleText.bytes(of: rest[part.range], column: &column), styles)
    write(part.after, .dim)
  }

  /// Writes a value, or the part of a long one around the place where a change begins.
  func writeValue(_ value: ShownValue, _ changed: [Range<Int>], _ style: TextStyle) {
    let bytes = value.bytes
    if bytes.isEmpty { write("(empty)", .dim) }
    let part = bytes.withUnsafeBytes { VisibleText.part(of: $0, around: value.start) }
    write(part.before, .dim)
    defer { write(part.after, .dim) }
    var (start, column) = (part.range.lowerBound, 0)
    for range in changed {
      let range = range.clamped(to: start..<part.range.upperBound)
      write(VisibleText.bytes(of: bytes[start..<range.lowerBound], column: &column), [style])
      write(VisibleText.bytes(of: bytes[range], column: &column), [style, .reversed])
      start = range.upperBound
    }
    write(VisibleText.bytes(of: bytes[start..<part.range.upperBound], column: &column), [style])
  }
}
