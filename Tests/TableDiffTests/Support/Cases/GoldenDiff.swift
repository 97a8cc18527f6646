// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// A diff as Fixtures/Golden writes it down, made by a program that shares no code with this one.
struct GoldenDiff {
  /// The changes of one style.
  struct Changes: Equatable {
    var deletes: [Int] = []
    var inserts: [Int] = []
    var moves: [ListDiff.Move] = []
    var updates: [ListDiff.Update] = []
  }

  private(set) var oldCount = -1
  private(set) var newCount = -1
  private(set) var styles: [(name: String, changes: Changes)] = []

  /// Reads a golden diff; throws at the first line that the grammar does not know.
  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let items = words.dropFirst()
      switch words.first {
      case "old": oldCount = try Self.number(items.first)
      case "new": newCount = try Self.number(items.first)
      case "style": styles.append((items.first ?? "", Changes()))
      default:
        if styles.isEmpty { throw FixtureProblem("\(line) before the first style") }
        try styles[styles.count - 1].changes.read(words.first ?? "", items)
      }
    }
    if oldCount < 0 || newCount < 0 || styles.isEmpty {
      throw FixtureProblem("a golden diff needs both counts and a style")
    }
  }
}

extension GoldenDiff.Changes {
  /// Takes over the items of one line; throws where the keyword or an item is not known.
  mutating func read(_ keyword: String, _ items: ArraySlice<String>) throws {
    for item in items {
      switch keyword {
      case "deletes": deletes += try GoldenDiff.span(item)
      case "inserts": inserts += try GoldenDiff.span(item)
      case "moves": moves += try GoldenDiff.pairs(item).map { .init(from: $0, to: $1) }
      case "updates":
        updates += try GoldenDiff.pairs(item).map { .init(from: $0, to: $1) }
      default: throw FixtureProblem("unknown word \(keyword)")
      }
    }
  }
}

/// The words of golden diffs.
extension GoldenDiff {
  static func number(_ word: String?) throws -> Int {
    guard let word, let number = Int(word), number >= 0 else {
      throw FixtureProblem("no number: \(word ?? "nothing")")
    }
    return number
  }

  static func span(_ word: String) throws -> ClosedRange<Int> {
    let ends = try words(of: word, by: "-").map { try number($0) }
    guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last else {
      throw FixtureProblem("no span: \(word)")
    }
    return first...last
  }

  static func pairs(_ word: String) throws -> [(Int, Int)] {
    let spans = try words(of: word, by: ">").map { try span($0) }
    guard spans.count == 2, spans[0].count == spans[1].count else {
      throw FixtureProblem("no pair of spans: \(word)")
    }
    return Array(zip(spans[0], spans[1]))
  }

  static func words(of text: String, by separator: Character) -> [String] {
    text.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
