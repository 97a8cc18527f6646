// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Columns that come, go, or get another name.
@Suite struct ColumnChangeTests {
  private static let old = "id,town,n\n1,Rome,1\n2,Oslo,2\n3,Bern,3\n"

  private func change(_ new: String, rules: ContentRules = ContentRules()) throws -> ShownChange {
    try ShownChange(Self.old, new, .csv, id: "id", rules: rules, tellsColumns: true)
  }

  /// An added column is no update of the rows, whose other changes are shown.
  @Test func added() throws {
    let change = try change("id,note,town,n\n1,x,Rome,1\n2,y,Oslo,5\n3,z,Bern,3\n")
    #expect(
      try change.listing() == [
        "columns: 'note' added; rows: 1 updated, 2 unchanged", "", "      id  town  n  note",
        "1 1   1   Rome  1  x", "2 2 ~ 2  n: 2 → 5", "3 3   3   Bern  3  z",
      ])
    #expect(try change.stat().last == "columns: 'note' added; rows: 1 updated, 2 unchanged")
  }

  /// A removed column alone is a change.
  @Test func removed() throws {
    let change = try change("id,n\n1,1\n2,2\n3,3\n")
    #expect(!change.change.isEmpty)
    #expect(
      try change.listing() == [
        "columns: 'town' removed; rows: 3 unchanged", "", "      id  town  n",
        "      ⋯ 3 unchanged rows",
      ])
    let rules = try ContentRules(ignored: FieldNames("town", for: "--ignore"))
    #expect(try self.change("id,n\n1,1\n2,2\n3,3\n", rules: rules).change.isEmpty)
    #expect(try self.change("n,town,id\n1,Rome,1\n2,Oslo,2\n3,Bern,3\n").change.isEmpty)
  }

  /// A column is renamed if most values stay; the others are updates.
  @Test func renamed() throws {
    let change = try change("id,n,city,new\n1,1,Rome,\n2,2,Oslo,\n3,3,Basel,\n")
    #expect(
      try change.listing() == [
        "columns: 'new' added, 'town' renamed to 'city'; rows: 1 updated, 2 unchanged", "",
        "      id  city   n  new", "1 1   1   Rome   1", "2 2   2   Oslo   2",
        "3 3 ~ 3  city: Bern → Basel",
      ])
    // Half of the values are not most of them, and empty ones tell nothing.
    #expect(
      try self.change("id,city,n\n1,Rome,1\n2,Paris,2\n").listing()[0]
        == "columns: 'town' removed, 'city' added; rows: 1 deleted, 2 unchanged")
    let empty = try ShownChange("id,a\n1,\n", "id,b\n1,\n", .csv, id: "id", tellsColumns: true)
    #expect(try empty.listing()[0] == "columns: 'a' removed, 'b' added; rows: 1 unchanged")
  }

  /// Many columns cost as much as their values: all pairs of 1,000 would take minutes.
  @Test func wide() throws {
    var dice = Dice(seed: 8)
    let names = (0..<1_000).map { "c\($0)" }
    let rows = (0..<12).map { row in
      (0..<1_000).map { $0 < 500 ? "\(row)" : "\(Int.random(in: 0..<1_000_000, using: &dice))" }
    }
    func table(_ names: [String], _ rows: [[String]]) -> String {
      let lines = [["id"] + names] + rows.enumerated().map { ["\($0)"] + $1 }
      return lines.map { $0.joined(separator: ",") + "\n" }.joined()
    }
    var other = rows
    for column in 500..<1_000 { other[column % 12][column] = "x" }
    let change = try ShownChange(
      table(names, rows), table(names.map { "new" + $0 }, other), .csv, id: "id",
      tellsColumns: true)
    let columns = names.map { "'\($0)' renamed to 'new\($0)'" }.joined(separator: ", ")
    #expect(try change.listing()[0] == "columns: \(columns); rows: 12 updated")
  }

  /// A patch tells the rows with other columns one by one, and leads to the new file.
  @Test func patches() throws {
    let new = "id,city,n\n1,Rome,1\n2,Oslo,2\n3,Basel,3\n"
    let change = try ShownChange(Self.old, new, .csv, id: "id")
    #expect(try change.patched(Self.old) == new)
  }
}
