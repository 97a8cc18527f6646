// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension InputList {
  /// Returns how fields are told apart.
  ///
  /// TSV has no quotes, but spreadsheets write some: the file decides. They are quotes if each record
  /// has as many fields as the first one then, and none swallows lines that have as many too.
  func decidedDialect() throws(TextError) -> Dialect {
    var dialect = Dialect(
      delimiter: try delimiter(), hasQuotes: options.hasQuotes ?? true,
      hasLoneReturns: text.lineEnd == UInt8(ascii: "\r"), comment: options.comment)
    hasDecidedQuotes = options.hasQuotes != nil
    guard options.hasQuotes == nil, dialect.delimiter == UInt8(ascii: "\t"), hasOpeningQuote else {
      return dialect
    }
    hasDecidedQuotes = true
    let quoted = FieldCounts(bytes, dialect, from: markLength)
    dialect.hasQuotes = false
    let literal = FieldCounts(bytes, dialect, from: markLength)
    if let error = quoted.error, let other = literal.error {
      throw TextError(
        error.offset,
        error.message + "; with quotes as characters, "
          + (other.offset.map { TextError.place($0, in: text) + ": " } ?? "") + other.message)
    }
    dialect.hasQuotes = quoted.fit >= literal.fit
    if literal.fit == .exact, quoted.fit == .exact || quoted.swallowsLines {
      notes.append(
        dialect.hasQuotes
          ? "quotes around fields are no part of them; with --quote none they are characters"
          : "quotes are characters; with --quote '\"' they are quotes around fields")
    }
    return dialect
  }

  /// Returns what stands between fields: another sign than the comma if all of a header of CSV would
  /// be one column otherwise.
  private func delimiter() throws(TextError) -> UInt8 {
    let told = options.delimiter ?? format.delimiter
    if options.delimiter != nil || format != .csv { return told }
    let dialect = Dialect(
      delimiter: told, hasLoneReturns: text.lineEnd == UInt8(ascii: "\r"),
      comment: options.comment)
    var scanner = DelimitedScanner(bytes, dialect, offset: markLength)
    guard try scanner.next() != nil, scanner.fields.count == 1 else { return told }
    let header = scanner.value(scanner.fields[0])
    if options.id?.names.contains(String(decoding: header, as: UTF8.self)) == true { return told }
    let signs = [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")]
    let counts = signs.map { sign in header.count { $0 == sign } }
    guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) else {
      return told
    }
    let name = ["semicolon", "tab", "pipe"][place]
    notes.append("fields are separated as with --delimiter \(name)")
    return signs[place]
  }

  /// Whether a field begins with a quote.
  private var hasOpeningQuote: Bool {
    var start = markLength
    while let found = ByteMemory.firstOffset(
      of: UInt8(ascii: "\""), at: text.bytes + start, count: text.count - start)
    {
      let place = start + found
      if place == markLength || [UInt8(ascii: "\t"), text.lineEnd].contains(bytes[place - 1]) {
        return true
      }
      start = place + 1
    }
    return false
  }
}

/// Whether the records of a file have as many fields as the first one, read in a dialect.
private struct FieldCounts {
  enum Fit: Int, Comparable {
    case none, short, exact

    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  private(set) var fit = Fit.exact

  /// The first thing that is wrong.
  private(set) var error: TextError?

  /// Whether a field in quotes has lines that, read without quotes, have as many fields each.
  private(set) var swallowsLines = false

  init(_ bytes: UnsafeRawBufferPointer, _ dialect: Dialect, from offset: Int) {
    var scanner = DelimitedScanner(bytes, dialect, offset: offset)
    var columnCount: Int?
    do throws(TextError) {
      while let record = try scanner.next() {
        let count = columnCount ?? scanner.fields.count
        columnCount = count
        if scanner.fields.count < count { fit = .short }
        try scanner.requireRoom(in: count, record)
        if let field = scanner.fields.first(where: { scanner.swallowsLines($0, of: count) }) {
          swallowsLines = true
          throw TextError(field.start, "a field in quotes has lines of \(count) fields")
        }
      }
    } catch {
      (fit, self.error) = (.none, error)
    }
  }
}

extension DelimitedScanner {
  /// Whether a field has several lines, of which each has so many fields without quotes.
  fileprivate func swallowsLines(_ field: Field, of count: Int) -> Bool {
    let lineEnd = UInt8(ascii: dialect.hasLoneReturns ? "\r" : "\n")
    if !bytes[field.start..<field.end].contains(lineEnd) { return false }
    let start = bytes[..<field.start].lastIndex(of: lineEnd).map { $0 + 1 } ?? 0
    let end = bytes[field.end...].firstIndex(of: lineEnd) ?? bytes.count
    return bytes[start..<end].split(separator: lineEnd, omittingEmptySubsequences: false)
      .allSatisfy { $0.count { $0 == dialect.delimiter } + 1 == count }
  }
}
