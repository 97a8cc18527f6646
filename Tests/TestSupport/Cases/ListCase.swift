// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Two lists to compare, readable from and printable as one short text.
///
/// A list is a text of rows: `7` is the row of id 7 with content 0, `7.2` the same row with content
/// 2, `1...4` the rows 1, 2, 3, 4, `4...1` the same in the other order, `1...4.2` all with content
/// 2.
///
///     ListCase(old: "1 2 3", new: "3 1.1 7...9")
package struct ListCase: Equatable, Sendable {
  package var old: [TestRow]
  package var new: [TestRow]

  package init(old: [TestRow], new: [TestRow]) {
    self.old = old
    self.new = new
  }

  /// Reads both lists.
  ///
  /// - Precondition: the texts follow the grammar.
  package init(old: String, new: String) {
    guard let oldRows = Self.rows(in: old), let newRows = Self.rows(in: new) else {
      preconditionFailure("Not two lists of rows: '\(old)', '\(new)'")
    }
    self.init(old: oldRows, new: newRows)
  }

  /// The rows that a text names; `nil` where it does not follow the grammar.
  package static func rows(in text: some StringProtocol) -> [TestRow]? {
    var rows: [TestRow] = []
    for word in text.split(separator: " ") {
      guard let run = run(in: word) else { return nil }
      rows += run
    }
    return rows
  }

  /// The rows of one word: `7`, `7.2`, `1...4` or `1...4.2`.
  private static func run(in word: some StringProtocol) -> [TestRow]? {
    let numbers = word.split(separator: ".")
    let dots = word.filter { $0 == "." }.count
    let values = numbers.compactMap { Int($0) }
    guard values.count == numbers.count else { return nil }
    switch (values.count, dots) {
    case (1, 0): return [TestRow(id: values[0])]
    case (2, 1): return [TestRow(id: values[0], content: values[1])]
    case (2, 3): return ids(from: values[0], through: values[1]).rows
    case (3, 4):
      return ids(from: values[0], through: values[1]).map {
        TestRow(id: $0, content: values[2])
      }
    default: return nil
    }
  }

  private static func ids(from first: Int, through last: Int) -> [Int] {
    Array(stride(from: first, through: last, by: first <= last ? 1 : -1))
  }
}

extension ListCase: CustomStringConvertible {
  /// Swift that makes the case, ready to paste into a test.
  package var description: String {
    "ListCase(old: \"\(Self.text(of: old))\", new: \"\(Self.text(of: new))\")"
  }

  /// The rows as text, with runs of three or more neighbouring ids as ranges.
  package static func text(of rows: [TestRow]) -> String {
    var words: [String] = []
    var start = 0
    while start < rows.count {
      let first = rows[start]
      var end = start + 1
      var step = 0
      while end < rows.count, rows[end].content == first.content {
        let distance = rows[end].id - rows[end - 1].id
        guard abs(distance) == 1, step == 0 || step == distance else { break }
        step = distance
        end += 1
      }
      let suffix = first.content == 0 ? "" : ".\(first.content)"
      if end - start >= 3 {
        words.append("\(first.id)...\(rows[end - 1].id)\(suffix)")
      } else {
        words.append("\(first.id)\(suffix)")
        end = start + 1
      }
      start = end
    }
    return words.joined(separator: " ")
  }
}
