// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// Reads the records of CSV or TSV (RFC 4180), one after the other.
///
/// A field in quotes may have delimiters, line ends and doubled quotes. Lines end with LF or CR LF.
/// Empty lines are skipped.
package struct DelimitedScanner {
  /// A field: where its value is, without quotes around it.
  package struct Field {
    var start: Int
    var end: Int

    /// Whether each quote within the value is doubled.
    var hasDoubledQuotes = false
  }

  private let bytes: UnsafeRawBufferPointer
  private let delimiter: UInt8
  private(set) var offset: Int

  /// The fields of the record that was read last.
  package private(set) var fields: [Field] = []

  package init(_ bytes: UnsafeRawBufferPointer, delimiter: UInt8, offset: Int = 0) {
    (self.bytes, self.delimiter, self.offset) = (bytes, delimiter, offset)
  }

  /// Reads a record into ``fields``.
  ///
  /// - Returns: Where it is, without the line end, or `nil` at the end of the text.
  package mutating func next() throws(TextError) -> Range<Int>? {
    skipLineEnds()
    if offset == bytes.count { return nil }
    fields.removeAll(keepingCapacity: true)
    let start = offset
    while true {
      fields.append(try field())
      if offset < bytes.count, bytes[offset] == delimiter {
        offset += 1
        continue
      }
      let end = offset
      skipLineEnds()
      return start..<end
    }
  }

  private mutating func skipLineEnds() {
    while offset < bytes.count {
      if bytes[offset] == Self.lf {
        offset += 1
      } else if isLineEnd(offset) {
        offset = min(offset + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func field() throws(TextError) -> Field {
    if offset < bytes.count, bytes[offset] == Self.quote { return try quotedField() }
    let start = offset
    while offset < bytes.count, bytes[offset] != delimiter, !isLineEnd(offset) { offset += 1 }
    return Field(start: start, end: offset)
  }

  private mutating func quotedField() throws(TextError) -> Field {
    let open = offset
    var field = Field(start: open + 1, end: open + 1)
    offset += 1
    while true {
      guard offset < bytes.count else { throw TextError(open, "a quote is not closed") }
      if bytes[offset] == Self.quote {
        if offset + 1 < bytes.count, bytes[offset + 1] == Self.quote {
          field.hasDoubledQuotes = true
          offset += 1
        } else {
          break
        }
      }
      offset += 1
    }
    field.end = offset
    offset += 1
    if offset < bytes.count, bytes[offset] != delimiter, !isLineEnd(offset) {
      throw TextError(offset, "text follows a closing quote")
    }
    return field
  }

  /// Whether a line ends here: with LF, or with CR before LF or before the end of the text.
  private func isLineEnd(_ offset: Int) -> Bool {
    if bytes[offset] == Self.lf { return true }
    return bytes[offset] == Self.cr
      && (offset + 1 == bytes.count || bytes[offset + 1] == Self.lf)
  }

  /// Returns the value of a field.
  package func value(_ field: Field) -> [UInt8] {
    let raw = bytes[field.start..<field.end]
    if !field.hasDoubledQuotes { return [UInt8](raw) }
    var value: [UInt8] = []
    var isSecond = false
    for byte in raw {
      isSecond = byte == Self.quote && !isSecond
      if !isSecond { value.append(byte) }
    }
    return value
  }

  /// Whether a field has the same value as another scanner's.
  func hasSameValue(_ field: Field, as other: Field, _ scanner: DelimitedScanner) -> Bool {
    if field.hasDoubledQuotes || other.hasDoubledQuotes {
      return value(field) == scanner.value(other)
    }
    let count = field.end - field.start
    guard count == other.end - other.start else { return false }
    guard let start = bytes.baseAddress, let otherStart = scanner.bytes.baseAddress else {
      return true
    }
    return ByteMemory.areEqual(start + field.start, otherStart + other.start, count: count)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let lf = UInt8(ascii: "\n")
  private static let cr = UInt8(ascii: "\r")
}
