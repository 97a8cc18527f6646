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

  /// The names of the columns as a page shows them.
  ///
  /// Without a header they are numbers, which alone would say nothing above a column.
  let titles: [String]

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
    let places = (layouts.old.places, layouts.new.places)
    fields = (columns.map { places.0[$0] }, columns.map { places.1[$0] })
    let hasHeader = old.options.hasHeader
    titles = columns.map { (hasHeader ? "" : "Column ") + VisibleText.string($0.utf8) }
    if !format.isDelimited { return }
    widths = columns.map { VisibleText.width($0) }
    for (list, isOld) in [(old, true), (new, false)] {
      for row in list.sections.lazy.flatMap({ $0.rows }).prefix(Self.measuredRows) {
        let cells = cells(row, isOld: isOld) { VisibleText.cut($0) }
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
    case .csv, .tsv: aligned(cells(row, isOld: isOld) { VisibleText.cut($0) })
    case .json, .jsonl: VisibleText.cut(JSONScanner.compact(row.content))
    }
  }

  /// Returns what a row of one of the files shows, as fields separated by tabs: a line, cells, or
  /// members of an object.
  func fields(_ row: InputRow, isOld: Bool) -> String {
    switch format {
    case .text: VisibleText.string(Self.withoutLineEnd(row.content))
    case .csv, .tsv: cells(row, isOld: isOld).joined(separator: "\t")
    case .json, .jsonl:
      JSONScanner.members(row.content).map { member in
        VisibleText.string(
          Array("\(String(decoding: member.key, as: UTF8.self)): ".utf8)
            + JSONScanner.compact(member.value))
      }.joined(separator: "\t")
    }
  }

  /// Returns what identifies a row.
  func idText(_ row: InputRow) -> String {
    VisibleText.cut(
      format.isDelimited || row.id.bytes.first != UInt8(ascii: "\"")
        ? [UInt8](row.id.bytes) : JSONScanner.decoded(row.id.bytes))
  }

  /// The names of the columns above their cells.
  var header: String { aligned(names) }

  /// The names of the columns as they are shown.
  var names: [String] { columns.map { VisibleText.string($0.utf8) } }

  /// Returns the cells of a row of one of the files, one for each column.
  func cells(
    _ row: InputRow, isOld: Bool, _ shown: ([UInt8]) -> String = { VisibleText.string($0) }
  ) -> [String] {
    let values = (isOld ? layouts.old : layouts.new).fields(of: row.content)
    return (isOld ? fields.old : fields.new).map { $0.map { shown(values[$0]) } ?? "" }
  }

  private func aligned(_ cells: [String]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      if column > 0 { line += "  " }
      line += cell
      if column + 1 < cells.count, column < widths.count {
        line += String(repeating: " ", count: max(0, widths[column] - VisibleText.width(cell)))
      }
    }
    return line
  }

  static func withoutLineEnd(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let end = line.last == UInt8(ascii: "\n") ? line.count - 1 : line.count
    return UnsafeRawBufferPointer(rebasing: line[..<end])
  }
}
