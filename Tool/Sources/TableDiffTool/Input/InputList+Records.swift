// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

extension InputList {
  /// Reads the records of CSV or TSV.
  func readRecords() throws(TextError) {
    let dialect = try decidedDialect()
    var scanner = DelimitedScanner(bytes, dialect, offset: markLength)
    guard var record = try scanner.next() else {
      throw TextError(0, "the file is empty, and has no columns")
    }
    let header = scanner.fields.indices.map {
      options.hasHeader
        ? String(decoding: scanner.value(scanner.fields[$0]), as: UTF8.self) : "\($0 + 1)"
    }
    setLayout(
      RowLayout(
        format: format, dialect: dialect, columns: Self.distinct(header), header: header))
    var id: [Int] = []
    for name in options.id?.names ?? [] { id.append(try column(name)) }
    let section: Int? = if let name = options.section { try column(name) } else { nil }
    var unused = header.indices.filter { header[$0].isEmpty }
    defer { tellColumns(unused) }
    if options.hasHeader {
      guard let first = try scanner.next() else { return }
      record = first
    }
    var (shortCount, firstShort) = (0, 0)
    while true {
      try scanner.requireRoom(in: header.count, record)
      if scanner.fields.count < header.count {
        if shortCount == 0 { firstShort = record.lowerBound }
        shortCount += 1
        scanner.addMissing(of: header.count)
      }
      unused.removeAll { scanner.fields[$0].start < scanner.fields[$0].end }
      append(
        InputRow(
          id: self.id(scanner, id), content: UnsafeRawBufferPointer(rebasing: bytes[record])),
        section: section.map { slice(scanner, $0) })
      guard !isFull, let next = try scanner.next() else { break }
      record = next
    }
    if shortCount > 0 {
      notes.append(
        "\(counted(shortCount, "row")) with fewer fields than there are columns, the first in "
          + TextError.place(firstShort, in: text) + ": the others are empty")
    }
  }

  /// Returns names that are all different: those that were there before get a number.
  private static func distinct(_ header: [String]) -> [String] {
    var (counts, known) = ([String: Int](), Set(header))
    return header.enumerated().map { place, name in
      counts[name, default: 0] += 1
      guard let count = counts[name], count > 1 else { return name }
      var other = name.isEmpty ? "column \(place + 1)" : "\(name) (\(count))"
      while !known.insert(other).inserted { other += "*" }
      return other
    }
  }

  /// Hides columns that have neither a name nor a value, and notes them and names that are there
  /// twice.
  private func tellColumns(_ unused: [Int]) {
    var layout = layout
    if !unused.isEmpty {
      layout.hidden = Set(unused.map { layout.columns[$0] })
      setLayout(layout)
      let places = unused.map { "\($0 + 1)" }.joined(separator: ", ")
      notes.append(
        "\(unused.count == 1 ? "column" : "columns") \(places) without a name and without values: "
          + "left out")
    }
    for (name, other) in zip(layout.header, layout.columns)
    where name != other && columns.contains(other) {
      notes.append("another column is called '\(name)' too, and told as '\(other)'")
    }
  }

  private func column(_ name: String) throws(TextError) -> Int {
    if let column = layout.places[name] { return column }
    throw TextError(
      0,
      "there is no column '\(name)', but " + columns.map { "'\($0)'" }.joined(separator: ", ")
        + Spelling.suggestion(for: name, in: columns))
  }

  /// Returns the id of the record that was read last: the value of a column, or a record of CSV with
  /// the values of several, which tells `a,b` and `c` from `a` and `b,c`.
  func id(_ scanner: DelimitedScanner, _ columns: [Int]) -> TextSlice {
    if columns.count == 1 { return slice(scanner, columns[0]) }
    var record: [UInt8] = []
    for (index, column) in columns.enumerated() {
      if index > 0 { record.append(UInt8(ascii: ",")) }
      DelimitedScanner.append(scanner.value(scanner.fields[column]), .csv, to: &record)
    }
    return arena.slice(record)
  }

  /// Returns the value of a field as a slice.
  func slice(_ scanner: DelimitedScanner, _ column: Int) -> TextSlice {
    let field = scanner.fields[column]
    if field.hasDoubledQuotes { return arena.slice(scanner.value(field)) }
    return TextSlice(text.bytes + field.start, count: field.end - field.start)
  }
}
