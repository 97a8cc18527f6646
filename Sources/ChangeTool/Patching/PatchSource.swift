// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// What a patch tells about the files that it was made of, besides their changes.
struct PatchSource: Codable, Hashable {
  let format: InputFormat

  /// The columns or keys that identify a row, and the one whose values are the sections.
  var id: FieldNames?
  var section: String?

  /// The columns of the new file, and whether its first record names them.
  var columns: [String]?
  var hasHeader: Bool?

  init(_ list: InputList) {
    (format, id, section) = (list.format, list.options.id, list.options.section)
    if format.isDelimited { (columns, hasHeader) = (list.columns, list.options.hasHeader) }
  }

  /// What is missing, if something is.
  var problem: String? {
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
    InputOptions(id: id, section: section, format: format, hasHeader: hasHeader ?? true)
  }
}
