// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Patches of files.
@Suite struct PatchTests {
  private static let old = "id,name,place\r\n1,\"An, n\",Rome\r\n2,Bo,Oslo\r\n3,Cy,Rome\r\n"
  private static let new = "id,name,place\r\n3,Cy,Rome\r\n1,Anna,Rome\r\n4,\"D\"\"i\",Bern\r\n"

  /// The patch of a change leads from the old file to the new one.
  @Test func roundTrips() throws {
    let lines = ("a\nb\nc\n", "c\r\nb\n\na")
    #expect(try ShownChange(lines.0, lines.1).patched(lines.0) == lines.1)
    #expect(try ShownChange(lines.1, lines.0).patched(lines.1) == lines.0)
    let records = try ShownChange(Self.old, Self.new, .csv, id: "id")
    #expect(try records.patched(Self.old) == Self.new)
    let sections = try ShownChange(Self.old, Self.new, .csv, id: "id", section: "place")
    #expect(try sections.patched(Self.old) == Self.new)
    let objects = (
      "[{\"id\":1,\"v\":[1]},\n  {\"id\":2}]\n", "[{\"id\":2},\n  {\"id\":1,\"v\":{}}]\n"
    )
    #expect(try ShownChange(objects.0, objects.1, .json, id: "id").patched(objects.0) == objects.1)
    let items = ("{\"id\":1}\n{\"id\":2}\n", "{\"id\":3}\n{\"id\":1}\n")
    #expect(try ShownChange(items.0, items.1, .jsonl, id: "id").patched(items.0) == items.1)
  }

  /// Rows that keys identify keep them, and how they are written.
  @Test func keyedRows() throws {
    let old = "{\"a\":{\"v\":1},\n  \"b\" : {},\n  \"\\u0063\":{}}\n"
    let new = "{\"\\u0063\":{},\n  \"a\":{\"v\":2},\n  \"d\" : {}}\n"
    let change = try ShownChange(old, new, .json)
    #expect(try change.patched(old) == new)
    #expect(try change.patch().contains(#""isKeyed":true"#))
    #expect(
      try change.patched(old.replacingOccurrences(of: "1", with: "3"))
        == "patch does not apply to file: the row whose key is \"a\" was edited after the patch was "
        + "made: the patch would change v from 3 to 2")
    #expect(
      try change.patched("[]")
        == "patch does not apply to file: its rows are an array, those of the file that the patch was "
        + "made for an object")
    let patch = try change.patch().replacingOccurrences(of: "{\"d\" : {}}", with: "{\"d\": 1}")
    #expect(try change.appliedPatch(patch, to: old).hasSuffix("rows[1]: no object of one object"))
    let within = try ShownChange(
      "{\"n\":1,\"a\":\(old)}", "{\"n\":1,\"a\":\(new)}", .json, id: "id", rows: "a")
    #expect(try within.patched("{\"n\":2,\"a\":\(old)}") == "{\"n\":2,\"a\":\(new)}")
  }

  /// Several columns or keys identify a row in a patch too, and apart from one with a comma.
  @Test func composedIDs() throws {
    let records = ("a,b,n\n1,2,x\n1,3,y\n2,2,z\n", "a,b,n\n2,2,z\n1,2,w\n3,2,v\n")
    let change = try ShownChange(records.0, records.1, .csv, id: "a,b")
    #expect(try change.patched(records.0) == records.1)
    #expect(
      try change.patched(records.0.replacingOccurrences(of: "1,3,y", with: "1,4,y"))
        .contains("the ids of its rows, or their order, are not those"))
    #expect(
      try change.patched(records.0.replacingOccurrences(of: "x", with: "xx"))
        .contains("the row whose a, b is 1,2 was edited"))
    let json = String(decoding: PatchText(change.change).bytes, as: UTF8.self)
    #expect(json.contains(#""id":["a","b"]"#))
    let objects = (#"[{"a":1,"b":"x","n":1}]"# + "\n", #"[{"a":1,"b":"x","n":2}]"# + "\n")
    #expect(try ShownChange(objects.0, objects.1, .json, id: "a,b").patched(objects.0) == objects.1)
    let quoted = ("\"a,b\",n\n1,x\n", "\"a,b\",n\n1,y\n")
    let single = try ShownChange(quoted.0, quoted.1, .csv, id: "\"a,b\"")
    #expect(try single.patched(quoted.0) == quoted.1)
    #expect(
      String(decoding: PatchText(single.change).bytes, as: UTF8.self)
        .contains(#""id":"a,b""#))
  }

  /// Columns come and go, and have no names without a header.
  @Test func columns() throws {
    for new in ["b,id,a\ny,1,x\nq,2,x\n", "id,c\n2,x\n1,x\n"] {
      let old = "id,a,b\n1,x,y\n2,x,z\n"
      #expect(try ShownChange(old, new, .csv, id: "id").patched(old) == new)
    }
    let (old, new) = ("1\tx\n2\ty\n", "3\t\"a\tb\"\n2\tz\n")
    #expect(try ShownChange(old, new, .tsv, id: "1", hasHeader: false).patched(old) == new)
  }

  /// The values of rows may be nested as deep in a patch as in a file.
  @Test func deepObjects() throws {
    let deep = String(repeating: "[", count: 201) + String(repeating: "]", count: 201)
    let line = #"{"id": 1, "deep": \#(deep)}"# + "\n"
    #expect(try ShownChange("", line, .jsonl, id: "id").patched("") == line)
    func array(_ id: Int) -> String { #"[{"id": \#(id), "deep": \#(deep)}, {"id": 3}]"# }
    #expect(try ShownChange(array(1), array(2), .json, id: "id").patched(array(1)) == array(2))
    func object(_ key: String) -> String { #"{"\#(key)": {"deep": \#(deep)}, "x": {}}"# }
    #expect(try ShownChange(object("a"), object("b"), .json).patched(object("a")) == object("b"))
  }

  /// The digest is that of the library's example, of the ids 1, 2 and 3 as integers.
  @Test func digest() throws {
    let rows = #"{"id": 1}"# + "\n" + #"{"id": 2}"# + "\n" + #"{"id": 3}"# + "\n"
    let new = rows.dropFirst(10) + #"{"id": 4, "name": "Plum"}"# + "\n"
    let text = try ShownChange(rows, String(new), .jsonl, id: "id").patch()
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let patch = try #require(json as? [String: Any])
    #expect(patch["baseDigest"] as? String == "8799e152e5c0cdfa")
    let inserted = try #require(patch["rows"] as? [[String: Any]])
    #expect(inserted.map { $0["name"] as? String } == ["Plum"])
    #expect(inserted.map { $0["id"] as? Int } == [4])
  }
}
