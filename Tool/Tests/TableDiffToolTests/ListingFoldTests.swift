// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing

/// What a listing leaves out, and where its blocks begin.
@Suite struct ListingFoldTests {
  /// So many unchanged rows as asked for stand beside a change.
  @Test func contexts() throws {
    let lines = (1...100).map { "line \($0)\n" }
    let change = try ShownChange(lines.joined(), lines.filter { $0 != "line 50\n" }.joined())
    #expect(
      try change.rows(ListingOptions(context: 1)) == [
        "         ⋯ 48 unchanged lines", " 49 49   line 49", " 50    - line 50",
        " 51 50   line 51", "         ⋯ 49 unchanged lines",
      ])
    #expect(
      try change.rows(ListingOptions(context: 0)) == [
        "         ⋯ 49 unchanged lines", " 50    - line 50", "         ⋯ 50 unchanged lines",
      ])
    #expect(try change.rows(ListingOptions(context: 100)).count == 100)
  }

  /// A fold of one row would take as much room as the row.
  @Test func singleRow() throws {
    let change = try ShownChange("b\nk\nb\n", "c\nk\nc\n")
    #expect(try change.rows(ListingOptions(context: 0)).contains("2 2   k"))
  }

  /// A fold says in what the rows behind it are.
  @Test func enclosingLine() throws {
    let body = (0..<20).map { "    call\($0)()\n" }.joined()
    let old = "func first() {\n\(body)}\n"
    let change = try ShownChange(
      old, old.replacingOccurrences(of: "call15()", with: "other()"))
    #expect(
      try change.rows().contains { $0.hasSuffix("⋯ 13 unchanged lines in func first() {") })
  }

  /// Sections in which nothing changed are counted.
  @Test func sections() throws {
    let rows = (100..<160).map { "\($0),x,\($0 % 10)\n" }.joined()
    let change = try ShownChange(
      "id,v,s\n" + rows, "id,v,s\n" + rows.replacingOccurrences(of: "100,x", with: "100,y"), .csv,
      id: "id", section: "s")
    #expect(try change.rows().contains { $0.hasSuffix("⋯ 9 unchanged sections") })
  }

  /// A block that moves is shown where it went, and what repeats everywhere does not move.
  @Test func moves() throws {
    let block = [
      "def moved_function():", "    first_statement()", "", "    second_statement()",
      "    third_statement()",
    ]
    let rest = (0..<12).map { "statement number \($0)" }
    func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
    let change = try ShownChange(text(block + rest), text(rest + block))
    #expect(try change.listing()[0] == "lines: 5 moved, 12 unchanged")
    #expect(
      try change.rows(ListingOptions(context: 0)) == [
        " 1 13 → def moved_function():", "        ⋯ 4 more lines moved",
        "        ⋯ 12 unchanged lines", " 1 13 ← def moved_function():",
        " 2 14 ←     first_statement()", " 3 15 ←", " 4 16 ←     second_statement()",
        " 5 17 ←     third_statement()",
      ])
    let braces = try ShownChange("}\na\nb\nc\n", "a\nb\nc\n}\n")
    #expect(try braces.listing()[0] == "lines: 1 deleted, 1 inserted, 3 unchanged")
  }

  /// A block begins where it reads best, inserted or deleted.
  @Test func blocks() throws {
    func block(_ name: String) -> String { "do {\n  \(name)()\n}\n\n" }
    let texts = (block("a") + block("c"), block("a") + block("b") + block("c"))
    func changed(_ old: String, _ new: String, _ sign: String) throws -> [String] {
      try ShownChange(old, new).rows().filter { $0.prefix(8).contains(" \(sign)") }
        .map { String($0.dropFirst(5)) }
    }
    #expect(try changed(texts.0, texts.1, "+") == ["+ do {", "+   b()", "+ }", "+"])
    #expect(try changed(texts.1, texts.0, "-") == ["- do {", "-   b()", "- }", "-"])
    let old = "class A:\n    def one():\n        return\n\n    def two():\n        return\n"
    let new = old + "\n    def three():\n        return\n"
    #expect(
      try ShownChange(old, new).rows().filter { $0.prefix(5).contains("+") } == [
        "  7 +", "  8 +     def three():", "  9 +         return",
      ])
  }
}
