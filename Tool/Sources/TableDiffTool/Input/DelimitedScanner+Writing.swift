// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

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
