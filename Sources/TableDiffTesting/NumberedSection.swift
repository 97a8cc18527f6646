// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

public import TableDiff

/// A section of rows that consist of numbers only, used in the code of `BatchError.reproduction`.
///
///     NumberedSection(id: 0, rows: "0...2 7.1").rows
///     // ids 0, 1, 2 and 7; row 7 has content 1, the others have content 0
public struct NumberedSection: ListSection, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rows: [NumberedRow]

  /// The content of the header.
  package let header: Int

  /// Creates a section from a textual description of its rows.
  ///
  /// - Parameters:
  ///   - id: The id of the section.
  ///   - header: The content of the header.
  ///   - rows: Rows separated by spaces: `7` is the row with id 7 and content 0, `7.2` the same row
  ///     with content 2; `1...4` and `1...4.2` are four rows each.
  /// - Precondition: The text has this format.
  public init(id: Int, header: Int = 0, rows: String) {
    self.init(id: id, header: header, rows: rows.split(separator: " ").flatMap(NumberedRow.rows))
  }

  private init(id: Int, header: Int, rows: [NumberedRow]) {
    self.id = id
    self.header = header
    self.rows = rows
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(_ section: NumberedSection, rows: [NumberedRow]) {
    self.init(id: section.id, header: section.header, rows: rows)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
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
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let id: Int

  package let content: Int

  /// Returns the rows for `7`, `7.2`, `1...4` or `1...4.2`.
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
