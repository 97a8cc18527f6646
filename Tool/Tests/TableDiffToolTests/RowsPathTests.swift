// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Rows that are an array within an object of JSON.
@Suite struct RowsPathTests {
  private let old = #"""
    {"version": 1, "data": {"by": "Ann", "items": [
      {"id": 1, "n": "a"},
      {"id": 2, "n": "b"}
    ], "next": null}}

    """#

  /// The rows are compared, and what stands around them.
  @Test func comparing() throws {
    let new = #"{"data": {"next": "x", "items": [{"id":2,"n":"c"}], "by": "Ann"}, "version": 2}"#
    let change = try ShownChange(old, new, .json, id: "id", rows: "data.items")
    #expect(
      try change.listing() == [
        "2 values around the rows; rows: 1 deleted, 1 updated",
        #"      version: 1 → 2, data.next: null → "x""#, "",
        #"1   - {"id": 1, "n": "a"}"#, #"2 1 ~ 2  n: "b" → "c""#,
      ])
    #expect(
      try change.stat().last == "2 values around the rows; rows: 1 deleted, 1 updated")
    #expect(
      change.markdown.contains(
        "\n<code>version&#58; 1 → 2</code><br><code>data.next&#58; null → &#34;x&#34;</code>\n"))
    let outside = #"{"data": {"items": [{"n":"a","id":1},{"id":2,"n":"b"}], "by": "Bo"}}"#
    let other = try ShownChange(old, outside, .json, id: "id", rows: "data.items")
    #expect(!other.change.isEmpty)
    #expect(
      try other.listing().prefix(2) == [
        "3 values around the rows; rows: 2 unchanged",
        #"      version: 1 deleted, data.by: "Ann" → "Bo", data.next: null deleted"#,
      ])
  }

  /// Rows are an object, and their keys identify them.
  @Test(arguments: [nil, "items"])
  func keyed(path: String?) throws {
    func text(_ rows: String) -> String { path == nil ? rows : "{\"items\": \(rows)}" }
    let change = try ShownChange(
      text("{\"a\": {\"v\": 1}, \"b\": {\"v\": 1}, \"1\": {}}"),
      text("{\"a\":{\"v\":2},\"1\":{},\"c\" : {\"v\":1}}"), .json, rows: path)
    #expect(
      try change.listing() == [
        "rows: 1 deleted, 1 inserted, 1 updated, 1 unchanged", "", "1 1 ~ a  v: 1 → 2",
        "2   - \"b\": {\"v\": 1}", "3 2   \"1\": {}", "  3 + \"c\": {\"v\": 1}",
      ])
    #expect(
      try change.records() == [
        "change,file,old_row,new_row,key,v", "updated,old,1,1,a,1", "updated,new,1,1,a,2",
        "deleted,old,2,,b,1", "inserted,new,,3,c,1",
      ])
  }

  /// An array beside an object, and an object of other values.
  @Test func wrongObjects() throws {
    #expect(throws: UsageError.self) {
      try ShownChange("{\"a\": {}}", "{\"a\": 1}", .json)
    }
    #expect(throws: UsageError.self) {
      try ShownChange("{\"a\": {}, \"\\u0061\": {}}", "{}", .json)
    }
    #expect(
      try ShownChange("{\"a\": {}}", "{}", .json, id: "id").remarks
        == [
          "note: old: rows are identified by their keys in the object",
          "note: new: rows are identified by their keys in the object",
        ])
  }

  /// The rules for contents hold around the rows too.
  @Test func rules() throws {
    let new = old.replacing("1, \"data\"", "1.25, \"data\"").replacing("Ann", "ANN")
    func outside(_ rules: ContentRules) throws -> Bool {
      try !ShownChange(old, new, .json, id: "id", rows: "data.items", rules: rules).change.isEmpty
    }
    #expect(try outside(ContentRules()))
    var loose = ContentRules()
    loose.tolerance = DecimalNumber("0.25")
    #expect(try outside(loose))
    loose.ignoresCase = true
    #expect(try !outside(loose))
    #expect(try !outside(ContentRules(ignored: FieldNames("version,data", for: "--ignore"))))
    #expect(try !outside(ContentRules(only: FieldNames("n", for: "--only"))))
  }

  /// Keys are compared as texts, however they are spelt, and a key with a point stands in quotes.
  @Test(arguments: [
    (#"{"a.b": {"": [{"id": 1}]}}"#, #""a.b"."""#), (#"{"\u0061": [{"id": 1}]}"#, "a"),
    (#"{"x": {"a": 5}, "a": {"x": [{"id": 1}], "a": []}}"#, "a.x"),
    (#"{"é": [{"id": 1}]}"#, "é"), (#"{"": [{"id": 1}]}"#, ""),
  ])
  func keys(text: String, path: String) throws {
    let change = try ShownChange(
      text, text.replacing("\"id\": 1", "\"id\": 2"), .json, id: "id", rows: path)
    #expect(try change.listing().first == "rows: 1 deleted, 1 inserted")
  }

  /// Errors tell where and what.
  @Test(arguments: [
    (
      #"{"data": 1}"#, "items",
      "line 1, column 1, byte 0: --rows: the object has no key 'items', but 'data'"
    ),
    (
      #"{"items": {"data": 1}}"#, "items.date",
      "line 1, column 11, byte 10: --rows: the object has no key 'date', but 'data'; did you mean 'data'?"
    ),
    (
      #"{"items": 1}"#, "items",
      "line 1, column 11, byte 10: expected an array of objects, beginning with '[', not '1'"
    ),
    (
      #"[{"items": []}]"#, "items",
      "line 1, column 1, byte 0: expected an object with the key 'items' of --rows, not '['"
    ),
    (
      #"{"items": [1]}"#, "items",
      "line 1, column 12, byte 11: expected an object, which row 1 is, not '1'"
    ),
    (
      #"{"items": [], "items": []}"#, "items",
      "line 1, column 15, byte 14: the key 'items' is there twice"
    ),
    (#"{"items": [], "a": }"#, "items", "line 1, column 20, byte 19: expected a value, not '}'"),
    (#"{"items": []} 1"#, "items", "line 1, column 15, byte 14: expected the end, not '1'"),
  ])
  func errors(text: String, path: String, message: String) {
    #expect {
      try ShownChange(text, text, .json, id: "id", rows: path)
    } throws: { error in
      guard let error = error as? UsageError else { return false }
      return error.message.hasSuffix(message)
    }
  }

  /// A patch keeps what stands around the rows of the file that it is applied to.
  @Test func patch() throws {
    let new = old.replacing("{\"id\": 2, \"n\": \"b\"}", "{\"id\": 3}")
    let patch = try ShownChange(old, new, .json, id: "id", rows: "data.items").patch()
    #expect(patch.contains(#""rows":["data","items"]"#))
    #expect(try ShownChange(old, old).appliedPatch(patch, to: old) == new)
    let edited = old.replacing("Ann", "Bo")
    #expect(
      try ShownChange(old, old).appliedPatch(patch, to: edited) == new.replacing("Ann", "Bo"))
    #expect(
      try ShownChange(old, old).appliedPatch(patch, to: "[]")
        == "file: line 1, column 1, byte 0: expected an object with the key 'data' of --rows, not '['"
    )
    #expect(
      try ShownChange(old, old).appliedPatch(patch.replacing(#"["data","items"]"#, "[]"), to: old)
        .contains("no key"))
  }

  /// An array that was empty, or becomes empty, stays in its place.
  @Test func emptyArrays() throws {
    let (none, one) = (#"{"a": 1, "items": [ ]}"#, #"{"a": 1, "items": [{"id": 1}]}"#)
    func patched(_ old: String, _ new: String) throws -> String {
      try ShownChange(old, new, .json, id: "id", rows: "items").patched(old)
    }
    #expect(try patched(one, none) == "{\"a\": 1, \"items\": []}")
    #expect(try patched(none, one) == "{\"a\": 1, \"items\": [\n  {\"id\": 1}\n]}")
  }
}

extension String {
  fileprivate func replacing(_ part: String, _ other: String) -> String {
    replacingOccurrences(of: part, with: other)
  }
}
