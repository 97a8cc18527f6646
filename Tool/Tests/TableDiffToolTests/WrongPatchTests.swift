// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing

/// Patches that somebody else wrote, or that were damaged.
@Suite struct WrongPatchTests {
  private static let old = "a\nb\nc\n"

  /// The patch from the old lines to others.
  private func goodPatch() throws -> String { try ShownChange(Self.old, "c\na\nx\n").patch() }

  /// Returns what is said about a patch that is applied to the old lines.
  private func message(_ patch: String) throws -> String {
    try ShownChange("", "").appliedPatch(patch, to: Self.old)
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// A member that is wrong is named.
  @Test(
    arguments: [
      (#""version": 9"#, "version 9 is not known"),
      (#""version": "1""#, "version: no Int"),
      (#""oldCount": null"#, "oldCount: null"),
      (#""oldCount": 2147483647"#, "2147483645 of 2147483647 rows stay"),
      (#""newCount": 7"#, "rows"),
      (#""source": 1"#, "source: no"),
      (#""deletes": [0, -1]"#, "deletes[1]: -1 is not in"),
      (#""deletes": [0]"#, "no multiple of 2"),
      (#""deletes": [0, 9]"#, "deletes[1]: 9 rows at 0"),
      (#""rows": []"#, "rows: the changes need"),
      (#""rows": [1, "x\n"]"#, "rows[0]: no string"),
      (#""rows": ["x\ny\n", "x\n"]"#, "rows[0]: not one line"),
      (#""rows": ["x", "x\n"]"#, "line 1 has no line end, but is not the last"),
      (#""rows": ["x\n", "\u0000\n"]"#, "rows[1]: a zero byte"),
      (#""rows": {}"#, "rows: no array"),
      (#""baseDigest": "0""#, "16 hexadecimal digits"),
      (
        #""source": {"format": "csv", "columns": ["x"], "id": "x"}"#,
        "there is no column 'x', but 'a'"
      ),
      (#""source": {"format": "text", "section": "x"}"#, "sectionChanges"),
      (#""source": {"format": "json"}"#, "source: no 'id'"),
      (#""source": {"format": "xml"}"#, "source.format: "),
      (#""source": {"format": "csv", "id": "a", "columns": ["b"]}"#, "source: no column 'a'"),
      (#""source": {"format": "csv", "id": "a"}"#, "source: no column 'a'"),
      (
        #""source": {"format": "csv", "id": "a", "columns": ["a", "a"]}"#, "source: two columns"
      ),
    ])
  func members(wrong: String, error: String) throws {
    let members = try object(goodPatch()).merging(object("{\(wrong)}")) { $1 }
    let patch = String(
      decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
    let message = try message(patch)
    #expect(message.contains(error), "\(message)")
  }

  /// What is no patch is refused at its place.
  @Test(
    arguments: [
      ("", "byte 0: expected '{', not the end"),
      ("[]", "byte 0: expected '{', not '['"),
      ("{}", "'source' is missing"),
      (
        #"{"source":{"format":"text"},"sectionChanges":{},"sections":[{}]}"#,
        "byte 60: sections[0]: a section without an id"
      ),
      (
        #"{"source":{"format":"csv","id":["a","a"]}}"#,
        "byte 10: source.id: a name is there twice"
      ),
      (#"{"version":1,"version":1}"#, "byte 13: the key 'version' is there twice"),
      (#"{"a":"# + String(repeating: "[", count: 100_000), "nested deeper than 200"),
    ])
  func others(patch: String, error: String) throws {
    #expect(try message(patch).contains(error))
  }

  /// The member of a mistake is told, and where it is.
  @Test func places() throws {
    let patch = try goodPatch()
    for (key, wrong, error, place) in [
      ("inserts", "1e400,", "the number is too large", 1),
      ("deletes", "0,99,", "deletes[1]: 99 rows at 0", 0),
    ] {
      let part = "\"\(key)\":["
      let message = try message(patch.replacingOccurrences(of: part, with: part + wrong))
      let byte = try byte(of: key, in: patch) + place
      #expect(message.contains("byte \(byte): \(error)"), "\(message)")
    }
    let cut = String(patch.dropLast(2))
    #expect(try message(cut).contains("byte \(cut.utf8.count): expected ',' or '}', not the end"))
  }

  /// So is one in the changes of sections.
  @Test(
    arguments: [
      ("moves", "[0,1,1]", "[0,9,1]", "sectionChanges.moves[1]: 9 rows at 0, but the list has"),
      ("moves", "[0,1,1]", #""x""#, "sectionChanges.moves: no "),
      ("inserts", "[1,1]", "[1,-1]", "inserts[1]: -1 is not in"),
      ("oldRowCounts", "[1,1]", "[1,-1]", "oldRowCounts[1]: old section 1 has -1 rows"),
      ("newRowCounts", "[2,1]", "[2]", "newRowCounts: the new list has 2 sections, and"),
    ])
  func sections(key: String, value: String, wrong: String, error: String) throws {
    let old = "id,s\n1,a\n2,b\n"
    let new = "id,s\n2,b\n3,b\n1,a\n"
    let patch = try ShownChange(old, new, .csv, id: "id", section: "s").patch()
    let damaged = patch.replacingOccurrences(
      of: "\"\(key)\":\(value)", with: "\"\(key)\":\(wrong)")
    #expect(damaged != patch)
    let message = try ShownChange("", "").appliedPatch(damaged, to: old)
    let member = String(error.prefix { ![":", ".", "["].contains($0) })
    #expect(message.contains("byte \(try byte(of: member, in: patch)): \(error)"), "\(message)")
  }

  /// Returns where the value of a member begins.
  private func byte(of key: String, in patch: String) throws -> Int {
    let name = try #require(patch.range(of: "\"\(key)\":", options: .backwards))
    return patch.utf8.distance(from: patch.startIndex, to: name.upperBound)
  }
}
