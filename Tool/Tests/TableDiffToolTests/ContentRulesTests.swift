// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// What counts when contents are compared.
@Suite struct ContentRulesTests {
  private static let old = "id,name,seen\n1,Ann,Mo\n2,Bo,Mo\n3,Cy,Mo\n"
  private static let new = "id,name,seen\n3,Cy,Tu\n1,Anna,Tu\n2,Bo,Tu\n"

  private func names(_ text: String) throws -> FieldNames { try FieldNames(text, for: "--ignore") }

  /// Ignored columns make no update, and are shown as they are now.
  @Test func ignoredColumns() throws {
    let change = try ShownChange(
      Self.old, Self.new, .csv, id: "id", rules: ContentRules(ignored: names("seen")))
    #expect(
      try change.listing()
        == [
          "rows: 1 moved, 1 updated, 1 unchanged", "", "      id  name  seen",
          "3 1 ← 3   Cy    Tu", "1 2 ~ 1  name: Ann → Anna", "2 3   2   Bo    Tu",
          "3 1 → 3   Cy    Mo",
        ])
    let same = try ShownChange(
      Self.old, Self.old.replacingOccurrences(of: "Mo", with: "\"T\"\"u\""), .csv, id: "id",
      rules: ContentRules(ignored: names("seen,id")))
    #expect(same.change.isEmpty)
  }

  /// Of the columns, only those count that are named.
  @Test func onlyColumns() throws {
    let change = try ShownChange(
      Self.old, Self.new, .csv, id: "id", rules: ContentRules(only: names("seen")))
    #expect(try change.listing()[0] == "rows: 1 moved, 3 updated")
    #expect(try change.listing().contains("1 2 ~ 1  seen: Mo → Tu"))
  }

  /// A column that is in one file only makes every row an update, unless it is ignored.
  @Test func columnsOfOneFile() throws {
    let (old, new) = ("id,a\n1,x\n2,y\n", "b,a,id\n5,x,1\n5,z,2\n")
    let rules = try ContentRules(ignored: names("b"))
    #expect(
      try ShownChange(old, new, .csv, id: "id").listing()[0] == "rows: 2 updated")
    #expect(
      try ShownChange(old, new, .csv, id: "id", rules: rules).listing()[0]
        == "rows: 1 updated, 1 unchanged")
  }

  /// Keys of objects are left out wherever they stand.
  @Test func keys() throws {
    let old = #"[{"id":1,"a":[1],"t":1},{"id":2,"a":"x"}]"#
    let new = #"[{"t":2,"id":1,"a":[ 1 ]},{"id":2,"a":"y","\u0074":3}]"#
    let ignoring = try ShownChange(
      old, new, .json, id: "id", rules: ContentRules(ignored: names("t")))
    #expect(try ignoring.listing()[0] == "rows: 1 updated, 1 unchanged")
    #expect(try ignoring.listing().contains("2 2 ~ 2  a: \"x\" → \"y\""))
    let only = try ShownChange(old, new, .json, id: "id", rules: ContentRules(only: names("t,z")))
    #expect(try only.listing()[0] == "rows: 2 updated")
    #expect(try only.listing().contains("2 2 ~ 2  t: 3 inserted"))
  }

  /// A column that no file has is a mistake.
  @Test func unknownColumns() throws {
    let files = try TemporaryFolder()
    func message(_ rules: ContentRules, _ format: InputFormat) throws -> String? {
      let id = format == .text ? nil : try FieldNames("id", for: "--id")
      let options = InputOptions(id: id, format: format)
      let old = try InputList(files.file("old", "id,name\n"), options)
      let new = try InputList(files.file("new", "id,city\n"), options)
      do throws(UsageError) { try rules.requireFields(of: old, new) } catch { return error.message }
      return nil
    }
    #expect(try message(ContentRules(ignored: names("city,name")), .csv) == nil)
    #expect(
      try message(ContentRules(ignored: names("id,nmae")), .csv)
        == "--ignore: there is no column 'nmae', but 'id', 'name', 'city'; did you mean 'name'?")
    #expect(
      try message(ContentRules(only: names("x1234")), .csv)
        == "--only: there is no column 'x1234', but 'id', 'name', 'city'")
    #expect(
      try message(ContentRules(only: names("x")), .text)
        == "--only needs --id: lines of text have no columns or keys")
  }
}
