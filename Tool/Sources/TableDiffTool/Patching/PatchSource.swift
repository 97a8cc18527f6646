// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// What a patch tells about the files that it was made of, besides their changes.
struct PatchSource: Hashable {
  let format: InputFormat

  /// The columns or keys that identify a row, and the one whose values are the sections.
  var id: FieldNames?
  var section: String?

  /// Whether the rows are the members of an object of JSON, which their keys identify.
  var isKeyed: Bool?

  /// Where the array or object of rows is in a file of JSON, unless the file is that.
  var rows: ValuePath?

  /// The columns of the new file, and whether its first record names them.
  var columns: [String]?
  var hasHeader: Bool?

  /// The names as that record has them, if some are there twice.
  var header: [String]?

  /// What stands between two fields of the old file, unless it is what the format says.
  var delimiter: String?

  /// What quotes are in the old file, if that is a question: `"` around fields, or `none`.
  var quote: String?

  init(_ change: ListChange) {
    let (old, new) = (change.old, change.new)
    (format, section, rows) = (old.format, old.options.section, old.options.rows)
    if old.isKeyed { isKeyed = true } else { id = old.options.id }
    if !format.isDelimited { return }
    (columns, hasHeader) = (new.layout.columns, new.options.hasHeader)
    if new.layout.header != new.layout.columns { header = new.layout.header }
    if old.hasDecidedQuotes { quote = old.layout.dialect.hasQuotes ? "\"" : Delimiter.noQuote }
    let separator = old.layout.dialect.delimiter
    if separator != format.delimiter { delimiter = String(UnicodeScalar(separator)) }
  }

  /// The source as JSON, with its members in the order of their keys.
  var json: [UInt8] {
    var json = [UInt8(ascii: "{")]
    func append(_ key: String) {
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      JSONScanner.append(key.utf8, to: &json)
      json.append(UInt8(ascii: ":"))
    }
    func append(_ key: String, _ texts: [String]) {
      append(key)
      JSONScanner.appendList(texts, to: &json) { JSONScanner.append($0.utf8, to: &$1) }
    }
    func append(_ key: String, _ text: String) {
      append(key)
      JSONScanner.append(text.utf8, to: &json)
    }
    func append(_ key: String, _ value: Bool) {
      append(key)
      json.append(contentsOf: "\(value)".utf8)
    }
    if let columns { append("columns", columns) }
    if let delimiter { append("delimiter", delimiter) }
    append("format", format.rawValue)
    if let hasHeader { append("hasHeader", hasHeader) }
    if let header { append("header", header) }
    if let id {
      if id.names.count == 1 { append("id", id.names[0]) } else { append("id", id.names) }
    }
    if let isKeyed { append("isKeyed", isKeyed) }
    if let quote { append("quote", quote) }
    if let rows { append("rows", rows.keys) }
    if let section { append("section", section) }
    json.append(UInt8(ascii: "}"))
    return json
  }
}

#if !hasFeature(Embedded)
  extension PatchSource: Decodable {}
#endif
