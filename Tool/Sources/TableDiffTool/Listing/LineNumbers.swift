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

  /// Returns both numbers, where there are any.
  func text(_ old: Int?, _ new: Int?) -> String {
    self.old(old) + " " + self.new(new)
  }

  /// Returns the number of an old row.
  func old(_ offset: Int?) -> String {
    Self.padded(Self.number(offset.map(oldOffset), starts.old), widths.old)
  }

  /// Returns the number of a new row.
  func new(_ offset: Int?) -> String {
    Self.padded(Self.number(offset, starts.new), widths.new)
  }

  private static func padded(_ number: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - number.utf8.count)) + number
  }

  /// As many spaces as both numbers take.
  var empty: String { String(repeating: " ", count: widths.old + 1 + widths.new) }

  /// Returns the number of a row at a flat offset; empty if there is none.
  static func number(_ offset: Int?, _ starts: [Int]) -> String {
    guard let offset else { return "" }
    return "\((starts.count == 2 ? offset : ListChange.place(of: offset, starts).row) + 1)"
  }
}
