// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a patch tells about the files that it was made of, besides their changes.
struct PatchSource: Codable, Hashable {
  let format: InputFormat

  /// The columns or keys that identify a row, and the one whose values are the sections.
  var id: FieldNames?
  var section: String?

  /// Where the array of rows is in a file of JSON, unless the file is the array.
  var rows: ValuePath?

  /// The columns of the new file, and whether its first record names them.
  var columns: [String]?
  var hasHeader: Bool?

  /// What stands between two fields of the old file, unless it is what the format says.
  var delimiter: String?

  init(_ change: ListChange) {
    let (old, new) = (change.old, change.new)
    (format, id, section) = (old.format, old.options.id, old.options.section)
    rows = old.options.rows
    if !format.isDelimited { return }
    (columns, hasHeader) = (new.columns, new.options.hasHeader)
    let separator = old.layout.delimiter
    if separator != format.delimiter { delimiter = String(UnicodeScalar(separator)) }
  }

  /// What is missing, if something is.
  var problem: String? {
    if let delimiter, !format.isDelimited || Delimiter.byte(delimiter) == nil {
      return "the delimiter cannot be '\(delimiter)'"
    }
    if rows != nil, format != .json { return "only json has a path of rows" }
    if format == .text { return nil }
    guard let id else { return "no 'id'" }
    if !format.isDelimited { return nil }
    let columns = columns ?? []
    if let name = (id.names + [section].compactMap(\.self)).first(where: { !columns.contains($0) })
    {
      return "no column '\(name)'"
    }
    if Set(columns).count < columns.count { return "two columns of one name" }
    return columns.contains { $0.utf8.contains(0) } ? "a column's name has a zero byte" : nil
  }

  /// How to read the file that the patch applies to.
  var input: InputOptions {
    var options = InputOptions(
      id: id, section: section, format: format, hasHeader: hasHeader ?? true)
    options.rows = rows
    options.delimiter = delimiter.flatMap(Delimiter.byte)
    return options
  }
}
