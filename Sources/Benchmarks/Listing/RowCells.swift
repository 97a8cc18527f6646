// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a list as they are shown: lines as they are, records as cells in columns, and objects
/// in one line.
struct RowCells {
  private let format: InputFormat

  /// The names of the columns; empty unless the format has them.
  let columns: [String]

  /// How wide each column is, but for the last.
  private var widths: [Int] = []

  /// A wider cell pushes the others in its row aside.
  private static let widest = 32

  /// Columns are as wide as the cells of this many rows.
  private static let measuredRows = 1_000

  init(_ list: InputList, _ other: InputList) {
    format = list.format
    columns = list.columns
    if !format.isDelimited { return }
    widths = columns.map { VisibleText.width($0) }
    for list in [list, other] {
      for row in list.sections.lazy.flatMap(\.rows).prefix(Self.measuredRows) {
        for (column, cell) in cells(row).enumerated() where column < widths.count {
          let width = VisibleText.width(cell)
          if width <= Self.widest { widths[column] = max(widths[column], width) }
        }
      }
    }
  }

  /// Returns what a row shows, in one line.
  func text(_ row: InputRow) -> String {
    switch format {
    case .text: VisibleText.string(Self.withoutLineEnd(row.content))
    case .csv, .tsv: aligned(cells(row))
    case .json, .jsonl: VisibleText.string(Self.compact(row.content))
    }
  }

  /// Returns what identifies a row.
  func idText(_ row: InputRow) -> String {
    VisibleText.string(
      format.isDelimited || row.id.bytes.first != UInt8(ascii: "\"")
        ? [UInt8](row.id.bytes) : JSONScanner.decoded(row.id.bytes))
  }

  /// The names of the columns above their cells.
  var header: String { aligned(columns.map { VisibleText.string($0.utf8) }) }

  private func cells(_ row: InputRow) -> [String] {
    RowComparer.fields(row.content, format).map { VisibleText.string($0) }
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

  /// Returns a value of JSON without spaces outside of strings, but for one behind each comma and
  /// colon.
  static func compact(_ value: UnsafeRawBufferPointer) -> [UInt8] {
    var text: [UInt8] = []
    var (isInString, isEscaped) = (false, false)
    for byte in value {
      if !isInString, byte <= 0x20 { continue }
      text.append(byte)
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
        text.append(0x20)
      } else {
        isInString = byte == UInt8(ascii: "\"")
      }
    }
    return text
  }
}
