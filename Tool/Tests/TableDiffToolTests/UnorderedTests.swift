// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing

/// Files whose rows mean the same in any order.
@Suite struct UnorderedTests {
  private static var rules: ContentRules {
    var rules = ContentRules()
    rules.isUnordered = true
    return rules
  }

  /// Rows stand in their new order, with their numbers in both files, and none moves.
  @Test func records() throws {
    let old = "id,n\n1,a\n2,b\n3,c\n4,d\n5,e\n"
    let new = "id,n\n5,e\n3,x\n6,f\n1,a\n4,d\n"
    let change = try ShownChange(old, new, .csv, id: "id", rules: Self.rules)
    #expect(
      try change.listing() == [
        "rows: 1 deleted, 1 inserted, 1 updated, 3 unchanged", "", "      id  n", "5 1   5   e",
        "3 2 ~ 3  n: c → x", "  3 + 6   f", "1 4   1   a", "2   - 2   b", "4 5   4   d",
      ])
    let reversed = try ShownChange(
      old, "id,n\n5,e\n4,d\n3,c\n2,b\n1,a\n", .csv, id: "id", rules: Self.rules)
    #expect(reversed.change.isEmpty)
  }

  /// Lines count as often as they are there.
  @Test func lines() throws {
    let change = try ShownChange("a\nb\na\nc\n", "d\na\na\nb\nb\n", rules: Self.rules)
    let listing = try change.listing()
    #expect(listing[0] == "lines: 1 deleted, 2 inserted, 3 unchanged")
    #expect(listing.filter { $0.contains(" + ") }.map { $0.suffix(1) } == ["d", "b"])
    #expect(listing.contains("4   - c"))
    #expect(try ShownChange("x\ny\nx\n", "x\nx\ny\n", rules: Self.rules).change.isEmpty)
    #expect(try !ShownChange("x\ny\nx\n", "x\ny\ny\n", rules: Self.rules).change.isEmpty)
  }

  /// Of rows with one id, equal ones are pairs first, and then those that are as good as equal.
  @Test func repeatedIDs() throws {
    func change(
      _ old: String, _ new: String, rules: ContentRules = Self.rules
    ) throws -> ShownChange {
      try ShownChange("id,v\n" + old, "id,v\n" + new, .csv, id: "id", rules: rules)
    }
    #expect(try change("1,a\n1,b\n2,c\n", "1,b\n2,c\n1,a\n").change.isEmpty)
    #expect(
      try change("1,a\n1,b\n1,c\n", "1,c\n1,x\n").rows().dropFirst()
        == ["3 1   1   c", "1 2 ~ 1  v: a → x", "2   - 1   b"])
    var loose = Self.rules
    try loose.addTolerance("0.1")
    #expect(try change("1,1.0\n1,2.0\n", "1,2.05\n1,1.05\n", rules: loose).change.isEmpty)
    let objects = try ShownChange(
      #"[{"id":1,"v":1},{"id":1,"v":2}]"#, #"[{"v":2,"id":1},{"id":1,"v":1}]"#, .json, id: "id",
      rules: Self.rules)
    #expect(objects.change.isEmpty)
  }

  /// The changed words of lines are those of the lines that are shown.
  @Test func words() throws {
    let change = try ShownChange(
      "z\none two three four\ny\n", "y\nz\none two 3 four\n", rules: Self.rules)
    let listing = try change.listing(hasColors: true)
    #expect(listing.contains { $0.contains("\u{1B}[31;7mthree\u{1B}[0m") })
    #expect(listing.contains { $0.contains("\u{1B}[32;7m3\u{1B}[0m") })
  }

  /// The counts are those of sets of ids.
  @Test func counts() throws {
    let lists = [[], [1], [2, 1], [1, 2, 3], [3, 1, 2], [2, 4, 3, 1], [5, 4, 1]]
    for old in lists {
      for new in lists {
        func text(_ ids: [Int], _ mark: String) -> String {
          "id,n\n" + ids.map { "\($0),\($0 == 3 ? mark : "")\n" }.joined()
        }
        let change = try ShownChange(
          text(old, "o"), text(new, "n"), .csv, id: "id", rules: Self.rules)
        let common = Set(old).intersection(new)
        let counts = [
          (old.count - common.count, "deleted"), (new.count - common.count, "inserted"),
          (common.contains(3) ? 1 : 0, "updated"),
          (common.subtracting([3]).count, "unchanged"),
        ].filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
        let summary = counts.isEmpty ? "no rows" : "rows: " + counts
        #expect(try change.listing()[0] == summary, "\(old) \(new)")
      }
    }
  }
}
