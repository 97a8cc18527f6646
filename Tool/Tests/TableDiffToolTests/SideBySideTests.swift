// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Both files side by side.
@Suite struct SideBySideTests {
  /// A line and the one that replaces it stand beside each other, and others alone.
  @Test func lines() throws {
    let change = try ShownChange(
      "one\n0\na line of five words\nthree\nfour", "one\n2\na line of six words\n3\nthree\nfour\n")
    #expect(
      try change.sides(60) == [
        "1   one                      │ 1   one",
        "2 - 0                        │",
        "                             │ 2 + 2",
        "3 - a line of five words     │ 3 + a line of six words",
        "              ^^^^           │               ^^^",
        "                             │ 4 + 3",
        "4   three                    │ 5   three",
        "5 - four                     │ 6 + four",
        "    (no line end)            │",
      ])
  }

  /// Where there are colors, changes are reversed, and nothing points at them.
  @Test func colors() throws {
    let change = try ShownChange("one two three four\n", "one two 3 four\n")
    func half(_ color: Int, _ head: String, _ changed: String) -> String {
      let parts = [("", head), ("", "one two "), (";7", changed), ("", " four")]
      return parts.map { "\u{1B}[\(color)\($0)m\($1)\u{1B}[0m" }.joined()
    }
    let border = "       \u{1B}[2m│\u{1B}[0m "
    #expect(
      try change.listing(ListingOptions(sideBySideColumns: 60), hasColors: true).suffix(2) == [
        "", half(31, "1 - ", "three") + border + half(32, "1 + ", "3"),
      ])
  }

  /// Nothing of a long line is left out; wide characters do not reach over the end of a half.
  @Test func wrapping() throws {
    let change = try ShownChange(
      "", "abc\tdefghijklmnopqrstuvwxyz\n東京東京東京東京東京東京東京\na東京東京東京東京東京東京\n")
    #expect(
      try change.sides(60) == [
        "                             │ 1 + abc⇥    defghijklmnopqrs",
        "                             │     tuvwxyz",
        "                             │ 2 + 東京東京東京東京東京東京",
        "                             │     東京",
        "                             │ 3 + a東京東京東京東京東京東",
        "                             │     京",
      ])
  }

  private static let old =
    "id,name,place\n1,Ann,Rome\n2,Bo,Oslo\n3,Cy,Rome\n4,Di,the middle of nowhere\n"
  private static let new =
    "id,name,place\n3,Cy,Rome\n1,Anna,Rome\n5,Ed,Bern\n4,Di,the middle of somewhere\n"

  /// Cells stand below each other, and what changed in them is marked.
  @Test func records() throws {
    let change = try ShownChange(Self.old, Self.new, .csv, id: "id")
    #expect(
      try change.sides(80) == [
        "    id  name  place                    │     id  name  place",
        "3                                      │ 1 ← 3   Cy    Rome",
        "1 ~ 1   Ann   Rome                     │ 2 ~ 1   Anna  Rome",
        "        ^^^                            │         ^^^^",
        "2 - 2   Bo    Oslo                     │",
        "3 → 3   Cy    Rome                     │ 1",
        "                                       │ 3 + 5   Ed    Bern",
        "4 ~ 4   Di    the middle of nowhere    │ 4 ~ 4   Di    the middle of somewhere",
        "                            ^^^^^^^    │                             ^^^^^^^^^",
      ])
  }

  /// A cell that does not fit begins the next line, in all rows.
  @Test func narrowRecords() throws {
    let change = try ShownChange(Self.old, Self.new, .csv, id: "id")
    #expect(
      try change.sides(66).prefix(8) == [
        "    id  name                    │     id  name",
        "    place                       │     place",
        "3                               │ 1 ← 3   Cy",
        "                                │     Rome",
        "1 ~ 1   Ann                     │ 2 ~ 1   Anna",
        "        ^^^                     │         ^^^^",
        "    Rome                        │     Rome",
        "2 - 2   Bo                      │",
      ])
    let long = String(repeating: "x", count: 40)
    let wide = try ShownChange("id,v,w\n", "id,v,w\n1,\(long),\n2,,\n", .csv, id: "id")
    #expect(
      try wide.sides(60).dropFirst().map { $0.dropFirst(31) } == [
        "1 + 1", "    xxxxxxxxxxxxxxxxxxxxxxxx", "    xxxxxxxxxxxxxxxx", "2 + 2",
      ])
  }

  /// No line is left for cells that are empty.
  @Test func emptyCells() throws {
    let value = String(repeating: "x", count: 20)
    let change = try ShownChange(
      "id,v,w\n", "id,v,w\n1,\(value),\n2,y,a cell\n", .csv, id: "id")
    #expect(
      try change.sides(60).map { $0.dropFirst(31) } == [
        "    id  v", "    w", "1 + 1   \(value)", "2 + 2   y", "    a cell",
      ])
  }

  /// A row that moves and is updated has its old content beside it, and tells other sections.
  @Test func movedRecords() throws {
    let change = try ShownChange(
      "id,v,s\n1,a,EU\n2,b,EU\n3,c,AF\n", "id,v,s\n1,a,EU\n3,c,AF\n2,x,AF\n", .csv, id: "id",
      section: "s")
    #expect(
      try change.sides(60) == [
        "    id  v  s                 │     id  v  s",
        "  EU",
        "1   1   a  EU                │ 1   1   a  EU",
        "2 → 2   b  EU  to AF         │ 2",
        "  AF",
        "1   3   c  AF                │ 1   3   c  AF",
        "2 ~ 2   b  EU                │ 2 ← 2   x  AF  from EU",
        "        ^  ^^                │         ^  ^^",
      ])
  }

  /// Of an updated object the values are told that differ, each beside the other.
  @Test func objects() throws {
    let change = try ShownChange(
      #"[{"id":1,"a":{"b":1,"c":2},"d":3},{"id":2}]"#,
      #"[{"id":1,"a":{"b":7},"d":3,"e":""},{"id":3}]"#,
      .json, id: "id")
    #expect(
      try change.sides(60) == [
        "1 ~ 1                        │ 1 ~ 1",
        "      a.b: 1                 │       a.b: 7",
        "      a.c: 2                 │",
        #"                             │       e: """#,
        #"2 - {"id": 2}                │"#,
        #"                             │ 2 + {"id": 3}"#,
      ])
  }

  /// What is not shown is told where the rows would be.
  @Test func folds() throws {
    let block = (1...5).map { "a line with many words, number \($0)\n" }
    let rest = (1...12).map { "rest \($0)\n" }
    let change = try ShownChange((block + rest).joined(), (rest + block).joined())
    let sides = try change.sides(80, context: 1)
    #expect(
      sides.prefix(5) == [
        " 1 → a line with many words, number 1  │ 13",
        "     ⋯ 4 more lines moved              │",
        " 6   rest 1                            │  1   rest 1",
        "     ⋯ 10 unchanged lines",
        "17   rest 12                           │ 12   rest 12",
      ])
    #expect(sides.suffix(5).allSatisfy { $0.contains("│ 1") && $0.contains(" ← a line") })
    let name = String(repeating: "long", count: 30)
    let body = (0..<20).map { "  call\($0)()\n" }.joined()
    let text = try ShownChange(
      "func \(name)() {\n\(body)}\n", "func \(name)() {\n\(body)  x()\n}\n")
    #expect(try text.sides(60).allSatisfy { VisibleText.width($0) <= 60 })
  }

  /// What changed late in a long value is shown, and what looks the same is told apart.
  @Test func values() throws {
    let long = String(repeating: "a", count: 5_000)
    let change = try ShownChange(
      "id,v\n1,\(long)b\n2,caf\u{E9}\n", "id,v\n1,\(long)c\n2,cafe\u{301}\n", .csv, id: "id")
    let text = try change.sides(100)
    #expect(text.contains { $0.contains("ab ") && $0.hasSuffix("ac") })
    #expect(text.contains { $0.contains("(4,800 bytes left out: ") })
    #expect(text.contains { $0.contains("caf<U+E9>") && $0.hasSuffix("cafe<U+301>") })
    let others = try ShownChange(
      "id\ncaf\u{E9}\n", "id\ncafe\u{301}\n", .csv, id: "id")
    for change in [try ShownChange("caf\u{E9}\n", "cafe\u{301}\n"), others] {
      let text = try change.sides(60).joined()
      #expect(text.contains("caf<U+E9>") && text.contains("cafe<U+301>"))
    }
  }

  /// With too few columns rows stand below each other, which is told.
  @Test func tooNarrow() throws {
    let change = try ShownChange("a\n", "b\n")
    #expect(
      try change.sides(59)
        == ["(side by side, files need 60 columns)", "1   - a", "  1 + b"])
    #expect(try change.sides(60).count == 2)
  }

  /// A terminal tells its columns; elsewhere `COLUMNS` does if it makes sense.
  @Test func columns() {
    #expect(Halves.lineColumns(terminal: 200, ["COLUMNS": "90"]) == 200)
    #expect(Halves.lineColumns(terminal: nil, ["COLUMNS": "90"]) == 90)
    for wrong in ["", "0", "-5", "wide", "99999999999999999999", "1000000"] {
      #expect(Halves.lineColumns(terminal: nil, ["COLUMNS": wrong]) == 130)
    }
    #expect(Halves.lineColumns(terminal: nil, [:]) == 130)
  }
}
