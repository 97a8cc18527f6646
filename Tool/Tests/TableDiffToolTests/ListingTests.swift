// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TableDiffTool
import Testing
import ToolSupport

/// Listings of what changed.
@Suite struct ListingTests {
  /// Of nested objects the values are told that differ, by the keys that lead to them.
  @Test func paths() throws {
    let old = #"[{"id":1,"a":{"b":{"c":1,"d":2},"x.y":3,"":4,"l":[{"m":1}]},"o":{"p":1}}]"#
    let new = #"[{"id":1,"a":{"b":{"d":2,"e":5},"x.y":4,"":5,"l":[{"m":2}]},"o":[1]}]"#
    #expect(
      try ShownChange(old, new, .json, id: "id").rows() == [
        #"1 1 ~ 1  a.b.c: 1 deleted, a.b.e: 5 inserted, a."x.y": 3 → 4, a."": 4 → 5, "#
          + #"a.l: [{"m": 1}] → [{"m": 2}], o: {"p": 1} → [1]"#
      ])
    let rules = try ContentRules(only: FieldNames("o", for: "--only"))
    #expect(
      try ShownChange(old, new, .json, id: "id", rules: rules).rows() == [
        #"1 1 ~ 1  o: {"p": 1} → [1]"#
      ])
  }

  private static let old = "id,name,place\n1,Ann,Rome\n2,Bo,Oslo\n3,Cy,Rome\n"
  private static let new = "id,name,place\n3,Cy,Rome\n1,Anna,Rome\n4,Di,Bern\n"

  /// Lines that are deleted, inserted, and stay.
  @Test func lines() throws {
    let change = try ShownChange("one\ntwo\nthree\n", "one\n2\nthree\nfour")
    #expect(
      try change.listing() == [
        "lines: 1 deleted, 2 inserted, 2 unchanged", "", "1 1   one", "2   - two", "  2 + 2",
        "3 3   three", "  4 + four", "      (no line end)",
      ])
  }

  /// Records that move and are updated, with what is new in them.
  @Test func records() throws {
    let change = try ShownChange(Self.old, Self.new, .csv, id: "id")
    #expect(
      try change.listing()
        == [
          "rows: 1 deleted, 1 inserted, 1 moved, 1 updated", "", "      id  name  place",
          "3 1 ← 3   Cy    Rome", "1 2 ~ 1  name: Ann → Anna", "2   - 2   Bo    Oslo",
          "3 1 → 3   Cy    Rome", "  3 + 4   Di    Bern",
        ])
  }

  /// Sections that come and go.
  @Test func sections() throws {
    let change = try ShownChange(Self.old, Self.new, .csv, id: "id", section: "place")
    let listing = try change.listing()
    #expect(listing[0].hasPrefix("sections: 1 deleted, 1 inserted; rows: "))
    #expect(listing.contains("- Oslo  deleted section"))
    #expect(listing.contains("+ Bern  new section"))
    #expect(listing.contains("  Rome"))
  }

  /// Numbers of changes with bars.
  @Test func stat() throws {
    let flat = try ShownChange("a\nb\nc\n", "a\nx\ny\nz\n")
    #expect(
      try flat.stat(columns: 24) == [
        " deleted  2 ██████▋", " inserted 3 ██████████",
        "lines: 2 deleted, 3 inserted, 1 unchanged",
      ])
    let sectioned = try ShownChange(Self.old, Self.new, .csv, id: "id", section: "place")
    let old = "id,v,s\n1,a,EU\n2,b,EU\n3,c,AS\n4,d,AS\n"
    let new = "id,v,s\n4,d,AS\n1,x,EU\n5,e,AF\n2,y,EU\n"
    let moved = try ShownChange(old, new, .csv, id: "id", section: "s")
    #expect(
      try moved.stat().prefix(3) == [" AS (moved) 1 -", " EU         2 ~~", " AF (new)   1 +"])
    let kinds = try ShownChange(old, new, .csv, id: "id")
    func bar(_ columns: Int) -> String { String(repeating: "█", count: columns) }
    #expect(
      try kinds.stat() == [
        " deleted  1 " + bar(20), " inserted 1 " + bar(20), " moved    1 " + bar(20),
        " updated  2 " + bar(40), "rows: 1 deleted, 1 inserted, 1 moved, 2 updated",
      ])
    #expect(try sectioned.stat().contains(" Oslo (deleted) 1 -"))
    #expect(try sectioned.stat().contains(" Bern (new)     1 +"))
  }

  /// Words are equal, or changed with the spaces between them.
  @Test func words() {
    func changed(_ old: String, _ new: String) -> ([Range<Int>], [Range<Int>], Double) {
      // Slices of words may read eight bytes more.
      (Array(old.utf8) + [UInt8](repeating: 0, count: 8)).withUnsafeBytes { a in
        (Array(new.utf8) + [UInt8](repeating: 0, count: 8)).withUnsafeBytes { b in
          let diff = WordDiff(
            UnsafeRawBufferPointer(rebasing: a.dropLast(8)),
            UnsafeRawBufferPointer(rebasing: b.dropLast(8)))
          return (diff.old, diff.new, diff.similarity)
        }
      }
    }
    #expect(changed("let a = 1", "let b = 1") == ([4..<5], [4..<5], 5.0 / 6))
    #expect(changed("one two", "three four").0 == [0..<7])
    #expect(changed("a(b)", "a[b]") == ([1..<2, 3..<4], [1..<2, 3..<4], 0.5))
    #expect(changed("a  b", "a b") == ([1..<3], [1..<2], 1))
    #expect(changed("", "a").2 == 0)
  }
}
