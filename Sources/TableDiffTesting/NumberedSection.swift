// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A section of rows that are nothing but numbers: what `BatchError.reproduction` is written
/// in.
///
///     NumberedSection(id: 0, rows: "0...2 7.1").rows
///     // ids 0, 1, 2 and 7; row 7 has content 1, the others have content 0
public struct NumberedSection: ListSection, Hashable, Sendable {
  /// Which section it is.
  public let id: Int

  /// What it shows beside its rows.
  public let header: Int

  /// Its rows, in order.
  public let rows: [NumberedRow]

  /// Reads the rows from a text.
  ///
  /// - Parameters:
  ///   - id: Which section it is.
  ///   - header: What it shows beside its rows.
  ///   - rows: Rows with spaces between them: `7` is the row of id 7 with content 0, `7.2` the same
  ///     row with content 2; `1...4` and `1...4.2` are four rows each.
  /// - Precondition: The text follows this grammar.
  public init(id: Int, header: Int = 0, rows: String) {
    self.init(id: id, header: header, rows: rows.split(separator: " ").flatMap(NumberedRow.rows))
  }

  private init(id: Int, header: Int, rows: [NumberedRow]) {
    self.id = id
    self.header = header
    self.rows = rows
  }

  /// Makes the same section with other rows.
  public init(_ section: NumberedSection, rows: [NumberedRow]) {
    self.init(id: section.id, header: section.header, rows: rows)
  }

  /// Whether the headers are equal.
  public func hasSameHeader(as other: NumberedSection) -> Bool { header == other.header }
}

extension NumberedSection: CustomDebugStringConvertible {
  /// Swift code that creates the section.
  public var debugDescription: String {
    let rows = rows.map { $0.content == 0 ? "\($0.id)" : "\($0.id).\($0.content)" }
    let header = header == 0 ? "" : ", header: \(header)"
    return "NumberedSection(id: \(id)\(header), rows: \"\(rows.joined(separator: " "))\")"
  }
}

/// A row of a ``NumberedSection``.
public struct NumberedRow: Identifiable, Hashable, Sendable {
  /// Which row it is.
  public let id: Int

  /// What it shows.
  public let content: Int

  /// The rows of `7`, `7.2`, `1...4` or `1...4.2`.
  fileprivate static func rows(in word: Substring) -> [NumberedRow] {
    let numbers = word.split(separator: ".").map { Int($0) }
    let dots = word.filter { $0 == "." }.count
    let values: (first: Int?, last: Int?, content: Int?)
    switch (numbers.count, dots) {
    case (1, 0): values = (numbers[0], numbers[0], 0)
    case (2, 1): values = (numbers[0], numbers[0], numbers[1])
    case (2, 3): values = (numbers[0], numbers[1], 0)
    case (3, 4): values = (numbers[0], numbers[1], numbers[2])
    default: values = (nil, nil, nil)
    }
    guard let first = values.first, let last = values.last, let content = values.content,
      first <= last
    else { fatalError("'\(word)' is not written as 7, 7.2, 1...4 or 1...4.2.") }
    return (first...last).map { NumberedRow(id: $0, content: content) }
  }
}
