// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Fields that other characters separate than commas.
@Suite struct DelimiterTests {
  private static let semicolon = UInt8(ascii: ";")
  private static let pipe = UInt8(ascii: "|")

  /// Each file has its own delimiter; the same values are equal.
  @Test func eachFile() throws {
    let (old, new) = ("id;n\n1;a,b\n2;\"c;d\"\n", "id|n\n1|a,b\n2|c;e\n")
    let change = try ShownChange(
      old, new, .csv, id: "id", delimiters: (Self.semicolon, Self.pipe))
    #expect(
      try change.listing()
        == [
          "rows: 1 updated, 1 unchanged", "", "      id  n", "1 1   1   a,b",
          "2 2 ~ 2  n: c;d → c;e",
        ])
    // The same bytes of one id are other values.
    let other = try ShownChange(
      "a;1;b|1|c\n", "a;1;b|1|c\n", .csv, id: "2", hasHeader: false,
      delimiters: (Self.semicolon, Self.pipe))
    #expect(try other.listing()[0] == "rows: 1 updated")
    let same = try ShownChange(
      "a;1;b|1|c\n", "a;1;b|1|c\n", .csv, id: "2", hasHeader: false,
      delimiters: (Self.pipe, Self.pipe))
    #expect(same.change.isEmpty)
  }

  /// A patch leads to the new values, in the layout of the old file.
  @Test func patches() throws {
    let old = "id;n\r\n1;a\r\n2;\"c;d\r\n\"\"e\"\r\n"
    let new = "id,n\n2,\"c;d\r\n\"\"e\"\n3,\"x;y\"\n4,\"z,\"\n"
    let change = try ShownChange(old, new, .csv, id: "id", delimiters: (Self.semicolon, nil))
    #expect(
      try change.patched(old)
        == "id;n\r\n2;\"c;d\r\n\"\"e\"\r\n3;\"x;y\"\r\n4;z,\r\n")
    #expect(
      try change.appliedPatch(#"{"source":{"format":"csv","id":"a","delimiter":"\n"}}"#, to: "")
        .contains("source: the delimiter cannot be"))
    #expect(
      try change.appliedPatch(#"{"source":{"format":"text","delimiter":";"}}"#, to: "")
        .contains("source: the delimiter cannot be ';'"))
  }

  /// A byte order mark is no part of the first column, and line breaks in quotes are values.
  @Test func marksAndBreaks() throws {
    let rows = "\"id\",n\n1,\"a\nb\"\n\"2\n\",c\n"
    #expect(try ShownChange("\u{FEFF}" + rows, rows, .csv, id: "id").change.isEmpty)
    let change = try ShownChange(
      rows, rows.replacingOccurrences(of: "a\nb", with: "a\r\nb"), .csv, id: "id")
    #expect(try change.listing()[0] == "rows: 1 updated, 1 unchanged")
  }

  /// Lines that begin with a sign are comments, wherever they stand.
  @Test func comments() throws {
    let files = try TemporaryFolder()
    func list(_ text: String, _ format: InputFormat = .csv) throws -> InputList {
      var options = InputOptions(id: try FieldNames("id", for: "--id"), format: format)
      options.comment = UInt8(ascii: "#")
      return try InputList(files.file("a", text), options, name: "a")
    }
    let plain = try list("# a, \"b\r\n\r\n#\nid,n\r\n#1,a\n1,#\n\"#2\",\"x\n# y\"\n# end")
    #expect(
      plain.sections[0].rows.map {
        plain.fields(of: $0).map { String(decoding: $0.value, as: UTF8.self) }
      }
        == [["1", "#"], ["#2", "x\n# y"]])
    #expect(try list("#\t\"\nid\tn\n1\t\"a\"\n#", .tsv).rowCount == 1)
    #expect(try list("#;\nid\n1\n").rowCount == 1)
    #expect(throws: UsageError.self) {
      try Options(arguments: ["a", "b", "--comment", "#", "--json", "-"])
    }
    #expect(throws: UsageError.self) { try Options(arguments: ["a", "b", "--comment", "//"]) }
  }

  /// Files can be UTF-16, if they begin with its mark.
  @Test func decodedUTF16() throws {
    let files = try TemporaryFolder()
    func text(_ text: String, isLittle: Bool, cut: Int = 0) throws -> FileText {
      let file = FileText()
      _ = try file.read(
        files.file("u", Array(Self.utf16(text, isLittle: isLittle).dropLast(cut))))
      return file
    }
    var options = InputOptions(format: .csv)
    options.id = try FieldNames("id", for: "--id")
    let lists = try FileSource.lists(
      FileSource(text("id,n\r\n1,\u{1F600}é→\r\n", isLittle: true), name: "a"),
      FileSource(text("id,n\r\n1,\u{1F600}é→\r\n", isLittle: false), name: "b"), options)
    #expect(ListChange(lists.old, lists.new).isEmpty)
    #expect(
      lists.old.fields(of: lists.old.sections[0].rows[0])[1].value == Array("\u{1F600}é→".utf8))
    for cut in [1, 2, 3] {
      #expect {
        try FileSource(text("a\u{1F600}", isLittle: true, cut: cut), name: "a")
      } throws: {
        "\($0)".hasPrefix("a: half of a character of UTF-16 at byte ")
      }
    }
  }

  private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
  }

  /// A patch and a merge read UTF-16, and write it as it was.
  @Test(arguments: [true, false]) func writtenUTF16(isLittle: Bool) throws {
    let files = try TemporaryFolder()
    func file(_ name: String, _ text: String) throws -> String {
      try files.file(name, Self.utf16(text, isLittle: isLittle))
    }
    func written(_ rows: PatchedRows) -> [UInt8] {
      let output = BufferedOutput()
      rows.write(to: output)
      return output.buffer
    }
    let options = InputOptions(id: try FieldNames("id", for: "--id"), format: .csv)
    let (base, mine, theirs) = (
      "id,n\r\n1,a\r\n2,\u{1F600}é→", "id,n\r\n1,\u{FEFF}b\r\n2,\u{1F600}é→",
      "id,n\r\n1,a\r\n2,c\r\n3,d"
    )
    let lists = try [("base", base), ("mine", mine), ("theirs", theirs)].map { name, text in
      try InputList(file(name, text), options)
    }
    let merge = try FileMerge(base: lists[0], mine: lists[1], theirs: lists[2])
    let merged = "id,n\r\n1,\u{FEFF}b\r\n2,c\r\n3,d"
    #expect(written(merge.rows) == Self.utf16(merged, isLittle: isLittle))
    let patch = try PatchFile(
      files.file("patch", PatchText(ListChange(lists[0], lists[1])).bytes))
    #expect(
      try written(patch.applied(to: file("base", base))) == Self.utf16(mine, isLittle: isLittle))
    // The rows count, and not how they are encoded; but a merge has one encoding.
    #expect(try written(patch.applied(to: files.file("utf8", base))) == Array(mine.utf8))
    for other in [Array(base.utf8), Self.utf16(base, isLittle: !isLittle)] {
      let other = try InputList(files.file("other", other), options)
      #expect(throws: UsageError.self) { try FileMerge(base: other, mine: lists[1], theirs: other) }
    }
  }

  /// UTF-16 without a mark is refused, with what to do.
  @Test(
    arguments: [
      (
        [0x69, 0, 0x64, 0],
        "the text seems to be UTF-16LE; 'iconv -f UTF-16LE -t UTF-8' converts it"
      ),
      (
        [0, 0x69, 0, 0x64],
        "the text seems to be UTF-16BE; 'iconv -f UTF-16BE -t UTF-8' converts it"
      ),
      ([0x69, 0, 0x64, 0x64], "line 1, column 2, byte 1: a zero byte: the file is binary"),
    ] as [([UInt8], String)])
  func encodings(bytes: [UInt8], message: String) throws {
    let files = try TemporaryFolder()
    #expect { try InputList(files.file("list", bytes), InputOptions(format: .text)) } throws: {
      "\($0)".hasSuffix(message)
    }
  }
}
