// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing

/// How a listing shows what is in rows.
@Suite struct ListingTextTests {
  /// What differs in line ends only is told.
  @Test func lineEnds() throws {
    func summary(_ old: String, _ new: String) throws -> String? {
      try ShownChange(old, new).listing().first
    }
    let note = "; only line ends differ"
    #expect(try summary("a\nb\n", "a\r\nb\r\n") == "lines: 2 deleted, 2 inserted" + note)
    #expect(try summary("a\rb", "a\nb\n") == "lines: 2 deleted, 2 inserted" + note)
    #expect(try summary("a\nb", "a\nb\n") == "lines: 1 deleted, 1 inserted, 1 unchanged" + note)
    #expect(try ShownChange("a\n", "a\r\n").markdown.contains("1 inserted; only line ends"))
    #expect(try summary("a\nb\n", "a\nb\nc\n") == "lines: 1 inserted, 2 unchanged")
    #expect(try summary("a\nb\n", "a\r\nc\r\n") == "lines: 2 deleted, 2 inserted")
  }

  /// What could hide or forge text becomes visible; line ends show where they differ.
  @Test func hostile() throws {
    let change = try ShownChange("", "a\u{1B}[2Jb\u{7}\u{202E}c\u{9B}d\te\n")
    #expect(
      try change.listing(hasColors: true).contains {
        $0.contains("a<U+1B>[2Jb<U+7><U+202E>c<U+9B>d⇥")
      })
    #expect(try ShownChange("a\r\nb\r\n", "a\r\nc\r\n").rows().contains("  2 + c"))
    #expect(try ShownChange("a\n", "a\r\n").rows().contains("  1 + a^M"))
    #expect(try ShownChange("a\n", "\u{FEFF}a\n").rows().contains("  1 + <U+FEFF>a"))
  }

  /// Texts that look the same are told apart, in lines and in fields, but not where others differ.
  @Test func lookalikes() throws {
    let (composed, decomposed) = ("caf\u{E9} \u{E8}", "cafe\u{301} \u{E8}")
    let lines = try ShownChange(
      "\(composed)\nx\n\u{212B}\n", "\(decomposed)\nx\n\u{C5}\n")
    #expect(
      try lines.rows() == [
        "1   - caf<U+E9> \u{E8}", "  1 + cafe<U+301> \u{E8}", "2 2   x", "3   - <U+212B>",
        "  3 + <U+C5>",
      ])
    let rows = try ShownChange(
      "id,v\n1,\(composed)\n2,\(composed)\n\(composed),3\n",
      "id,v\n1,\(decomposed)\n2,x\n\(decomposed),3\n", .csv, id: "id"
    ).rows()
    #expect(rows.contains("1 1 ~ 1  v: caf<U+E9> \u{E8} → cafe<U+301> \u{E8}"))
    #expect(rows.contains("2 2 ~ 2  v: caf\u{E9} \u{E8} → x"))
    #expect(rows.suffix(2) == ["3   - caf<U+E9> \u{E8}  3", "  3 + cafe<U+301> \u{E8}  3"])
  }

  /// Long values are cut, and what changed within one is shown.
  @Test func longValues() throws {
    let long = String(repeating: "é", count: 10_000)
    let cut = String(repeating: "é", count: 1_000) + " …(18,000 bytes left out: "
    let rows = try ShownChange(
      "id,v,w\n1,\(long),a\n2,\(long),b\n", "id,v,w\n1,x\(long),a\n3,\(long),b\n", .csv, id: "id"
    ).rows()
    #expect(rows.allSatisfy { $0.count < 5_000 })
    #expect(rows.contains { $0.hasPrefix("2   - 2   \(cut)") && $0.hasSuffix(")  b") })
    #expect(rows.contains { $0.contains("v: \(cut)") && $0.contains(") → x") })
    #expect(try ShownChange("", long + "\n").rows()[0].hasPrefix("  1 + \(cut)"))
    let inserted = try ShownChange("id,v\n", "id,v\n\(long),c\n", .csv, id: "id")
    #expect(try inserted.rows().contains { $0.contains(cut) && $0.hasSuffix(")  c") })
    let value = String(repeating: "a", count: 10_000)
    func object(_ letter: String) -> String { #"[{"id": 1, "v": "\#(value)\#(letter)\#(value)"}]"# }
    let text = try ShownChange(object("b"), object("c"), .json, id: "id").rows()
      .joined(separator: "\n")
    let near = String(repeating: "a", count: 200)
    #expect(text.contains(": (9,801 bytes left out: deea188d)… \(near)baaa"))
    #expect(text.contains("\(near)caaa"))
  }

  /// Line ends, a byte order mark and spelling are no changes of records and objects.
  @Test func spelling() throws {
    let records = "id,v\r\n1,\"a\"\r\n"
    for other in ["\u{FEFF}" + records, "id,v\n1,a\n"] {
      let change = try ShownChange(records, other, .csv, id: "id")
      #expect(change.change.isEmpty)
    }
    let objects = try ShownChange(
      #"[{"id": 1, "v": {"x": 1, "y": [2, "\u00e9"]}}]"#,
      #"[ {"v": {"y": [2, "é"], "x": 1},"id": 1} ]"#, .json, id: "id")
    #expect(objects.change.isEmpty)
  }

  /// A row that goes to another section says so at both places.
  @Test func crossings() throws {
    let change = try ShownChange(
      "id,s\n1,EU\n2,EU\n3,AF\n", "id,s\n1,EU\n3,AF\n2,AF\n", .csv, id: "id", section: "s")
    let rows = try change.rows()
    #expect(rows.filter { $0.hasSuffix("  to AF") || $0.hasSuffix("  from EU") }.count == 2)
  }

  /// Words of lines that are replaced are coloured behind lines that move away, too.
  @Test func wordsBehindMoves() throws {
    let moved = "a line that is long enough to move\n"
    let rest = "a\nb\nc\nd\ne\nf\ng\nh\n"
    let change = try ShownChange(
      moved + "an old line of words\n" + rest, "an odd line of words\n" + rest + moved)
    let colored = try change.listing(hasColors: true)
    #expect(colored.contains { $0.contains("\u{1B}[31;7mold\u{1B}[0m") })
    let plain = colored.map {
      $0.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    }
    #expect(try plain == change.listing())
  }
}
