// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Whatever is in the data, a terminal obeys nothing of it.
@Suite struct HostileTextTests {
  /// What a terminal obeys, or what hides in a text: control characters, overrides and isolates of
  /// the direction, separators of lines, joiners, marks and selectors without a width.
  private static let hostile: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x01...0x09, 0x0B...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x34F...0x34F, 0x61C...0x61C,
      0x115F...0x1160, 0x180B...0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0x3164...0x3164, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0x1D173...0x1D17A,
      0xE0001...0xE0001, 0xE0020...0xE0023, 0xE007F...0xE007F, 0xE0100...0xE0101, 0xE01EF...0xE01EF,
    ]
    return ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }()

  /// Of these, what JSON has in strings as it is.
  private static let unescaped = hostile.filter { $0.value >= 0x7F }

  /// Checks that lines have nothing hostile but the styles that a listing may have.
  private func check(_ lines: [String], isColored: Bool = false, _ place: String) {
    var text = lines.joined()
    if isColored {
      text = text.replacingOccurrences(
        of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    }
    // Almost all is ASCII: to hash it all would take most of the time of these tests.
    var found: Set<Unicode.Scalar> = []
    for scalar in text.unicodeScalars where scalar.value < 0x20 || scalar.value > 0x7E {
      found.insert(scalar)
    }
    found.formIntersection(Self.hostile)
    #expect(found.isEmpty, "\(place): \(found.map { String($0.value, radix: 16) })")
  }

  private func check(_ change: ShownChange, _ place: String) throws {
    check(try change.listing(), place)
    check(try change.listing(hasColors: true), isColored: true, place)
    let halves = ListingOptions(sideBySideColumns: 60)
    check(try change.listing(halves), place)
    check(try change.listing(halves, hasColors: true), isColored: true, place)
    check(try change.stat(), place)
    let page = String(decoding: try PlayerPage(PlayedChange(change.change)).bytes, as: UTF8.self)
    let start = try #require(page.range(of: "<body"))
    check(page[start.lowerBound...].split(separator: "\n").map(String.init), place)
  }

  private func rows(_ make: (Int, Unicode.Scalar) -> String) -> String {
    Self.hostile.enumerated().map { make($0, $1) + "\n" }.joined()
  }

  /// Lines of text: deleted, inserted, and with changed words.
  @Test func lines() throws {
    let plain = rows { number, _ in "some words of a long line with a number \(number)" }
    let words = rows { number, scalar in
      "some wo\(scalar)rds of a long line with a number \(number)"
    }
    try check(ShownChange(plain, words), "changed lines")
    try check(ShownChange(words, plain), "changed lines")
    try check(ShownChange(words, "a\n" + words), "unchanged lines")
    try check(ShownChange("", words), "inserted lines")
    let marked = rows { number, scalar in "e\u{301}\(scalar)\(number)" }
    try check(ShownChange(rows { "\u{E9}\($1)\($0)" }, marked), "lines that look the same")
    let body = (0..<20).map { "  line \($0)\n" }.joined()
    for scalar in Self.hostile {
      let change = try ShownChange(
        "head \(scalar)\n" + body + "  a\n", "head \(scalar)\n" + body + "  b\n")
      check(try change.listing(), "the line around a place")
    }
  }

  /// Fields, ids and the names of columns.
  @Test func records() throws {
    let plain = "id,v\n" + rows { number, _ in "\(number),abc" }
    let values = "id,v\n" + rows { "\($0),a\($1)bc" }
    let long = String(repeating: "a long value ", count: 300)
    let cut = "id,v\n" + rows { "\($0),\(long)\($1)\(long)" }
    for (old, new) in [
      (plain, values), (values, plain), ("id,v\n", values), (plain, cut), (values, cut),
    ] {
      try check(ShownChange(old, new, .csv, id: "id"), "fields")
    }
    let ids = rows { "a\($1)\($0),x" }
    try check(
      ShownChange("id,v\n" + ids, "id,v\n" + rows { "a\($1)\($0),y" }, .csv, id: "id"), "ids")
    let names = Self.hostile.map { "a\($0)b" }.joined(separator: ",")
    let (a, b) = (Self.hostile.map { _ in "a" }, Self.hostile.map { _ in "b" })
    func file(_ names: String, _ values: [String]) -> String {
      "id,\(names)\n1,\(values.joined(separator: ","))\n"
    }
    try check(ShownChange(file(names, a), file(names, b), .csv, id: "id"), "columns")
    let others = Self.hostile.map { "c\($0)" }.joined(separator: ",")
    for tellsColumns in [false, true] {
      let change = try ShownChange(
        file(names, a), file(others, a), .csv, id: "id", tellsColumns: tellsColumns)
      check(try change.listing(), "other columns")
      check(try change.stat(), "other columns")
    }
  }

  /// The names of sections, where they are, and where rows go to.
  @Test func sections() throws {
    let old = "id,s\n" + rows { "\($0),a\($1)" } + rows { number, _ in "x\(number),b" }
    let new = "id,s\n" + rows { number, _ in "\(number),b" } + rows { "x\($0),a\($1)" }
    try check(ShownChange(old, new, .csv, id: "id", section: "s"), "sections")
    try check(ShownChange(old, "id,s\n1,c\n", .csv, id: "id", section: "s"), "deleted sections")
  }

  /// Keys, values and ids of JSON, escaped or not.
  @Test func objects() throws {
    func file(_ scalars: [Unicode.Scalar], _ text: (Unicode.Scalar) -> String, _ value: String)
      -> String
    {
      scalars.enumerated().map { number, scalar in
        let text = text(scalar)
        return #"{"id": "\#(text)\#(number)", "k\#(text)": "\#(text)\#(value)"}"# + "\n"
      }.joined()
    }
    func escaped(_ scalar: Unicode.Scalar) -> String {
      scalar.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }
    for (scalars, text) in [
      (Self.unescaped, { String($0) }), (Self.hostile, escaped),
    ] as [([Unicode.Scalar], (Unicode.Scalar) -> String)] {
      let (a, b) = (file(scalars, text, "a"), file(scalars, text, "b"))
      try check(ShownChange(a, b, .jsonl, id: "id"), "objects")
      try check(ShownChange("", a, .jsonl, id: "id"), "inserted objects")
    }
  }

  /// What is wrong with a file is told with the names that it has.
  @Test func messages() throws {
    for scalar in Self.hostile {
      let name = "a\(scalar)b"
      let texts = [
        ("\(name),c\n", InputFormat.csv, "d"),
        ("{\"\(name)\": 1}", .jsonl, "d"), ("{\"\(name)\": 1, \"\(name)\": 2}", .jsonl, "d"),
        ("{\"\(name)\": {}}", .jsonl, name),
      ]
      for (text, format, id) in texts {
        #expect {
          try ShownChange(text, text, format, id: id)
        } throws: { error in
          check(["\(error)".replacingOccurrences(of: "\n", with: "")], "message")
          return error is UsageError
        }
      }
      check([UsageError(message: "no\n\(name)").description], "message")
      let table = "\(name),\(name)\n"
      check(try ShownChange(table, table, .csv, id: name).remarks, "note")
    }
    #expect(UsageError(message: "a\nb").message == "a^Jb")
  }
}
