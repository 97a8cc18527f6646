// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// How the rows of a file are written.
struct RowLayout {
  let format: InputFormat

  /// How the fields of a record are told apart.
  let dialect: Dialect

  /// The names of the columns of CSV or TSV, by their places.
  let columns: [String]

  /// The names as the header has them, where some may be there twice.
  let header: [String]

  /// The columns that are not shown: those without a name and values.
  var hidden: Set<String> = []

  /// The places of the columns.
  let places: [String: Int]

  init(format: InputFormat, dialect: Dialect, columns: [String], header: [String]? = nil) {
    (self.format, self.dialect, self.columns) = (format, dialect, columns)
    self.header = header ?? columns
    var places: [String: Int] = [:]
    for (place, name) in columns.enumerated() { places[name] = place }
    self.places = places
  }

  /// Returns the layout with the names that columns have in the new file.
  func renamed(_ change: ColumnChange?) -> RowLayout {
    guard let change, !change.renamed.isEmpty else { return self }
    var layout = RowLayout(
      format: format, dialect: dialect, columns: columns.map(change.newName), header: header)
    layout.hidden = hidden
    return layout
  }

  /// Whether a column is not shown.
  func hides(_ name: String) -> Bool { !hidden.isEmpty && hidden.contains(name) }

  /// Returns the values of the fields of a record.
  func fields(of record: UnsafeRawBufferPointer) -> [[UInt8]] {
    let scanner = scanner(of: record)
    return scanner.fields.map { scanner.value($0) }
  }

  /// Returns a scanner that has read a record.
  func scanner(of record: UnsafeRawBufferPointer) -> DelimitedScanner {
    var scanner = DelimitedScanner(
      record, dialect, columnCount: columns.count, isRecord: true)
    // The record was checked when it was read.
    _ = try? scanner.next()
    scanner.addMissing(of: columns.count)
    return scanner
  }

  /// Returns the record with some values.
  func record(_ values: some Sequence<[UInt8]>) -> [UInt8] {
    var record: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0 { record.append(dialect.delimiter) }
      DelimitedScanner.append(value, dialect, to: &record)
    }
    // A record without a character would be an empty line.
    return record.isEmpty ? Array("\"\"".utf8) : record
  }

  /// Whether a value can be written as a field.
  func hasRoom(for value: [UInt8]) -> Bool {
    let special = [dialect.delimiter, UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    return dialect.hasQuotes || !value.contains(where: special.contains)
  }
}

extension PatchSource {
  /// How rows of the file are written that the patch applies to, with the columns of the new one.
  var layout: RowLayout {
    RowLayout(
      format: format,
      dialect: Dialect(
        delimiter: delimiter.flatMap(Delimiter.byte) ?? format.delimiter,
        hasQuotes: quote != Delimiter.noQuote),
      columns: columns ?? [], header: header)
  }
}
