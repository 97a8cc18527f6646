// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing

/// Patches of files that were edited meanwhile, or are others.
@Suite struct EditedFileTests {
  private static let old = "id,name,price\n1,A,1\n2,B,2\n3,C,3\n4,D,4\n"
  private static let new = "id,name,price\n4,D,4\n1,A,9\n3,C,3\n"
  private static let sections: [String?] = [nil, "name"]

  private func change(section: String?) throws -> ShownChange {
    try ShownChange(Self.old, Self.new, .csv, id: "id", section: section)
  }

  /// Rows that the patch deletes or updates must be as they were.
  @Test(arguments: EditedFileTests.sections) func refused(section: String?) throws {
    let change = try change(section: section)
    for (row, edited, key, text) in [
      ("1,A,1", "1,A,7", 1, "the patch would change price from 7 to 9"),
      ("1,A,1", "1,A,9", 1, "it is already as the patch would make it"),
      ("2,B,2", "2,B,", 2, "the patch would delete 2,B,"),
      (
        "1,A,1\n2,B,2", "1,A,7\n2,B,3", 1,
        "the patch would change price from 7 to 9; 1 other row was edited too"
      ),
    ] {
      #expect(
        try change.patched(Self.old.replacingOccurrences(of: row, with: edited))
          == "patch does not apply to file: the row whose id is \(key) was edited after the patch "
          + "was made: " + text)
    }
  }

  /// Other rows may be edited, and all may be spelt and ordered in columns otherwise.
  @Test(arguments: EditedFileTests.sections) func kept(section: String?) throws {
    let change = try change(section: section)
    for (content, kept) in [
      (Self.old.replacingOccurrences(of: "3,C,3", with: "3,C,33"), "3,C,33"),
      ("id,name,price\n\"1\",A,\"1\"\n2,\"B\",2\n3,C,3\n4,D,4\n", "3,C,3"),
      ("price,id,name\n1,1,A\n2,2,B\n3,3,C\n4,4,D\n", "3,C,3"),
    ] {
      let rows = try change.patched(content).split(separator: "\n").sorted()
      #expect(rows == ["1,A,9", Substring(kept), "4,D,4", "id,name,price"])
    }
  }

  /// Patches of an older version have no digests of contents, and apply all the same.
  @Test(arguments: EditedFileTests.sections) func olderVersions(section: String?) throws {
    let change = try change(section: section)
    let json = try JSONSerialization.jsonObject(with: Data(change.patch().utf8))
    var patch = try #require(json as? [String: Any])
    let digests = patch.removeValue(forKey: "contentDigests") as? [Any]
    #expect(digests?.count == 2)
    let older = String(decoding: try JSONSerialization.data(withJSONObject: patch), as: UTF8.self)
    let edited = Self.old.replacingOccurrences(of: "1,A,1", with: "1,A,7")
    let rows = try change.appliedPatch(older, to: edited).split(separator: "\n").sorted()
    #expect(rows == ["1,A,9", "3,C,3", "4,D,4", "id,name,price"])
  }

  /// A column that is gone is lost too; an edit of another field would be overwritten as well.
  @Test func otherFields() throws {
    let change = try ShownChange(
      Self.old, "id,name\n1,A\n2,B\n3,C\n4,D\n", .csv, id: "id")
    #expect(
      try change.patched(Self.old.replacingOccurrences(of: "2,B,2", with: "2,E,2")).hasSuffix(
        "whose id is 2 was edited after the patch was made: the patch would change name from E to B, "
          + "price from 2 to nothing"))
  }

  /// Objects are edited if one of their values is another, however it is spelt.
  @Test func objects() throws {
    let change = try ShownChange(
      #"[{"id": 1, "v": [1, "x"]}, {"id": 2}]"#, #"[{"id": 1, "v": [2, "x"]}, {"id": 2}]"#, .json,
      id: "id")
    #expect(
      try change.patched(#"[{"id": 1, "v": [1, "y"], "w": null}, {"id": 2}]"#).hasSuffix(
        #"the patch would change v from [1, "y"] to [2, "x"], w from null to nothing"#))
    #expect(
      try change.patched(#"[{"v": [1,"\u0078"], "id": 1}, {"id": 2, "w": 5}]"#)
        == #"[{"id": 1, "v": [2, "x"]}, {"id": 2, "w": 5}]"#)
  }

  /// Another file is named in words.
  @Test func others() throws {
    let records = try ShownChange("k\n1\n2\n", "k\n1\n", .csv, id: "k")
    let wrong = "patch does not apply to file: "
    #expect(
      try records.patched("k\n2\n1\n") == wrong
        + "the ids of its rows, or their order, are not those "
        + "of the file that the patch was made for")
    let sections = try ShownChange("k,s\n1,x\n", "k,s\n1,y\n", .csv, id: "k", section: "s")
    #expect(
      try sections.patched("k,s\n1,z\n") == wrong + "its sections, the ids of their rows, or the "
        + "order, are not those of the file that the patch was made for")
  }
}
