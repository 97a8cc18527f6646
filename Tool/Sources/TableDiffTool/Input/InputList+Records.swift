// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension InputList {
  /// Reads the records of CSV or TSV.
  func readRecords() throws(TextError) {
    var scanner = DelimitedScanner(bytes, delimiter: layout.delimiter, offset: markLength)
    guard var record = try scanner.next() else {
      throw TextError(0, "the file is empty, and has no columns")
    }
    let names = scanner.fields.indices.map {
      options.hasHeader
        ? String(decoding: scanner.value(scanner.fields[$0]), as: UTF8.self) : "\($0 + 1)"
    }
    if let name = FieldNames.firstRepeated(names) {
      throw TextError(record.lowerBound, "two columns are named '\(name)'")
    }
    setColumns(names)
    var id: [Int] = []
    for name in options.id?.names ?? [] { id.append(try column(name)) }
    let section: Int? = if let name = options.section { try column(name) } else { nil }
    if options.hasHeader {
      guard let first = try scanner.next() else { return }
      record = first
    }
    while true {
      guard scanner.fields.count == names.count else {
        throw TextError(
          record.lowerBound,
          "\(scanner.fields.count) fields, but there are \(names.count) columns")
      }
      append(
        InputRow(
          id: self.id(scanner, id), content: UnsafeRawBufferPointer(rebasing: bytes[record])),
        section: section.map { slice(scanner, $0) })
      guard !isFull, let next = try scanner.next() else { return }
      record = next
    }
  }

  private func column(_ name: String) throws(TextError) -> Int {
    if let column = columns.firstIndex(of: name) { return column }
    throw TextError(
      0,
      "there is no column '\(name)', but " + columns.map { "'\($0)'" }.joined(separator: ", ")
        + Spelling.suggestion(for: name, in: columns))
  }

  /// Returns the value of a field as a slice.
  func slice(_ scanner: DelimitedScanner, _ column: Int) -> TextSlice {
    let field = scanner.fields[column]
    if field.hasDoubledQuotes { return arena.slice(scanner.value(field)) }
    return TextSlice(text.bytes + field.start, count: field.end - field.start)
  }
}
