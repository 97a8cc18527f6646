// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The rows of a list as they are shown: lines as they are, records as cells in columns, and objects
/// in one line.
struct RowCells {
  private let format: InputFormat
  private let layouts: (old: RowLayout, new: RowLayout)

  /// The names of the old columns, and then of those that are new; empty unless the format has them.
  let columns: [String]

  /// The names of the columns with a colon, as they stand before values: to make one takes long.
  let labels: [String: String]

  /// The names of the columns as a page shows them.
  ///
  /// Without a header they are numbers, which alone would say nothing above a column.
  let titles: [String]

  /// What stands before the id of an updated row, whose place is not the first column.
  let idTitle: String

  /// Which field of a row belongs to each column, in both files.
  private let fields: (old: [Int?], new: [Int?])

  /// How wide each column is, but for the last.
  private(set) var widths: [Int] = []

  /// A wider cell pushes the others in its row aside.
  private static let widest = 32

  /// Columns are as wide as the cells of this many rows.
  private static let measuredRows = 1_000

  init(_ old: InputList, _ new: InputList, _ change: ColumnChange? = nil) {
    format = old.format
    layouts = (old.layout.renamed(change), new.layout)
    columns = Self.columns(layouts)
    var labels: [String: String] = [:]
    for column in columns { labels[column] = FieldChange.shownName(column) + ": " }
    self.labels = labels
    let places = (layouts.old.places, layouts.new.places)
    fields = (columns.map { places.0[$0] }, columns.map { places.1[$0] })
    let (hasHeader, ids) = (old.options.hasHeader, old.options.id?.names ?? [])
    let isFirst = ids.count > 1 || ids.first == columns.first
    idTitle =
      isFirst || columns.isEmpty ? "" : VisibleText.string((ids.first ?? "").utf8) + ": "
    titles = columns.map { (hasHeader ? "" : "Column ") + VisibleText.string($0.utf8) }
    if !format.isDelimited { return }
    widths = columns.map { VisibleText.width($0) }
    for (list, isOld) in [(old, true), (new, false)] {
      for row in list.sections.lazy.flatMap({ $0.rows }).prefix(Self.measuredRows) {
        let cells = cells(row, isOld: isOld, Self.shown)
        for (column, cell) in cells.enumerated() {
          let width = VisibleText.width(cell)
          if width <= Self.widest { widths[column] = max(widths[column], width) }
        }
      }
    }
  }

  /// Returns the names of the columns that are shown: a renamed one has its new name in both files.
  static func columns(_ layouts: (old: RowLayout, new: RowLayout)) -> [String] {
    var (names, known) = ([String](), layouts.old.hidden.intersection(layouts.new.hidden))
    for layout in [layouts.old, layouts.new] {
      // What one file hides the other one may have.
      names += layout.columns.filter { !layout.hidden.contains($0) && known.insert($0).inserted }
    }
    return names
  }

  /// Returns what a row of one of the files shows, in one line; long values are cut.
  func text(_ row: InputRow, isOld: Bool) -> String {
    switch format {
    case .text: VisibleText.cut(Self.withoutLineEnd(row.content))
    case .csv, .tsv: String(decoding: line(row, isOld: isOld), as: UTF8.self)
    case .json, .jsonl: VisibleText.cut(keyText(row) + JSONScanner.compact(row.content))
    }
  }

  /// Returns the same as bytes.
  func line(_ row: InputRow, isOld: Bool) -> [UInt8] {
    if !format.isDelimited { return Array(text(row, isOld: isOld).utf8) }
    let record = (isOld ? layouts.old : layouts.new).scanner(of: row.content)
    let places = isOld ? fields.old : fields.new
    return aligned { column, line in
      guard let field = places[column].map({ record.fields[$0] }) else { return 0 }
      if let value = record.plainValue(field, without: " ") {
        line.append(contentsOf: value)
        return value.count
      }
      let cell = Self.shown(record.value(field))
      line.append(contentsOf: cell.utf8)
      return VisibleText.width(cell)
    }
  }

  /// Returns the key that identifies the member of an object, with a colon; nothing for other rows.
  private func keyText(_ row: InputRow) -> [UInt8] {
    row.key.isEmpty ? [] : row.id.bytes + Array(": ".utf8)
  }

  /// Returns what a row of one of the files shows, as fields separated by tabs: a line, cells, or
  /// members of an object.
  func fields(_ row: InputRow, isOld: Bool) -> String {
    switch format {
    case .text: VisibleText.string(Self.withoutLineEnd(row.content))
    case .csv, .tsv: cells(row, isOld: isOld).joined(separator: "\t")
    case .json, .jsonl:
      VisibleText.string(keyText(row))
        + JSONScanner.members(row.content).map { member in
          VisibleText.string(
            Array("\(String(decoding: member.key, as: UTF8.self)): ".utf8)
              + JSONScanner.compact(member.value))
        }.joined(separator: "\t")
    }
  }

  /// Returns what identifies a row.
  ///
  /// A string of JSON has quotes only where it could be taken for another value.
  func idText(_ row: InputRow) -> String {
    if format.isDelimited { return Self.shown([UInt8](row.id.bytes)) }
    let id = row.id.bytes
    guard id.first == UInt8(ascii: "\"") else { return VisibleText.cut(id) }
    let text = JSONScanner.decoded(id)
    return VisibleText.cut(JSONScanner.isAmbiguous(text) ? [UInt8](id) : text)
  }

  /// Returns the value of a field so that no other cells look the same.
  static func shown(_ value: [UInt8]) -> String {
    if value.isEmpty || value.withUnsafeBytes({ ShownValue.isPlain($0, without: " ") }) {
      return String(decoding: value, as: UTF8.self)
    }
    let hasGap = value.indices.dropFirst().contains { value[$0] == 0x20 && value[$0 - 1] == 0x20 }
    let isQuoted =
      hasGap || value.first == 0x20 || value.last == 0x20 || value.first == UInt8(ascii: "\"")
    let shown = VisibleText.cut(value)
    return isQuoted ? ValuePath.quoted(shown) : shown
  }

  /// The names of the columns above their cells.
  var header: String {
    let names = names
    let line = aligned { column, line in
      line.append(contentsOf: names[column].utf8)
      return VisibleText.width(names[column])
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// The names of the columns as they are shown.
  var names: [String] { columns.map { VisibleText.string($0.utf8) } }

  /// Returns the cells of a row of one of the files, one for each column.
  func cells(
    _ row: InputRow, isOld: Bool, _ shown: ([UInt8]) -> String = { VisibleText.string($0) }
  ) -> [String] {
    let values = (isOld ? layouts.old : layouts.new).fields(of: row.content)
    return (isOld ? fields.old : fields.new).map { $0.map { shown(values[$0]) } ?? "" }
  }

  /// Returns cells, each below those of other rows; empty ones at the end are left out.
  ///
  /// - Parameter append: Appends the cell of a column, and returns how wide it is.
  private func aligned(_ append: (_ column: Int, _ line: inout [UInt8]) -> Int) -> [UInt8] {
    var (line, end) = ([UInt8](), 0)
    for (column, width) in widths.enumerated() {
      let start = line.count
      let taken = append(column, &line)
      if line.count > start { end = line.count }
      for _ in 0..<max(0, width - taken) + 2 { line.append(0x20) }
    }
    line.removeLast(line.count - end)
    return line
  }

  static func withoutLineEnd(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let end = line.last == UInt8(ascii: "\n") ? line.count - 1 : line.count
    return UnsafeRawBufferPointer(rebasing: line[..<end])
  }
}
