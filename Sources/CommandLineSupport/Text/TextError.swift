// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// An error in a text, at an offset or as a whole.
package struct TextError: Error {
  /// The offset of the byte; `nil` for an error in the whole text.
  package let offset: Int?

  package let message: String

  package init(_ offset: Int?, _ message: String) {
    (self.offset, self.message) = (offset, message)
  }

  /// Returns the error to print, with the line, the column in characters from 1, and the byte.
  package func usageError(_ text: FileText, _ path: String) -> UsageError {
    let place = offset.map { Self.place($0, in: text) + ": " } ?? ""
    return UsageError(message: "\(FileText.name(path)): \(place)\(message)")
  }

  /// Returns the line, column and byte of an offset.
  package static func place(_ offset: Int, in text: FileText) -> String {
    var (line, start) = (1, 0)
    while true {
      let next = text.endOfLine(at: start, before: text.count)
      if next > offset || next == text.count { break }
      (line, start) = (line + 1, next)
    }
    let before = UnsafeRawBufferPointer(start: text.bytes + start, count: offset - start)
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return "line \(line), column \(column), byte \(offset)"
  }
}
