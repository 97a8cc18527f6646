// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing

/// Changes that differ look different.
@Suite struct DistinctListingsTests {
  /// The signs of a listing, and what looks like them.
  private static let signs = [
    "", "a", "b", " ", "  ", "→", " → ", ", ", ": ", "v: ", "(empty)", "\"", "\"\"", "^[", "\u{1B}",
    "^M",
    "\r", "\n", "^J", "\t", "        ", "⇥", "\u{202E}", "<U+202E>", "<U+", "~", "1", "null", "…",
    "…(",
  ]

  private func words(_ dice: inout Dice) -> String {
    (0..<Int.random(in: 1...3, using: &dice)).map { _ in
      Self.signs.randomElement(using: &dice) ?? ""
    }.joined()
  }

  /// What a listing, a report in Markdown and a listing side by side show of each change, by the
  /// change; each appears once.
  private struct Shown {
    var changes: [String: String] = [:]

    mutating func add(_ change: ShownChange, _ key: String) throws {
      if change.change.isEmpty { return }
      let forms = [
        try change.listing().joined(separator: "\n"), change.markdown,
        try change.listing(ListingOptions(sideBySideColumns: 80)).joined(separator: "\n"),
      ]
      for (form, text) in forms.enumerated() {
        let known = changes.updateValue(key, forKey: "\(form) \(text)")
        #expect(known == nil || known == key, "\(known ?? "") \(key)\n\(text)")
      }
    }
  }

  private func quoted(_ value: String) -> String {
    "\"" + value.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  @Test func records() throws {
    var (dice, shown) = (Dice(seed: 14), Shown())
    for _ in 0..<300 {
      let values = (0..<4).map { _ in quoted(words(&dice)) }
      let old = "id,v,w\n1,\(values[0]),\(values[1])\n",
        new = "id,v,w\n1,\(values[2]),\(values[3])\n"
      try shown.add(ShownChange(old, new, .csv, id: "id"), (values + ["updated"]).description)
      let inserted = "id,v,w\n\(values[0]),\(values[1]),\(values[2])\n"
      try shown.add(
        ShownChange("id,v,w\n", inserted, .csv, id: "id"), (values[..<3] + ["new"]).description)
    }
  }

  /// Values that are written straight from the files look as those that are looked at one by one,
  /// which they are if some column has a tolerance.
  @Test(arguments: [true, false]) func straightValues(hasColors: Bool) throws {
    var dice = Dice(seed: 62)
    var rules = ContentRules()
    try rules.addTolerance("w=0")
    for _ in 0..<300 {
      let values = (0..<4).map { _ in
        quoted(words(&dice) + (Bool.random(using: &dice) ? "" : "x"))
      }
      let old = "id,v,w\n1,\(values[0]),a\n\(values[1]),,\n",
        new = "id,v,w\n1,\(values[2]),b c d e f g h i\n\(values[1]),\(values[3]),a\n"
      let straight = try ShownChange(old, new, .csv, id: "id", tellsColumns: true)
      let others = try ShownChange(old, new, .csv, id: "id", rules: rules, tellsColumns: true)
      #expect(try straight.listing(hasColors: hasColors) == others.listing(hasColors: hasColors))
    }
  }

  @Test func objects() throws {
    var (dice, shown) = (Dice(seed: 14), Shown())
    func value() throws -> String {
      let text = words(&dice)
      if let number = Int(text) { return "\(number)" }
      if text == "null" { return "null" }
      return String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
    for _ in 0..<300 {
      let values = try (0..<3).map { _ in try value() }
      let id = values[2] == "null" ? "\"\"" : values[2]
      let (old, new) = (
        #"[{"id":\#(id),"v":\#(values[0])}]"#, #"[{"id":\#(id),"v":\#(values[1])}]"#
      )
      try shown.add(ShownChange(old, new, .json, id: "id"), "\(id) \(values[0]) \(values[1])")
    }
  }

  @Test func lines() throws {
    var (dice, shown) = (Dice(seed: 14), Shown())
    for _ in 0..<300 {
      let lines = (0..<2).map { _ in words(&dice).replacingOccurrences(of: "\n", with: "") + "x" }
      try shown.add(ShownChange(lines[0], lines[1]), lines.description)
      try shown.add(ShownChange("", lines[0]), lines[0])
    }
  }

  /// What differs in long texts is shown; what is left out has a digest.
  @Test func longTexts() throws {
    let long = String(repeating: "x", count: 2_300)
    for (old, new) in [
      (long + "Q", long + "Z"), (long + "Q" + long + "Q" + long, long + "Z" + long + "Z" + long),
    ] {
      let sides = [
        try ShownChange(old + "\n", new + "\n"),
        try ShownChange("id,v\n1,\(old)\n", "id,v\n1,\(new)\n", .csv, id: "id"),
      ]
      for change in sides {
        for columns in [nil, 80] {
          let text = try change.listing(ListingOptions(sideBySideColumns: columns)).joined()
          for (sign, side) in [("Q", old), ("Z", new)] {
            #expect(text.count { "\($0)" == sign } == side.count { "\($0)" == sign })
          }
        }
      }
    }
    var shown = Shown()
    for (old, new) in [("", long + "a"), ("", long + "b"), (long + "a", ""), (long + "b", "")] {
      try shown.add(ShownChange(old, new), "\(old.last ?? "-")\(new.last ?? "-")")
    }
  }

  /// Values of different types are different in records for other programs.
  @Test func types() throws {
    let change = try ShownChange(
      #"[{"id":1,"v":1},{"id":4,"v":""},{"id":5,"v":null},{"id":6,"v":true},{"id":7,"v":"a"}]"#,
      #"[{"id":1,"v":"1"},{"id":4},{"id":5,"v":"null"},{"id":6,"v":"true"},{"id":7,"v":"1"}]"#,
      .json,
      id: "id")
    #expect(
      try change.records().dropFirst().map { $0.split(separator: ",").last ?? "" } == [
        "1", "\"\"\"1\"\"\"", "\"\"\"\"\"\"", "4", "null", "\"\"\"null\"\"\"", "true",
        "\"\"\"true\"\"\"", "a",
        "1",
      ])
  }

  /// The id of an updated row stands where ids stand, or has the name of its column.
  @Test func places() throws {
    let (old, new) = ("name,id,c\nOslo,7,x\n", "name,id,c\nOslo,7,z\n")
    let rows = try ShownChange(old, new, .csv, id: "id").rows()
    #expect(rows == ["      name  id  c", "1 1 ~ id: 7  c: x → z"])
    let empty = try ShownChange("id,v,wide\n1,a,\n", "id,v,wide\n2,a,\n", .csv, id: "id")
    #expect(try empty.listing().allSatisfy { $0.last != " " })
  }
}
