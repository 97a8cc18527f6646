// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A section with an identity, a header and rows, all numbers.
package struct TitledSection: ListSection, Hashable, Codable, Sendable {
  package var id: Int
  package var title = 0
  package var rows: [TestRow]

  package init(id: Int, title: Int = 0, rows: [TestRow]) {
    (self.id, self.title, self.rows) = (id, title, rows)
  }

  package init(_ section: TitledSection, rows: [TestRow]) {
    self.init(id: section.id, title: section.title, rows: rows)
  }

  package func hasSameHeader(as other: TitledSection) -> Bool { title == other.title }
}

extension [TitledSection] {
  /// Reads sections from a text: `A: 1 2.1 | B'': | C: 3...5`; `nil` where it does not follow the
  /// grammar.
  ///
  /// A section is a letter, with as many dashes as its title counts; its rows are written as in
  /// ``ListCase``.
  package init?(parsing text: some StringProtocol) {
    self = []
    if text.allSatisfy({ $0 == " " }) { return }
    for part in text.split(separator: "|", omittingEmptySubsequences: false) {
      let halves = part.split(separator: ":", omittingEmptySubsequences: false)
      let name = String(halves[0].filter { $0 != " " })
      guard let letter = name.unicodeScalars.first, letter != "'",
        name.dropFirst().allSatisfy({ $0 == "'" }), halves.count == 2,
        let rows = ListCase.rows(in: halves[1])
      else { return nil }
      append(TitledSection(id: Int(letter.value) - 65, title: name.count - 1, rows: rows))
    }
  }

  /// Reads sections from a text.
  ///
  /// - Precondition: The text follows the grammar.
  package init(reading text: String) {
    guard let sections = Self(parsing: text) else {
      preconditionFailure("Not sections of rows: '\(text)'")
    }
    self = sections
  }

  /// The sections as a text that can be read again.
  package var text: String {
    map { section in
      let letter = Unicode.Scalar(UInt8(65 + section.id % 58))
      let dashes = String(repeating: "'", count: section.title)
      return "\(letter)\(dashes): \(ListCase.text(of: section.rows))"
    }.joined(separator: " | ")
  }
}

/// Two lists of sections to compare, printable as Swift.
package struct SectionCase: CustomStringConvertible, Sendable {
  package var old: [TitledSection]
  package var new: [TitledSection]

  package init(_ old: [TitledSection], _ new: [TitledSection]) { (self.old, self.new) = (old, new) }

  package init(_ old: String, _ new: String) {
    self.init([TitledSection](reading: old), [TitledSection](reading: new))
  }

  package var description: String { "SectionCase(\"\(old.text)\", \"\(new.text)\")" }
}
