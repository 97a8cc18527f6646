// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A sectioned diff as Fixtures/Golden writes it down, made by a program that shares no code with
/// this one.
struct GoldenSectionedDiff {
  /// How many rows and sections a list has.
  struct Counts: Equatable {
    var rows = -1
    var sections = -1
  }

  /// What happens to rows.
  struct RowChanges: Equatable {
    var deletes: [RowPath] = []
    var inserts: [RowPath] = []
    var moves: [SectionedDiff.Move] = []
    var updates: [SectionedDiff.Update] = []
  }

  private(set) var old = Counts()
  private(set) var new = Counts()
  private(set) var sections = GoldenDiff.Changes()
  private(set) var rows = RowChanges()

  /// Reads a golden diff; throws at the first line that the grammar does not know.
  init(_ text: String) throws {
    var part = ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let items = words.dropFirst()
      switch (words.first ?? "", part) {
      case ("old", ""): old = try Self.counts(items)
      case ("new", ""): new = try Self.counts(items)
      case ("sections", ""), ("rows", "sections"): part = words[0]
      case (let keyword, "sections"): try sections.read(keyword, items)
      case (let keyword, "rows"): try rows.read(keyword, items)
      default: throw FixtureProblem("unknown word in \(line)")
      }
    }
    if old == Counts() || new == Counts() || part != "rows" {
      throw FixtureProblem("a golden sectioned diff needs counts, sections and rows")
    }
  }

  private static func counts(_ words: ArraySlice<String>) throws -> Counts {
    let numbers = try words.map { try GoldenDiff.number($0) }
    guard numbers.count == 2 else { throw FixtureProblem("not two counts: \(words)") }
    return Counts(rows: numbers[0], sections: numbers[1])
  }
}

extension GoldenSectionedDiff.RowChanges {
  fileprivate mutating func read(_ keyword: String, _ items: ArraySlice<String>) throws {
    for item in items {
      switch keyword {
      case "deletes": deletes += try Self.paths(item)
      case "inserts": inserts += try Self.paths(item)
      case "moves": moves += try Self.pairs(item).map { .init(from: $0, to: $1) }
      case "updates": updates += try Self.pairs(item).map { .init(from: $0, to: $1) }
      default: throw FixtureProblem("unknown word \(keyword)")
      }
    }
  }

  /// `3.5`, or `3.5-9` for the rows 5 to 9 of section 3.
  private static func paths(_ word: String) throws -> [RowPath] {
    let parts = GoldenDiff.words(of: word, by: ".")
    guard parts.count == 2 else { throw FixtureProblem("no path: \(word)") }
    let section = try GoldenDiff.number(parts[0])
    return try GoldenDiff.span(parts[1]).map { RowPath(section: section, row: $0) }
  }

  private static func pairs(_ word: String) throws -> [(RowPath, RowPath)] {
    let sides = try GoldenDiff.words(of: word, by: ">").map { try paths($0) }
    guard sides.count == 2, sides[0].count == sides[1].count else {
      throw FixtureProblem("no pair of paths: \(word)")
    }
    return Array(zip(sides[0], sides[1]))
  }
}
