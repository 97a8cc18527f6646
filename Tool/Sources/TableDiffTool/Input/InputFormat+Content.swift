// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

package import ToolSupport

extension InputFormat {
  /// The format that the beginnings of two files tell; lines of text if they tell none.
  package init(_ old: FileText, _ new: FileText) {
    let formats = [old, new].map(Self.format)
    self = formats[0] == formats[1] ? formats[0] : .text
  }

  /// Returns the format of a text: an array or object of objects, objects, or two records of as many
  /// fields.
  private static func format(of text: FileText) -> InputFormat {
    let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var scanner = JSONScanner(bytes, offset: mark)
    scanner.skipSpace()
    let isArray = scanner.byte == UInt8(ascii: "[")
    if isArray {
      scanner.offset += 1
      scanner.skipSpace()
      if [UInt8(ascii: "{"), UInt8(ascii: "]")].contains(scanner.byte) { return .json }
    } else if (try? scanner.enter("{")) == true, (try? scanner.key()) != nil {
      return scanner.byte == UInt8(ascii: "{") ? .json : .jsonl
    }
    let hasLoneReturns = text.lineEnd == UInt8(ascii: "\r")
    for delimiter in ",\t;|".utf8 {
      let dialect = Dialect(delimiter: delimiter, hasLoneReturns: hasLoneReturns)
      var records = DelimitedScanner(bytes, dialect, offset: mark)
      guard (try? records.next()) != nil, records.fields.count > 1 else { continue }
      let count = records.fields.count
      if (try? records.next()) != nil, records.fields.count == count {
        return delimiter == tsv.delimiter ? .tsv : .csv
      }
    }
    return .text
  }
}
