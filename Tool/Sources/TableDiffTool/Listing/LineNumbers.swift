// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// The numbers of rows beside a listing, counted from 1, in their section if there are sections.
struct LineNumbers {
  private let starts: (old: [Int], new: [Int])
  private let oldOffset: (Int) -> Int

  /// How wide the numbers of both files are.
  let widths: (old: Int, new: Int)

  /// Whether the lines of both files end with CR LF, or with CR, as far as their first lines tell.
  let hasReturns: Bool

  init(_ change: ListChange) {
    starts = (change.oldStarts, change.newStarts)
    oldOffset = change.oldOffset
    widths = (Self.width(change.old), Self.width(change.new))
    hasReturns =
      change.old.text.lineEnd == change.new.text.lineEnd
      && [change.old, change.new].allSatisfy { list in
        let line = list.format == .text ? list.sections[0].rows.first : nil
        return line.map { RowCells.withoutLineEnd($0.content).last == UInt8(ascii: "\r") } ?? false
      }
  }

  private static func width(_ list: InputList) -> Int {
    String(list.sections.reduce(0) { max($0, $1.rows.count) }).count
  }

  /// Appends both numbers, where there are any.
  func append(_ old: Int?, _ new: Int?, to line: inout [UInt8]) {
    line.append(old.map { Self.number(oldOffset($0), starts.old) }, width: widths.old)
    line.append(0x20)
    line.append(new.map { Self.number($0, starts.new) }, width: widths.new)
  }

  /// Returns the number of an old or a new row in its half of a line.
  func text(_ offset: Int?, isOld: Bool) -> String {
    var text: [UInt8] = []
    append(isOld ? offset : nil, isOld ? nil : offset, to: &text)
    return String(
      decoding: isOld ? text.prefix(widths.old) : text.suffix(widths.new), as: UTF8.self)
  }

  /// As many spaces as both numbers take.
  var empty: String { String(repeating: " ", count: widths.old + 1 + widths.new) }

  /// Returns the number of a row at a flat offset.
  static func number(_ offset: Int, _ starts: [Int]) -> Int {
    (starts.count == 2 ? offset : ListChange.place(of: offset, starts).row) + 1
  }
}

extension [UInt8] {
  /// Appends so many characters, the last of which are a number, if there is one.
  fileprivate mutating func append(_ number: Int?, width: Int) {
    for _ in 0..<width { append(0x20) }
    var (place, rest) = (count, number ?? 0)
    while rest > 0 {
      place -= 1
      self[place] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
  }
}
