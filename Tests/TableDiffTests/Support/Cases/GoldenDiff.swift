// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A place as golden diffs write it: an offset, or a path.
protocol GoldenPlace: Equatable {
  /// The places that a word names.
  static func places(_ word: String) throws -> [Self]
}

extension Int: GoldenPlace {
  /// `5`, or `5-9`.
  static func places(_ word: String) throws -> [Int] {
    let ends = try GoldenDiff.words(of: word, by: "-").map { try GoldenDiff.number($0) }
    guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last else {
      throw FixtureProblem("no span: \(word)")
    }
    return Array(first...last)
  }
}

extension RowPath: GoldenPlace {
  /// `3.5`, or `3.5-9` for the rows 5 to 9 of section 3.
  static func places(_ word: String) throws -> [RowPath] {
    let parts = GoldenDiff.words(of: word, by: ".")
    guard parts.count == 2 else { throw FixtureProblem("no path: \(word)") }
    let section = try GoldenDiff.number(parts[0])
    return try Int.places(parts[1]).map { RowPath(section: section, row: $0) }
  }
}

/// What happens to rows or sections, as Fixtures/Golden writes it down; moves and updates by their ends.
struct GoldenChanges<Place: GoldenPlace>: Equatable {
  var deletes: [Place] = []
  var inserts: [Place] = []
  var moves: [[Place]] = []
  var updates: [[Place]] = []

  /// Takes over the items of one line; throws where the keyword or an item is not known.
  fileprivate mutating func read(_ keyword: String, _ items: ArraySlice<String>) throws {
    for item in items {
      switch keyword {
      case "deletes": deletes += try Place.places(item)
      case "inserts": inserts += try Place.places(item)
      case "moves": moves += try Self.pairs(item)
      case "updates": updates += try Self.pairs(item)
      default: throw FixtureProblem("unknown word \(keyword)")
      }
    }
  }

  private static func pairs(_ word: String) throws -> [[Place]] {
    let sides = try GoldenDiff.words(of: word, by: ">").map { try Place.places($0) }
    guard sides.count == 2, sides[0].count == sides[1].count else {
      throw FixtureProblem("no pair: \(word)")
    }
    return zip(sides[0], sides[1]).map { [$0, $1] }
  }
}

extension GoldenChanges<Int> {
  init(_ diff: ListDiff) {
    self.init(
      deletes: diff.deletes, inserts: diff.inserts, moves: diff.moves.map { [$0.from, $0.to] },
      updates: diff.updates.map { [$0.from, $0.to] })
  }
}

extension GoldenChanges<RowPath> {
  init(_ diff: SectionedDiff) {
    self.init(
      deletes: diff.deletes, inserts: diff.inserts, moves: diff.moves.map { [$0.from, $0.to] },
      updates: diff.updates.map { [$0.from, $0.to] })
  }
}

/// A diff as Fixtures/Golden writes it down, made by a program that shares no code with this one.
struct GoldenDiff {
  private(set) var oldCount = -1
  private(set) var newCount = -1
  private(set) var styles: [(name: String, changes: GoldenChanges<Int>)] = []

  /// Reads a golden diff; throws at the first line that the grammar does not know.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let items = words.dropFirst()
      switch words.first {
      case "old": oldCount = try Self.number(items.first)
      case "new": newCount = try Self.number(items.first)
      case "style": styles.append((items.first ?? "", GoldenChanges()))
      default:
        if styles.isEmpty { throw FixtureProblem("\(line) before the first style") }
        try styles[styles.count - 1].changes.read(words.first ?? "", items)
      }
    }
    if oldCount < 0 || newCount < 0 || styles.isEmpty {
      throw FixtureProblem("a golden diff needs both counts and a style")
    }
  }

  fileprivate static func number(_ word: String?) throws -> Int {
    guard let word, let number = Int(word), number >= 0 else {
      throw FixtureProblem("no number: \(word ?? "nothing")")
    }
    return number
  }

  fileprivate static func words(of text: String, by separator: Character) -> [String] {
    text.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}

/// A diff of sections as Fixtures/Golden writes it down.
struct GoldenSectionedDiff {
  /// The numbers of rows and of sections.
  private(set) var old: [Int] = []
  private(set) var new: [Int] = []
  private(set) var sections = GoldenChanges<Int>()
  private(set) var rows = GoldenChanges<RowPath>()

  /// Reads a golden diff; throws at the first line that the grammar does not know.
  init(_ text: String) throws {
    var part = ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let items = words.dropFirst()
      switch (words.first ?? "", part) {
      case ("old", ""): old = try items.map { try GoldenDiff.number($0) }
      case ("new", ""): new = try items.map { try GoldenDiff.number($0) }
      case ("sections", ""), ("rows", "sections"): part = words[0]
      case (let keyword, "sections"): try sections.read(keyword, items)
      case (let keyword, "rows"): try rows.read(keyword, items)
      default: throw FixtureProblem("unknown word in \(line)")
      }
    }
    if old.count != 2 || new.count != 2 || part != "rows" {
      throw FixtureProblem("a golden sectioned diff needs counts, sections and rows")
    }
  }
}
