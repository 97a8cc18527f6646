// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTool
import Testing
import ToolSupport

/// The scanner of CSV and TSV.
@Suite struct DelimitedScannerTests {
  /// Returns the fields of all records, and at the end what is wrong and where.
  private func records(
    _ text: String, delimiter: Character = ",", hasQuotes: Bool = true,
    hasLoneReturns: Bool = false
  ) -> [[String]] {
    Array(text.utf8).withUnsafeBytes { bytes in
      var records: [[String]] = []
      var scanner = DelimitedScanner(
        bytes,
        Dialect(
          delimiter: delimiter.asciiValue ?? 0, hasQuotes: hasQuotes,
          hasLoneReturns: hasLoneReturns))
      do throws(TextError) {
        while try scanner.next() != nil {
          records.append(
            scanner.fields.map { String(decoding: scanner.value($0), as: UTF8.self) })
        }
      } catch {
        records.append(["\(error.offset ?? -1): \(error.message)"])
      }
      return records
    }
  }

  /// Records have fields.
  @Test(
    arguments: [
      ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]), ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
      ("a\n\n\r\n b ,\n", [["a"], [" b ", ""]]), ("", []), ("\n", []), (",\n", [["", ""]]),
      (#""a,b","c""d""# + "\n", [["a,b", #"c"d"#]]), ("\"a\r\nb\",c", [["a\r\nb", "c"]]),
      (#""""","""""#, [["\"", "\""]]), ("\"\"\n", [[""]]), ("a\rb,c\r", [["a\rb", "c"]]),
      ("a\r\n\r", [["a"]]),
      (#"a"b,c"#, [[#"a"b"#, "c"]]),
    ])
  func fields(text: String, fields: [[String]]) {
    #expect(records(text) == fields)
  }

  /// Quotes can be characters, and CR alone can end a line.
  @Test func dialects() {
    #expect(
      records("\"a\tb\"\n\"\"\t\"\n", delimiter: "\t", hasQuotes: false)
        == [["\"a", "b\""], ["\"\"", "\""]])
    #expect(records("a,b\r\rc,\"d\re\"\r", hasLoneReturns: true) == [["a", "b"], ["c", "d\re"]])
  }

  /// A field is written so that it is read again.
  @Test(
    arguments: ["", "a", "a,b", "a\"b", "\"", "a\nb", "a\r", "é 東京"])
  func writing(field: String) {
    var record: [UInt8] = Array("x,".utf8)
    DelimitedScanner.append(Array(field.utf8), .csv, to: &record)
    #expect(records(String(decoding: record, as: UTF8.self)) == [["x", field]])
  }
}
