// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// The halves of random changes hold the rows of both files.
@Suite struct SideBySideHalvesTests {
  /// A row as a half shows it, without spaces; beside a row that moves there is a number alone.
  private struct Row {
    let number: Int
    let sign: String
    var text: String
    var isNumber: Bool { text.isEmpty }
  }

  /// What stands beside each other.
  private typealias Pair = (old: Row?, new: Row?)

  /// Texts with wide characters, of which some do not fit in a half.
  private static func text(_ numbers: inout Dice) -> String {
    let words = ["a", "some", "東京", "é", "emoji😀", "x-y", "a_long_word_in_a_line"]
    let count = Int.random(in: 1...9, using: &numbers)
    return (0..<count).map { _ in words.randomElement(using: &numbers) ?? "" }.joined(
      separator: " ")
  }

  /// Records that are deleted, inserted, updated and moved.
  @Test func records() throws {
    var numbers = Dice(seed: 7)
    var signs: [String: Int] = [:]
    for round in 0..<150 {
      let old = (0..<Int.random(in: 0...12, using: &numbers)).map {
        (100 + $0, Self.text(&numbers))
      }
      var new = old.filter { _ in Int.random(in: 0..<5, using: &numbers) > 0 }
      for place in new.indices where Int.random(in: 0..<4, using: &numbers) == 0 {
        new[place].1 += Self.text(&numbers)
      }
      for id in 0..<Int.random(in: 0...3, using: &numbers) {
        new.insert(
          (200 + id, Self.text(&numbers)), at: Int.random(in: 0...new.count, using: &numbers))
      }
      if round % 2 == 0 { new.shuffle(using: &numbers) }
      func file(_ rows: [(Int, String)]) -> String {
        "id,v\n" + rows.map { "\($0.0),\($0.1)\n" }.joined()
      }
      let change = try ShownChange(file(old), file(new), .csv, id: "id")
      if change.change.isEmpty { continue }
      let texts = (old.map { "\($0.0)" + $0.1 }, new.map { "\($0.0)" + $0.1 })
      let pairs = try checkedPairs(change, texts.0, texts.1, round, header: 1)
      let (oldIDs, newIDs) = (old.map(\.0), new.map(\.0))
      for pair in pairs {
        let id = pair.old.map { oldIDs[$0.number - 1] } ?? 0
        let newID = pair.new.map { newIDs[$0.number - 1] } ?? 0
        let key = (pair.old?.sign ?? "") + "|" + (pair.new?.sign ?? "")
        signs[key, default: 0] += 1
        switch key {
        case "-|": #expect(!newIDs.contains(id))
        case "|+": #expect(!oldIDs.contains(newID))
        default:
          #expect(id == newID, "\(key) in round \(round)")
          let isUpdated = old.first { $0.0 == id }?.1 != new.first { $0.0 == id }?.1
          #expect(key.contains("~") == isUpdated || key == "→| ", "\(key) in round \(round)")
        }
      }
    }
    #expect(Set(signs.keys) == [" | ", "~|~", "-|", "|+", "→| ", " |←", "~|←"])
  }

  /// Lines, of which similar ones stand beside each other.
  @Test func lines() throws {
    var numbers = Dice(seed: 8)
    var signs: [String: Int] = [:]
    for round in 0..<150 {
      let old = (0..<Int.random(in: 0...15, using: &numbers)).map { _ in Self.text(&numbers) }
      var new = old.filter { _ in Int.random(in: 0..<5, using: &numbers) > 0 }
      for place in new.indices where Int.random(in: 0..<4, using: &numbers) == 0 {
        new[place] += " more"
      }
      if round % 3 == 0 {
        new.append(contentsOf: new.prefix(5)); new.removeFirst(min(5, new.count))
      }
      let change = try ShownChange(
        old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
      if change.change.isEmpty { continue }
      for pair in try checkedPairs(change, old, new, round, header: 0) {
        signs[(pair.old?.sign ?? "") + "|" + (pair.new?.sign ?? ""), default: 0] += 1
        guard let before = pair.old, let after = pair.new, before.sign != "-" else { continue }
        #expect(old[before.number - 1] == new[after.number - 1], "round \(round)")
      }
    }
    #expect(Set(signs.keys) == [" | ", "-|+", "-|", "|+", "→| ", " |←"])
  }

  /// Returns the pairs of a listing of all rows but those of blocks that move.
  ///
  /// Checks that the old rows are on the left in their order, and the new ones on the right, and that
  /// each of them is whole.
  private func checkedPairs(
    _ change: ShownChange, _ old: [String], _ new: [String], _ round: Int, header: Int
  ) throws -> [Pair] {
    let columns = 60 + round % 40
    let options = ListingOptions(context: 1_000, sideBySideColumns: columns)
    let lines = try change.listing(options, hasColors: round % 2 == 0).dropFirst(2 + header).map {
      $0.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    }
    let (pairs, folded) = try pairs(lines, columns, ("\(old.count)".count, "\(new.count)".count))
    let place = "round \(round):\n" + lines.joined(separator: "\n")
    let left = pairs.compactMap { $0.new?.sign == "←" ? nil : $0.old }
    let right = pairs.compactMap { $0.old?.sign == "→" ? nil : $0.new }
    #expect(left.count + folded == old.count, "\(place)")
    #expect(zip(left, left.dropFirst()).allSatisfy { $0.number < $1.number }, "\(place)")
    #expect(right.map(\.number) == Array(1..<new.count + 1), "\(place)")
    func withoutSpaces(_ text: String) -> String { text.filter { $0 != " " } }
    for (rows, texts) in [(pairs.map(\.old), old), (pairs.map(\.new), new)] {
      for case let row? in rows where !row.isNumber {
        #expect(row.text == withoutSpaces(texts[row.number - 1]), "\(place)")
      }
    }
    for pair in pairs {
      #expect(pair.old?.isNumber != true || pair.new?.sign == "←", "\(place)")
      #expect(pair.new?.isNumber != true || pair.old?.sign == "→", "\(place)")
    }
    return pairs
  }

  /// Reads the halves of lines, and checks that they stand where they belong.
  private func pairs(
    _ lines: [String], _ columns: Int, _ digits: (old: Int, new: Int)
  ) throws -> (pairs: [Pair], folded: Int) {
    let half = (columns - 3) / 2
    var (pairs, folded) = ([Pair](), 0)
    for line in lines where !line.isEmpty && !line.contains("^") {
      #expect(VisibleText.width(line) <= columns, "\(line)")
      var (left, width) = ("", 0)
      for character in line where width < half {
        width += VisibleText.width(character)
        left.append(character)
      }
      let border = line.dropFirst(left.count)
      #expect(width == half && (border == " │" || border.hasPrefix(" │ ")), "\(line)")
      if let fold = left.range(of: "⋯ ") {
        folded += try #require(Int(left[fold.upperBound...].prefix { $0 != " " }))
        continue
      }
      let sides = (row(left, digits.old), row(String(border.dropFirst(3)), digits.new))
      if sides.0.number != nil || sides.1.number != nil {
        func made(_ side: (number: Int?, sign: String, text: String)) -> Row? {
          side.number.map { Row(number: $0, sign: side.sign, text: side.text) }
        }
        pairs.append((made(sides.0), made(sides.1)))
      } else if !pairs.isEmpty {
        pairs[pairs.count - 1].old?.text += sides.0.text
        pairs[pairs.count - 1].new?.text += sides.1.text
      }
    }
    return (pairs, folded)
  }

  private func row(_ half: String, _ digits: Int) -> (number: Int?, sign: String, text: String) {
    (
      Int(half.prefix(digits).filter { $0 != " " }), String(half.dropFirst(digits + 1).prefix(1)),
      half.dropFirst(digits + 3).filter { $0 != " " }
    )
  }
}
