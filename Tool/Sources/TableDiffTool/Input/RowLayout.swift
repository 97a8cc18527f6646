// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How the rows of a file are written.
struct RowLayout {
  let format: InputFormat

  /// What stands between the fields of a record.
  let delimiter: UInt8

  /// The names of the columns of CSV or TSV.
  let columns: [String]

  /// Returns the values of the fields of a record.
  func fields(of record: UnsafeRawBufferPointer) -> [[UInt8]] {
    let scanner = scanner(of: record)
    return scanner.fields.map { scanner.value($0) }
  }

  /// Returns a scanner that has read a record.
  func scanner(of record: UnsafeRawBufferPointer) -> DelimitedScanner {
    var scanner = DelimitedScanner(record, delimiter: delimiter)
    // The record was checked when it was read.
    _ = try? scanner.next()
    return scanner
  }

  /// Returns the record with some values.
  func record(_ values: some Sequence<[UInt8]>) -> [UInt8] {
    var record: [UInt8] = []
    for (index, value) in values.enumerated() {
      if index > 0 { record.append(delimiter) }
      DelimitedScanner.append(value, delimiter, to: &record)
    }
    return record
  }
}

extension InputList {
  var layout: RowLayout {
    RowLayout(format: format, delimiter: options.delimiter ?? format.delimiter, columns: columns)
  }
}

extension PatchSource {
  /// How rows of the file are written that the patch applies to, with the columns of the new one.
  var layout: RowLayout {
    RowLayout(
      format: format, delimiter: delimiter.flatMap(Delimiter.byte) ?? format.delimiter,
      columns: columns ?? [])
  }
}
