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
  private func merge(
    _ texts: [String], _ format: InputFormat, id: String = "id", rows: String? = nil
  ) throws -> (text: String, conflicts: [String]) {
    var options = InputOptions(id: try FieldNames(id, for: "--id"), format: format)
    options.rows = try rows.map { try ValuePath($0, for: "--rows") }
    let lists = try zip(["base", "mine", "theirs"], texts).map { name, text in
      try InputList(files.file(name, text), options, name: name)
    }
    let merge = try FileMerge(base: lists[0], mine: lists[1], theirs: lists[2])
    let path = files.path("merged")
    try OutputFile.write(to: path) { merge.rows.write(to: $0) }
    return (try String(contentsOfFile: path, encoding: .utf8), merge.conflicts)
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

  @Test func conflictOfRecords() throws {
    let merge = try merge(
      ["id,n\n1,a\n2,b\n", "id,n\n1,A\n2,b\n", "id,n\n0,z\n1,Ä\n2,b\n"], .csv)
    #expect(
      merge.text
        == "id,n\n0,z\n<<<<<<< mine\n1,A\n=======\n1,Ä\n>>>>>>> theirs\n2,b\n")
    #expect(
      merge.conflicts == ["mine: the row whose id is 1: both update it, to different contents"])
  }

  /// Only the place is in conflict: the row is written once.
  @Test func conflictOfPlaces() throws {
    let merge = try merge(
      ["id\n1\n2\n3\n", "id\n3\n1\n2\n", "id\n1\n3\n2\n"], .csv)
    #expect(merge.text == "id\n3\n1\n2\n")
    #expect(merge.conflicts == ["mine: the row whose id is 3: both move it, to different places"])
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
        == "{\"v\": 2, \"rows\": [\n  {\"id\": 2, \"n\": 1},\n  {\"id\": 1, \"n\": 2}\n]}\n")
    #expect(merge.conflicts == [])
  }

  /// Either version of a conflict leaves valid JSON.
  @Test(arguments: [0, 1]) func conflictOfObjects(side: Int) throws {
    let merge = try merge(
      [
        "[{\"id\":1,\"n\":1},{\"id\":2}]", "[{\"id\":1,\"n\":2},{\"id\":2}]",
        "[{\"id\":1,\"n\":3},{\"id\":2}]",
      ], .json)
    #expect(merge.conflicts.count == 1)
    var (versions, isIn) = ([String](), false)
    let lines = merge.text.split(separator: "\n").filter { line in
      if line.hasPrefix("<<<<<<<") { isIn = true }
      if isIn, line.hasPrefix("{") { versions.append(String(line)) }
      defer { if line.hasPrefix(">>>>>>>") { isIn = false } }
      return !isIn || (line.hasPrefix("{") && versions.count == side + 1)
    }
    let json = try JSONSerialization.jsonObject(with: Data(lines.joined(separator: "\n").utf8))
    let rows = try #require(json as? [[String: Int]])
    #expect(rows == [["id": 1, "n": 2 + side], ["id": 2]])
  }

  @Test func conflictOfLinesOfJSON() throws {
    let merge = try merge(
      ["{\"id\":1,\"n\":1}\n", "{\"id\":1,\"n\":\n2}\n{\"id\":3}\n", "{\"id\":2}\n"], .jsonl)
    #expect(
      merge.text
        == "<<<<<<< mine\n{\"id\":1,\"n\":\n2}\n=======\n>>>>>>> theirs\n{\"id\":3}\n{\"id\":2}\n")
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
      message(["id\n", "id,n\n", "id\n"], .csv)
        == "mine has the columns 'id', 'n', but base has 'id': files are merged whose columns are the same"
    )
    #expect(
      message(["id\n", "id\n", "id\n1\n1\n"], .csv)
        == "theirs: the column 'id' does not identify a row: more than one has 1")
    #expect(
      message(
        ["{\"v\":1,\"r\":[]}", "{\"v\":2,\"r\":[]}", "{\"v\":3,\"r\":[]}"], .json, rows: "r")
        == "mine and theirs have both changed what stands around the rows")
  }
}
