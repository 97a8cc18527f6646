// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Tables as programs write them that do not keep to RFC 4180.
@Suite struct OddTablesTests {
  private func change(
    _ old: String, _ new: String, _ format: InputFormat = .csv, id: String = "id",
    hasQuotes: Bool? = nil
  ) throws -> ShownChange {
    try ShownChange(old, new, format, id: id, hasQuotes: hasQuotes, tellsColumns: true)
  }

  /// Quotes of TSV are characters where reading them as quotes would swallow rows or fail.
  @Test(
    arguments: [
      ("1\t\"Hi\n2\tthere\"\n", "1\t\"Hi\n2\tTHERE\"\n", "2 2 ~ 2  text: there\" → THERE\""),
      ("1\t\"No\" she\n2\ta\n", "1\t\"No\" she\n2\tb\n", "2 2 ~ 2  text: a → b"),
      ("1\t\"tis\n2\ta\n", "1\t\"tis\n2\tb\n", "2 2 ~ 2  text: a → b"),
      // One line in quotes does not have as many fields as the header.
      ("1\t\"a\nb\"\n2\tx\n", "1\t\"a\nc\"\n2\tx\n", "1 1 ~ 1  text: a^Jb → a^Jc"),
      ("1\t\"a\tb\"\n", "1\t\"a\tc\"\n", "1 1 ~ 1  text: a⇥      b → a⇥      c"),
    ])
  func quotesOfTSV(old: String, new: String, row: String) throws {
    for (header, lineEnd) in [("id\ttext\n", "\n"), ("id\ttext\r", "\r")] {
      func text(_ rows: String) -> String {
        header + String(rows.map { $0 == "\n" ? Character(lineEnd) : $0 })
      }
      let listing = try change(text(old), text(new), .tsv).listing()
      #expect(
        listing.map { $0.replacingOccurrences(of: "^M", with: "^J") }.contains(row), "\(listing)")
    }
  }

  /// Where both readings are possible, a note says which one was taken; an option decides.
  @Test func decidedQuotes() throws {
    let (old, new) = ("id\tn\n1\t\"a\"\n", "id\tn\n1\ta\n")
    let quoted = try change(old, new, .tsv)
    #expect(quoted.change.isEmpty)
    #expect(
      quoted.remarks == [
        "note: old: quotes around fields are no part of them; with --quote none they are characters"
      ])
    let literal = try change(old, new, .tsv, hasQuotes: false)
    #expect(try literal.rows().last == "1 1 ~ 1  n: \"\"\"a\"\"\" → a")
    #expect(literal.remarks == [])
    #expect(
      try change("id\tn\n1\t\"a\n2\tb\"\n", "id\tn\n", .tsv).remarks
        == ["note: old: quotes are characters; with --quote '\"' they are quotes around fields"])
    #expect(try change("id,n\n1,\"a\n", "id,n\n1,a\n", hasQuotes: false).rows().last?.last == "a")
    #expect {
      try change("id\tn\n1\t\"a\tb\tc\n2\tb\n", "id\tn\n", .tsv)
    } throws: {
      "\($0)".hasSuffix(
        "line 2, column 3, byte 7: a quote is not closed; with quotes as characters, line 2, column 1, "
          + "byte 5: 4 fields, but there are 2 columns")
    }
  }

  /// A patch of a file whose quotes are characters is applied to it, and never breaks it.
  @Test func patchedQuotes() throws {
    let (old, new) = ("id\tn\n1\t\"Hi\n2\ta\"\n", "id\tn\n1\t\"Ho\n3\t\"\n2\ta\"\n")
    #expect(try change(old, new, .tsv).patched(old) == new)
    let quoted = "id\tn\n1\t\"Hi\n2\tthere\tit\"\n"
    #expect(
      try change(old, quoted, .tsv, hasQuotes: nil).patched(old).contains(
        "'n' has a delimiter or a line end, but the file has no quotes around fields"))
  }

  /// CR alone ends the lines of a file without LF.
  @Test func returns() throws {
    let (old, new) = ("id,n\r1,a\r2,b\r", "id,n\r1,a\r2,\"c\r\"\r3,d")
    #expect(
      try change(old, new).rows()
        == ["      id  n", "1 1   1   a", "2 2 ~ 2  n: b → c^M", "  3 + 3   d"])
    #expect(try change(old, new).patched(old) == new + "\r")
    #expect(try change(old, "id,n\n1,a\n2,b\n").change.isEmpty)
    let lines = try ShownChange("a\rb\rc\r", "a\rc\rd", .text)
    #expect(
      try lines.rows() == ["1 1   a", "2   - b", "3 2   c", "  3 + d", "      (no line end)"])
    #expect(try lines.patched("a\rb\rc\r") == "a\rc\rd")
    #expect(
      try ShownChange("a\r\n", "b\r\n", .text).records().dropFirst() == [
        "deleted,old,1,,a", "inserted,new,,1,b",
      ])
  }

  /// A CR before the line end is a part of the last field, even if it is all of a record.
  @Test func returnsInFields() throws {
    let (old, new) = ("id,n\r\n1,a\r\r\n\r\r\n", "id,n\r\n1,a\r\n\r\r\n2,b\r\r\n")
    #expect(
      try change(old, new).rows()
        == ["      id  n", "1 1 ~ 1  n: a^M → a", "2 2   ^M", "  3 + 2   b^M"])
    #expect(
      try change(old, new).patched(old) == "id,n\r\n1,a\r\n\r\r\n2,\"b\r\"\r\n")
  }

  /// What a spreadsheet leaves behind the last column is no column.
  @Test func emptyColumns() throws {
    let (old, new) = ("id,n,,\n1,a,,\n2,b,,\n", "id,n,\n1,a,\n2,c,\n")
    let shown = try change(old, new)
    #expect(
      try shown.listing() == [
        "rows: 1 updated, 1 unchanged", "", "      id  n", "1 1   1   a", "2 2 ~ 2  n: b → c",
      ])
    #expect(
      shown.remarks == [
        "note: old: columns 3, 4 without a name and without values: left out",
        "note: new: column 3 without a name and without values: left out",
      ])
    #expect(try change(old, "id,n\n1,a\n2,b\n").change.isEmpty)
    #expect(
      try shown.records() == [
        "change,file,old_row,new_row,id,n", "updated,old,2,2,2,b", "updated,new,2,2,2,c",
      ])
    #expect(shown.markdown.contains("| <code>2</code> | <code>n&#58; b → c</code> |"))
    #expect(try change(old, new).patched(old) == new)
    // A value makes a column of it.
    #expect(
      try change("id,,\n1,,\n", "id,,\n1,,x\n").listing().first
        == "columns: 'column 3' added; rows: 1 unchanged")
    #expect(
      try change("id,,\n1,,x\n", "id,,\n1,,\n").listing().first
        == "columns: 'column 3' removed; rows: 1 unchanged")
  }

  /// Names that are there twice are those of two columns.
  @Test func repeatedNames() throws {
    let (old, new) = ("id,n,n\n1,a,b\n", "id,n,n\n1,a,c\n2,d,e\n")
    let shown = try change(old, new)
    #expect(
      try shown.rows() == ["      id  n  n (2)", "1 1 ~ 1  n (2): b → c", "  2 + 2   d  e"])
    #expect(
      shown.remarks.first == "note: old: another column is called 'n' too, and told as 'n (2)'")
    #expect(try shown.patched(old) == new)
    #expect(
      try change("id,n,n,n (2)\n1,a,b,c\n", "id,n,n,n (2)\n1,a,b,d\n").rows().last
        == "1 1 ~ 1  n (2): c → d")
  }

  /// Fields that lack at the end of a row are empty.
  @Test func shortRows() throws {
    let (old, new) = ("id,n,m\n1,a,b\n2\n", "id,n,m\n1,a\n2,c\n")
    let shown = try change(old, new)
    #expect(try shown.rows().dropFirst() == ["1 1 ~ 1  m: b → (empty)", "2 2 ~ 2  n: (empty) → c"])
    #expect(
      shown.remarks == [
        "note: old: 1 row with fewer fields than there are columns, the first in line 3, column 1, "
          + "byte 13: the others are empty",
        "note: new: 2 rows with fewer fields than there are columns, the first in line 2, column 1, "
          + "byte 7: the others are empty",
      ])
    #expect(try change(old, "id,n,m\n1,a,b\n2,,\n").change.isEmpty)
    #expect(try shown.patched(old) == "id,n,m\n1,a,\n2,c,\n")
  }

  /// What separates fields is found if all of a header would be one column otherwise.
  @Test func delimiters() throws {
    for (sign, name) in [(";", "semicolon"), ("\t", "tab"), ("|", "pipe")] {
      let (old, new) = ("id\(sign)v\n1\(sign)2,5\n", "id\(sign)v\n1\(sign)3,5\n")
      let shown = try change(old, new)
      #expect(try shown.rows().last == "1 1 ~ 1  v: 2,5 → 3,5")
      #expect(shown.remarks.first == "note: old: fields are separated as with --delimiter \(name)")
      #expect(try shown.patched(old) == new)
    }
    #expect(
      try change("a;b\n1\n", "a;b\n2\n", id: "a;b").listing()[0] == "rows: 1 deleted, 1 inserted")
  }

  /// A header of one column without a name is no empty line.
  @Test func namelessHeader() throws {
    #expect(try change("\"\"\n1\n", "\"\"\n1\n2\n", id: "").patched("\"\"\n1\n") == "\"\"\n1\n2\n")
  }
}
