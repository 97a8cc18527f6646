// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// How the lines of a text lie in each other, as their indentation shows it.
enum Indentation {
  /// Returns the columns before the first character of a line; `nil` if it has none.
  static func columns(_ row: InputRow) -> Int? {
    var columns = 0
    for byte in row.content {
      switch byte {
      case 0x20: columns += 1
      case 0x09: columns += 8 - columns % 8
      case 0...0x20: break
      default: return columns
      }
    }
    return nil
  }

  /// How many lines are searched.
  private static let limit = 5_000

  /// Returns the line that the given lines lie in: the nearest one above that is indented less than
  /// all of them and begins with a letter.
  static func line(around lines: Range<Int>, in rows: [InputRow]) -> InputRow? {
    guard let columns = lines.compactMap({ Self.columns(rows[$0]) }).min(), columns > 0 else {
      return nil
    }
    for offset in (max(0, lines.lowerBound - limit)..<lines.lowerBound).reversed() {
      guard let found = Self.columns(rows[offset]), found < columns,
        let first = rows[offset].content.first(where: { $0 > 0x20 })
      else { continue }
      if first == UInt8(ascii: "_") || first >= 0x80 || isLetter(first) {
        return rows[offset]
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
