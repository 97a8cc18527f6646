// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// What both sides changed.
extension FileMergeTests {
  @Test func conflictOfRecords() throws {
    let merge = try merge(
      ["id,n\n1,a\n2,b\n", "id,n\n1,A\n2,b\n", "id,n\n0,z\n1,Ä\n2,b\n"], .csv)
    #expect(
      merge.text
        == "id,n\n0,z\n<<<<<<< mine\n1,A\n=======\n1,Ä\n>>>>>>> theirs\n2,b\n")
    #expect(
      merge.conflicts == [
        "mine: the row whose id is 1: both update it, to different contents: "
          + "'n' was 'a', is 'A' in mine and 'Ä' in theirs"
      ])
  }

  /// Only the place is in conflict: the row is written once.
  @Test func conflictOfPlaces() throws {
    let merge = try merge(
      ["id\n1\n2\n3\n", "id\n3\n1\n2\n", "id\n1\n3\n2\n"], .csv)
    #expect(merge.text == "id\n3\n1\n2\n")
    #expect(merge.conflicts == ["mine: the row whose id is 3: both move it, to different places"])
  }

  /// Whichever version of each conflict is kept, JSON is valid: also that of a side that deleted.
  @Test(
    arguments: [
      ("12", "2", "bB"), ("12", "1", "1B"), ("1", "", "b"), ("123", "13", "1B3"), ("12", "", "bB"),
      ("123", "b3", "1BB"), ("123", "1", "1BB"), ("1234", "2", "BBBB"), ("12", "bb", "BB"),
      ("123", "3b1", "1B"),
    ], ["[\n  ", "["])
  func conflictOfObjects(texts: (String, String, String), opening: String) throws {
    // Letters are rows with a new content, whose id is their place.
    func text(_ rows: String) -> String {
      let objects = rows.enumerated().map { place, row in
        "{\"id\":\(row.isNumber ? "\(row)" : "\(place + 1)"),\"v\":\"\(row.isNumber ? "a" : row)\"}"
      }
      let separator = opening == "[" ? "," : ",\n  "
      return opening + objects.joined(separator: separator) + (opening == "[" ? "]" : "\n]\n")
    }
    let merge = try merge([texts.0, texts.1, texts.2].map(text), .json)
    let blocks = merge.text.split(separator: "\n").count { $0.hasPrefix("<<<<<<<") }
    #expect(blocks > 0)
    for choice in 0..<(1 << blocks) {
      var (lines, block, side) = ([Substring](), -1, -1)
      for line in merge.text.split(separator: "\n") {
        if line.hasPrefix("<<<<<<<") {
          (block, side) = (block + 1, 0)
        } else if line.hasPrefix("=======") {
          side = 1
        } else if line.hasPrefix(">>>>>>>") {
          side = -1
        } else if side < 0 || choice >> block & 1 == side {
          lines.append(line)
        }
      }
      let kept = lines.joined(separator: "\n")
      #expect(throws: Never.self, "\(kept)") {
        try JSONSerialization.jsonObject(with: Data(kept.utf8))
      }
    }
  }

  @Test func conflictOfLinesOfJSON() throws {
    let merge = try merge(
      ["{\"id\":1,\"n\":1}\n", "{\"id\":1,\"n\":\n2}\n{\"id\":3}\n", "{\"id\":2}\n"], .jsonl)
    #expect(
      merge.text
        == "<<<<<<< mine\n{\"id\": 1, \"n\": 2}\n=======\n>>>>>>> theirs\n{\"id\":3}\n{\"id\":2}\n")
  }
}
