// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension PatchSource {
  /// What is missing, if something is.
  var problem: String? {
    if let delimiter, !format.isDelimited || Delimiter.byte(delimiter) == nil {
      return "the delimiter cannot be '\(delimiter)'"
    }
    if let quote, !format.isDelimited || !["\"", Delimiter.noQuote].contains(quote) {
      return "the quote cannot be '\(quote)'"
    }
    if rows != nil || isKeyed == true, format != .json {
      return "only json has a path of rows, or rows that their keys identify"
    }
    if format == .text || isKeyed == true { return nil }
    guard let id else { return "no 'id'" }
    if !format.isDelimited { return nil }
    let columns = columns ?? []
    if let name = (id.names + [section].compactMap { $0 }).first(where: { !columns.contains($0) }) {
      return "no column '\(name)'"
    }
    if Set(columns).count < columns.count { return "two columns of one name" }
    if let header, header.count != columns.count { return "not as many columns as in the header" }
    return (columns + (header ?? [])).contains { $0.utf8.contains(0) }
      ? "a column's name has a zero byte" : nil
  }

  /// How to read the file that the patch applies to.
  var input: InputOptions {
    var options = InputOptions(
      id: id, section: section, format: format, hasHeader: hasHeader ?? true)
    options.rows = rows
    options.delimiter = delimiter.flatMap(Delimiter.byte)
    options.hasQuotes = quote.map { $0 != Delimiter.noQuote }
    return options
  }
}

extension InputFormat: Decodable {}

extension FieldNames: Decodable {
  /// Reads a string, which is one name whatever is in it, or an array of strings.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let name = try? container.decode(String.self) {
      self.init([name])
      return
    }
    let names = try container.decode([String].self)
    if names.isEmpty || Self.firstRepeated(names) != nil {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: names.isEmpty ? "no name" : "a name is there twice")
    }
    self.init(names)
  }
}

extension ValuePath: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let keys = try container.decode([String].self)
    if keys.isEmpty {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no key")
    }
    self.init(keys: keys)
  }
}
