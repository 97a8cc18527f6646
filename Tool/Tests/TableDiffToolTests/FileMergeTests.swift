// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Merges of two changes of a file.
@Suite struct FileMergeTests {
  private let files: TemporaryFolder

  init() throws { files = try TemporaryFolder() }

  /// Returns the merged file, and what was in conflict.
  func merge(
    _ texts: [String], _ format: InputFormat, id: String? = "id", rows: String? = nil
  ) throws -> (text: String, conflicts: [String]) {
    var options = InputOptions(
      id: try id.map { try FieldNames($0, for: "--id") }, format: format)
    options.rows = try rows.map { try ValuePath($0, for: "--rows") }
    let lists = try zip(["base", "mine", "theirs"], texts).map { name, text in
      try InputList(files.file(name, text), options, name: name)
    }
    let merge = try FileMerge(base: lists[0], mine: lists[1], theirs: lists[2])
    let output = BufferedOutput()
    merge.rows.write(to: output)
    return (String(decoding: output.buffer, as: UTF8.self), merge.conflicts)
  }

  @Test func records() throws {
    let merge = try merge(
      [
        "id,n\r\n1,a\r\n2,b\r\n3,c\r\n", "id,n\r\n2,B\r\n1,a\r\n3,c\r\n",
        "id,n\r\n1,a\r\n4,\"d, e\"\r\n2,b\r\n",
      ], .csv)
    #expect(merge.text == "id,n\r\n2,B\r\n1,a\r\n4,\"d, e\"\r\n")
    #expect(merge.conflicts.isEmpty)
  }

  /// Of a row that both sides changed, each cell is that of the side which changed it.
  @Test func cells() throws {
    let merge = try merge(
      [
        "id,name,lon,x\n1,Arland Airport,38.9,\"a\"\n2,B,1,b\n",
        "id,name,lon,x\n1,\"Arland, Aerodrome\",38.9,\"a\"\n2,B,1,m\n",
        "id,name,lon,x\n1,Arland Airport,38.96,\"a\"\n2,b,1,t\n",
      ], .csv)
    #expect(
      merge.text
        == "id,name,lon,x\n1,\"Arland, Aerodrome\",38.96,\"a\"\n<<<<<<< mine\n2,b,1,m\n=======\n"
        + "2,b,1,t\n>>>>>>> theirs\n")
    #expect(
      merge.conflicts == [
        "mine: the row whose id is 2: both update it, to different contents: "
          + "'x' was 'b', is 'm' in mine and 't' in theirs"
      ])
    // One that one side restores is back; of one that both insert, all that differs is in conflict.
    let inserted = try self.merge(
      ["id,a,b\n", "id,a,b\n1,x,\n", "id,a,b\n1,x,y\n2,,z\n"], .csv)
    #expect(
      inserted.text
        == "id,a,b\n<<<<<<< mine\n1,x,\n=======\n1,x,y\n>>>>>>> theirs\n2,,z\n")
    #expect(inserted.conflicts[0].hasSuffix("places: 'b' is '' in mine and 'y' in theirs"))
  }

  @Test func members() throws {
    func merged(_ base: String, _ mine: String, _ theirs: String) throws -> String {
      let merge = try merge([base, mine, theirs].map { "[\($0)]\n" }, .json)
      #expect(merge.conflicts.isEmpty)
      return String(merge.text.dropFirst().dropLast(2))
    }
    #expect(
      try merged(
        "{ \"id\":1, \"a\":1, \"b\":1 }", "{ \"id\":1, \"a\":2, \"b\":1 }",
        "{\"id\":1,\"b\":[2],\"a\":1}") == "{ \"id\":1, \"a\":2, \"b\":[2] }")
    #expect(
      try merged(
        "{\"id\": 1, \"a\": 1, \"b\": 1}", "{\"id\": 1, \"a\": 2, \"b\": 1, \"m\": 1}",
        "{\"id\": 1, \"a\": 1, \"t\": \"é\"}")
        == "{\"id\": 1, \"a\": 2, \"m\": 1, \"t\": \"é\"}")
    let conflict = try merge(
      ["[{\"id\":1}]", "[{\"id\":1,\"a\":1,\"m\":1}]", "[{\"id\":1,\"a\":\"1\",\"t\":1}]"], .json)
    #expect(
      conflict.conflicts == [
        "mine: the row whose id is 1: both update it, to different contents: "
          + "'a' was not there, is '1' in mine and '\"1\"' in theirs"
      ])
    #expect(conflict.text.contains("\n{\"id\":1,\"a\":1,\"m\":1,\"t\":1}\n=======\n"))
    #expect(conflict.text.contains("\n{\"id\":1,\"a\":\"1\",\"t\":1,\"m\":1}\n>>>>>>> "))
  }

  /// Objects that their keys identify keep them.
  @Test func keyedObjects() throws {
    let merge = try merge(
      [
        "{\"n\": 1, \"items\": {\n  \"a\": {\"v\":1,\"w\":1},\n  \"b\" : {\"v\":1}\n}}\n",
        "{\"n\": 1, \"items\": {\n  \"a\": {\"v\":2,\"w\":1},\n  \"b\" : {\"v\":1},\n  \"m\": {}\n}}\n",
        "{\"n\": 1, \"items\": {\"t\": {}, \"a\": {\"v\":1,\"w\":2}, \"b\": {\"v\":1}}}\n",
      ], .json, id: nil, rows: "items")
    #expect(
      merge.text
        == "{\"n\": 1, \"items\": {\n  \"t\": {},\n  \"a\": {\"v\":2,\"w\":2},\n  \"b\" : {\"v\":1},\n"
        + "  \"m\": {}\n}}\n")
    #expect(merge.conflicts.isEmpty)
    #expect(
      try self.merge(["{}", "{}", "{\"a\": {}}"], .json, id: nil).text == "{\n  \"a\": {}\n}")
    let conflict = try self.merge(["{\"a\":{\"v\":1}}", "{\"a\":{\"v\":2}}", "{}"], .json, id: nil)
    #expect(
      conflict.text == "{\n<<<<<<< mine\n\"a\":{\"v\":2}\n=======\n>>>>>>> theirs\n}")
    #expect(throws: UsageError.self) { try self.merge(["[]", "{}", "{}"], .json, id: nil) }
    #expect(throws: UsageError.self) { try self.merge(["[]", "[]", "[]"], .json, id: nil) }
  }

  /// Each side can add columns and give them other names.
  @Test func columns() throws {
    let base = "id,n\n1,a\n2,b\n3,c\n"
    let added = try merge(
      [base, "id,m,n\n1,M,a\n2,,B\n3,,c\n", "id,n,t\n1,a,T\n3,C,\n4,d,\"x,y\"\n"], .csv)
    #expect(
      added.text
        == "id,m,n,t\n1,M,a,T\n<<<<<<< mine\n2,,B,\n=======\n>>>>>>> theirs\n3,,C,\n4,,d,\"x,y\"\n")
    let renamed = try merge([base, "id,name\n1,a\n2,B\n3,c\n", "n,id\na,1\nb,2\nC,3\n"], .csv)
    #expect(renamed.text == "name,id\na,1\nB,2\nC,3\n")
    #expect(renamed.conflicts.isEmpty)
    // Both add the same column.
    let both = try merge(
      [base, "id,n,t\n1,a,x\n2,b,\n3,c,\n", "id,n,t\n1,a,x\n2,b,y\n3,c,\n"], .csv)
    #expect(both.text == "id,n,t\n1,a,x\n2,b,y\n3,c,\n")
    for (mine, theirs, message) in [
      ("id,m\n1,a\n2,b\n3,c\n", "id,t\n1,a\n2,b\n3,c\n", "different names for the column 'n'"),
      (
        "id,x\n1,a\n2,b\n3,c\n", "id,n,x\n1,a,\n2,b,\n3,c,\n", "different columns with the name 'x'"
      ),
      ("id\n1\n2\n3\n", base, "mine has the columns 'id', but base has 'id', 'n'"),
    ] {
      #expect {
        try merge([base, mine, theirs], .csv)
      } throws: {
        "\($0)".contains(message)
      }
    }
  }

  @Test func objects() throws {
    let merge = try merge(
      [
        "{\"v\": 1, \"rows\": [\n  {\"id\": 1, \"n\": 1},\n  {\"id\": 2, \"n\": 1}\n]}\n",
        "{\"v\": 1, \"rows\": [\n  {\"id\": 1, \"n\": 2},\n  {\"n\": 1, \"id\": 2}\n]}\n",
        "{\"v\": 2, \"rows\": [\n  {\"id\": 2, \"n\": 1},\n  {\"id\": 1, \"n\": 1}\n]}\n",
      ], .json, rows: "rows")
    #expect(
      merge.text
        == "{\"v\": 2, \"rows\": [\n  {\"n\": 1, \"id\": 2},\n  {\"id\": 1, \"n\": 2}\n]}\n")
    #expect(merge.conflicts == [])
  }

  /// What did not change is written as in mine, and lines end as there, also within a conflict.
  @Test func layouts() throws {
    let quoted = try merge(
      ["id,n\n1,a\n2,b\n", "id,n\n1,\"a\"\n2,b\n", "id,n\n1,a\n2,\"b\"\n3,c\n"], .csv)
    #expect(quoted.text == "id,n\n1,\"a\"\n2,b\n3,c\n")
    for (end, last) in [("\r\n", "\r\n"), ("\r\n", ""), ("\n", ""), ("\r", "\r")] {
      func text(_ lines: String...) -> String { lines.joined(separator: end) + last }
      let records = try merge(
        [text("id,n", "1,a", "2,b"), text("id,n", "1,m", "2,b"), text("id,n", "1,t", "2,B")], .csv)
      #expect(
        records.text
          == text("id,n", "<<<<<<< mine", "1,m", "=======", "1,t", ">>>>>>> theirs", "2,B"))
      let objects = try merge(
        [
          text("\u{FEFF}{\"id\":1}", "{\"id\":2}"), text("\u{FEFF}{\"id\":1}", "{\"id\":2}"),
          text("\u{FEFF}{\"id\":1}", "{\"id\":2,\"n\":1}"),
        ], .jsonl)
      #expect(objects.text == text("\u{FEFF}{\"id\":1}", "{\"id\":2,\"n\":1}"))
    }
    // A side may add the last line end, or take it away.
    #expect(try merge(["id\n1", "id\n1\n", "id\n1"], .csv).text == "id\n1\n")
    #expect(try merge(["id\n1\n", "id\n1\n", "id\n1"], .csv).text == "id\n1")
    #expect(try merge(["[]", "[]", "[{\"id\":1}]"], .json).text == "[\n  {\"id\":1}\n]")
  }

  @Test func refused() throws {
    func message(_ texts: [String], _ format: InputFormat, rows: String? = nil) -> String {
      do {
        return try merge(texts, format, rows: rows).text
      } catch {
        return "\(error)"
      }
    }
    #expect(
      message(["id\n", "id\n", "id\n1\n1\n"], .csv)
        == "theirs: the column 'id' does not identify a row: more than one has 1")
    #expect(
      message(
        ["{\"v\":1,\"r\":[]}", "{\"v\":2,\"r\":[]}", "{\"v\":3,\"r\":[]}"], .json, rows: "r")
        == "mine and theirs have both changed what stands around the rows")
  }
}
