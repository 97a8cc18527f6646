// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Changes in Markdown.
@Suite struct MarkdownReportTests {
  /// Returns the lines behind the summary.
  private func lines(_ change: ShownChange) -> [String] {
    change.markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropFirst().dropLast().map { $0 }
  }

  /// A summary, and a table with a row for each changed row.
  @Test func table() throws {
    let change = try ShownChange(
      "id,name,n\n1,Ann,1\n2,Bo,2\n3,Cy,3\n4,Di,4\n", "id,name,n\n4,Di,4\n1,Anna,\n5,E,5\n3,Cy,3\n",
      .csv, id: "id")
    #expect(
      change.markdown.contains("</code>**: rows: 1 deleted, 1 inserted, 1 moved, 1 updated, 1 un"))
    #expect(
      lines(change) == [
        "", "| change | old | new | id | values |", "|---|--:|--:|---|---|",
        "| moved | 4 | 1 | <code>4</code> | <code>name&#58; Di</code><br><code>n&#58; 4</code> |",
        "| updated | 1 | 2 | <code>1</code> | <code>name&#58; Ann → Anna</code><br>"
          + "<code>n&#58; 1 → (empty)</code> |",
        "| deleted | 2 |  | <code>2</code> | <code>name&#58; Bo</code><br><code>n&#58; 2</code> |",
        "| inserted |  | 3 | <code>5</code> | <code>name&#58; E</code><br><code>n&#58; 5</code> |",
      ])
    let same = try ShownChange("a\n", "a\n").markdown
    #expect(same.hasSuffix("**: nothing changed\n"))
    #expect(!same.contains("|"))
  }

  /// No text from a file means anything to Markdown, HTML or GitHub.
  @Test func escapes() throws {
    let value = "| `a` *b* <b>&amp; @me #1 ~c~ $d$ \\ [x](http://y) _z_  end "
    let change = try ShownChange("", value + "\n")
    #expect(
      lines(change).last
        == "| inserted |  | 1 | <code>&#124; &#96;a&#96; &#42;b&#42; &#60;b&#62;&#38;amp; &#64;me &#35;1 "
        + "&#126;c&#126; &#36;d&#36; &#92; &#91;x&#93;(http&#58;//y) &#95;z&#95; &nbsp;end&nbsp;"
        + "</code> |")
    let controls = try ShownChange("", "a\u{1B}[31m\u{202E}\r\tb\n").markdown
    #expect(controls.contains("a&#60;U+1B&#62;&#91;31m&#60;U+202E&#62;^M"))
    let names = try ShownChange("id,@x|\n1,a\n", "id,@x|\n1,\"b\nc\"\n", .csv, id: "id")
    #expect(lines(names).last?.hasSuffix("<code>&#64;x&#124;&#58; a → b<br>c</code> |") == true)
  }

  /// Every character of ASCII in a value leaves one row with four bars, and no other line.
  @Test func characters() throws {
    for code in UInt8(1)..<128 where code != 10 && code != 34 && code != 44 && code != 13 {
      let character = String(UnicodeScalar(code))
      let text = try ShownChange(
        "id,v\n1,\n", "id,v\n1,\(character)x\(character)\n", .csv, id: "id")
      let row = lines(text).last ?? ""
      #expect(row.count { $0 == "|" } == 6, "\(code)")
      #expect(lines(text).count == 4, "\(code)")
      let value = row.components(separatedBy: "<code>").last ?? ""
      let plain = value.dropLast("</code> |".count).replacingOccurrences(of: "&#", with: "")
        .replacingOccurrences(of: "&nbsp;", with: "")
      #expect(!plain.contains { Set("`*_<>&[]#~!$@\\").contains($0) }, "\(code)")
    }
  }

  /// A report is bounded, and says how much it leaves out.
  @Test func bounds() throws {
    func text(_ count: Int, _ value: String) -> String {
      "id,v\n" + (0..<count).map { "\($0),\(value)\n" }.joined()
    }
    let many = try ShownChange(text(0, ""), text(1_234, "x"), .csv, id: "id")
    #expect(lines(many).filter { $0.hasPrefix("| inserted") }.count == 200)
    #expect(lines(many).suffix(2) == ["", "⋯ 1,034 more changes"])
    let long = String(repeating: "*", count: 5_000)
    let wide = try ShownChange(text(0, ""), text(201, long), .csv, id: "id").markdown
    #expect(wide.utf8.count <= 60_100)
    #expect(wide.contains("(4,800 bytes left out&#58; "))
    #expect(wide.hasSuffix(" more changes\n"))
    let columns = (0..<30).map { "c\($0)" }.joined(separator: ",")
    let values = (0..<30).map { _ in "v" }.joined(separator: ",")
    let fields = try ShownChange("id,\(columns)\n", "id,\(columns)\n1,\(values)\n", .csv, id: "id")
    #expect(lines(fields).last?.hasSuffix("<code>c19&#58; v</code><br>⋯ 10 more |") == true)
  }

  /// Of long values the place is shown where they differ.
  @Test func longValues() throws {
    let long = String(repeating: "a", count: 1_000)
    let change = try ShownChange("id,v\n1,\(long)b\n", "id,v\n1,\(long)c\n", .csv, id: "id")
    let line = lines(change).last ?? ""
    #expect(line.contains(")… aaaaaaaaaaaaaaaaaaaab → "))
    #expect(line.hasSuffix("aaaaac</code> |"))
    let alike = try ShownChange("id,v\n1,\u{E9}\n", "id,v\n1,e\u{301}\n", .csv, id: "id")
    #expect(lines(alike).last?.contains("&#60;U+E9&#62; → e&#60;U+301&#62;") == true)
  }

  /// Sections and columns are told too.
  @Test func sectionsAndColumns() throws {
    let change = try ShownChange(
      "id,s\n1,a\n2,b\n", "id,s\n2,b\n1,a\n", .csv, id: "id", section: "s")
    #expect(lines(change).last == "| section moved | 2 | 1 | <code>b</code> |  |")
    let added = try ShownChange("id\n1\n", "id,*\n1,2\n", .csv, id: "id", tellsColumns: true)
    #expect(lines(added) == ["", "<code>columns&#58; &#39;&#42;&#39; added</code>"])
  }
}
