// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// A terminal that understands what the program writes, and nothing else.
struct Emulator {
  struct Cell: Equatable {
    var character: Character = " "
    var codes = "0"
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var cells: [[Cell]] = []

  /// The private modes that are on, such as `1049`, the alternate screen.
  private(set) var modes: Set<Int> = [7, 25]

  /// The sequences that it does not understand.
  private(set) var unknown: [String] = []

  /// The lines that were moved to, in order.
  private(set) var visitedLines: [Int] = []

  private var line = 0
  private var column = 0
  private var codes = "0"
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    erase()
  }

  /// The text of all lines, without spaces at their ends.
  var lines: [String] {
    cells.map { line in
      let text = String(line.map(\.character))
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    erase()
  }

  mutating func forgetVisits() { visitedLines = [] }

  mutating func write(_ bytes: [UInt8]) {
    pending += bytes
    while let first = pending.first {
      if first == 0x1B {
        guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) })
        else { return }
        obey(String(decoding: pending[2..<end], as: UTF8.self), pending[end])
        pending.removeFirst(end + 1)
      } else {
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        if pending.count < length { return }
        put(String(decoding: pending.prefix(length), as: UTF8.self).first ?? "?")
        pending.removeFirst(length)
      }
    }
  }

  private mutating func obey(_ parameters: String, _ final: UInt8) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (Character(UnicodeScalar(final)), parameters) {
    case ("H", _) where numbers.count == 2:
      (line, column) = (numbers[0] - 1, numbers[1] - 1)
      visitedLines.append(line)
    case ("J", "2"): erase()
    case ("K", ""):
      if cells.indices.contains(line) {
        for column in column..<max(column, columns) { cells[line][column] = Cell() }
      }
    case ("m", _): codes = parameters
    case ("h", _) where parameters.first == "?":
      modes.formUnion(Int(parameters.dropFirst()).map { [$0] } ?? [])
    case ("l", _) where parameters.first == "?":
      modes.subtract(Int(parameters.dropFirst()).map { [$0] } ?? [])
    default: unknown.append("\(parameters) \(final)")
    }
  }

  private mutating func put(_ character: Character) {
    guard character >= " ", cells.indices.contains(line), columns > 0 else {
      unknown.append("\(character) at line \(line)")
      return
    }
    cells[line][min(column, columns - 1)] = Cell(character: character, codes: codes)
    column += 1
  }

  private mutating func erase() {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }
}
