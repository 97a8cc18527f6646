// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

/// Reads the records of CSV or TSV (RFC 4180), one after the other.
///
/// A field in quotes may have delimiters, line ends and doubled quotes. Lines end with LF, CR LF or,
/// if the dialect says so, CR. Empty lines and comments are skipped.
package struct DelimitedScanner {
  /// A field: where its value is, without quotes around it.
  package struct Field {
    var start: Int
    var end: Int

    /// Whether each quote within the value is doubled.
    var hasDoubledQuotes = false
  }

  let bytes: UnsafeRawBufferPointer
  let dialect: Dialect
  private(set) var offset: Int

  /// Whether the bytes are one record without a line end, so that a CR at its end is a part of it.
  private let isRecord: Bool

  /// The fields of the record that was read last.
  package private(set) var fields: [Field] = []

  /// - Parameter columnCount: How many fields a record probably has.
  package init(
    _ bytes: UnsafeRawBufferPointer, _ dialect: Dialect, offset: Int = 0, columnCount: Int = 0,
    isRecord: Bool = false
  ) {
    (self.bytes, self.dialect, self.offset, self.isRecord) = (bytes, dialect, offset, isRecord)
    fields.reserveCapacity(columnCount)
  }

  /// Reads a record into ``fields``.
  ///
  /// - Returns: Where it is, without the line end, or `nil` at the end of the text.
  package mutating func next() throws(TextError) -> Range<Int>? {
    skipToRecord()
    if offset == bytes.count { return nil }
    if !fields.isEmpty { fields.removeAll(keepingCapacity: true) }
    let start = offset
    while true {
      fields.append(try field())
      if offset < bytes.count, bytes[offset] == dialect.delimiter {
        offset += 1
        continue
      }
      let end = offset
      skipToRecord()
      return start..<end
    }
  }

  /// Skips line ends and comments.
  private mutating func skipToRecord() {
    while offset < bytes.count {
      if isLineEnd(offset) {
        offset += 1
      } else if bytes[offset] == dialect.comment {
        while offset < bytes.count, !isLineEnd(offset) { offset += 1 }
      } else {
        return
      }
    }
  }

  private mutating func field() throws(TextError) -> Field {
    if dialect.hasQuotes, offset < bytes.count, bytes[offset] == Self.quote {
      return try quotedField()
    }
    let (start, count, delimiter) = (offset, bytes.count, dialect.delimiter)
    var end = start
    while end < count {
      let byte = bytes[end]
      if byte == delimiter || byte <= Self.cr && isLineEnd(end) { break }
      end += 1
    }
    offset = end
    return Field(start: start, end: end)
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
    if offset < bytes.count, bytes[offset] != dialect.delimiter, !isLineEnd(offset) {
      throw TextError(offset, "text follows a closing quote")
    }
    return field
  }

  /// Whether a line ends here: with LF, or with CR before LF, before the end, or before anything.
  private func isLineEnd(_ offset: Int) -> Bool {
    if bytes[offset] == Self.lf { return true }
    if bytes[offset] != Self.cr { return false }
    return dialect.hasLoneReturns
      || (offset + 1 == bytes.count ? !isRecord : bytes[offset + 1] == Self.lf)
  }

  /// Throws if the record that was read last has more fields than there are columns.
  func requireRoom(in columnCount: Int, _ record: Range<Int>) throws(TextError) {
    if fields.count <= columnCount { return }
    throw TextError(
      record.lowerBound, "\(fields.count) fields, but there are \(columnCount) columns")
  }

  /// Adds empty fields to the record that was read last, if it has fewer than there are columns.
  mutating func addMissing(of columnCount: Int) {
    while fields.count < columnCount, let end = fields.last?.end {
      fields.append(Field(start: end, end: end))
    }
  }

  /// Returns the value of a field.
  package func value(_ field: Field) -> [UInt8] {
    let raw = UnsafeRawBufferPointer(rebasing: bytes[field.start..<field.end])
    if !field.hasDoubledQuotes { return [UInt8](raw) }
    var value: [UInt8] = []
    var isSecond = false
    for byte in raw {
      isSecond = byte == Self.quote && !isSecond
      if !isSecond { value.append(byte) }
    }
    return value
  }

  /// Returns a field as it stands in the text, with quotes around it.
  func raw(_ field: Field) -> UnsafeRawBufferPointer {
    let isQuoted =
      dialect.hasQuotes && field.start > 0 && field.end < bytes.count
      && bytes[field.start - 1] == Self.quote
    return UnsafeRawBufferPointer(
      rebasing: isQuoted
        ? bytes[field.start - 1..<field.end + 1] : bytes[field.start..<field.end])
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

/// How fields and records are told apart in CSV or TSV.
package struct Dialect: Hashable, Sendable {
  /// What stands between two fields.
  let delimiter: UInt8

  /// Whether a field can stand in quotes; if not, quotes are characters like others.
  var hasQuotes = true

  /// Whether CR alone ends a line.
  let hasLoneReturns: Bool

  /// What a line begins with that is no record; `nil` if all are.
  let comment: UInt8?

  package init(
    delimiter: UInt8, hasQuotes: Bool = true, hasLoneReturns: Bool = false, comment: UInt8? = nil
  ) {
    (self.delimiter, self.hasQuotes, self.hasLoneReturns) = (delimiter, hasQuotes, hasLoneReturns)
    self.comment = comment
  }

  /// CSV as RFC 4180 has it.
  package static let csv = Dialect(delimiter: UInt8(ascii: ","))
}

extension DelimitedScanner {
  /// Appends a field, in quotes where it needs them.
  package static func append(_ field: [UInt8], _ dialect: Dialect, to record: inout [UInt8]) {
    let special = [
      dialect.delimiter, UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
    ]
    if !dialect.hasQuotes || !field.contains(where: special.contains) {
      record.append(contentsOf: field)
      return
    }
    record.append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { record.append(byte) }
      record.append(byte)
    }
    record.append(UInt8(ascii: "\""))
  }
}
