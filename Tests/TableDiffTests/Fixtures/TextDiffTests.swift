// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Files that really changed, line by line: as many lines change as other programs found.
@Suite struct TextDiffTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let text: String
    let old: String
    let new: String

    /// What `git diff --no-index --minimal --numstat OLD NEW` printed, and `diff -d` found too.
    let deletes: Int
    let inserts: Int

    var testDescription: String { text }

    /// The lines of both files, as bytes; each file ends with LF.
    func lines() throws -> (old: [[UInt8]], new: [[UInt8]]) {
      func lines(_ version: String) throws -> [[UInt8]] {
        let text = try PackageFiles.text(at: "Fixtures/Texts/\(text)/\(version)")
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
          .dropLast().map(Array.init)
      }
      return (try lines(old), try lines(new))
    }
  }

  static let changes = [
    Change(
      text: "time-zone-rules", old: "2020.1.zi", new: "2026.6.zi", deletes: 2660, inserts: 2452),
    Change(
      text: "emoji-table", old: "2.14.1.json", new: "2.16.0.json", deletes: 3, inserts: 1013),
  ]

  @Test(arguments: changes) func asManyLinesChangeAsGitFound(change: Change) throws {
    let (old, new) = try change.lines()
    let diff = genericDiff(
      from: old, to: new, id: \.self, moves: .never, algorithm: .lcs)
    #expect(diff.deletes.count == change.deletes)
    #expect(diff.inserts.count == change.inserts)
    #expect(diff.moves.isEmpty && diff.updates.isEmpty && diff.isKnownMinimal)

    var rows = old
    for offset in diff.deletes.reversed() { rows.remove(at: offset) }
    for offset in diff.inserts { rows.insert(new[offset], at: offset) }
    #expect(rows == new)
  }

  @Test(arguments: changes) func theStandardLibraryFindsAsMany(change: Change) throws {
    let (old, new) = try change.lines()
    var numbers: [[UInt8]: Int] = [:]
    func number(_ line: [UInt8]) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let difference = new.map(number).difference(from: old.map(number))
    #expect(difference.removals.count == change.deletes)
    #expect(difference.insertions.count == change.inserts)
  }
}
