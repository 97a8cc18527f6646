// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// A collection that only these tests know says what its versions share: diffs are those of arrays, and
/// read nothing else.
struct StructureSharingTests {
  /// Returns versions of a list, each made from the one before.
  private func versions(seed: UInt64) -> [ComputedRows] {
    var random = SeededRandom(seed: seed)
    var versions = [ComputedRows(count: Int.random(in: 0...40, using: &random))]
    var nextID = 1_000
    for _ in 0..<3 {
      var rows = versions[versions.count - 1]
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let start = Int.random(in: 0...rows.count, using: &random)
        let end = Int.random(in: start...min(rows.count, start + 4), using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          let changed = rows[start..<end].map {
            TestRow(id: $0.id, content: Int.random(in: 1..<3, using: &random))
          }
          rows.replaceSubrange(start..<end, with: changed)
        case 1:
          let added = (0..<Int.random(in: 0...3, using: &random)).map { TestRow(id: nextID + $0) }
          nextID += added.count
          rows.replaceSubrange(start..<end, with: added)
        default:
          rows.move(
            start..<end, to: Int.random(in: 0...rows.count - (end - start), using: &random))
        }
      }
      versions.append(rows)
    }
    return versions
  }

  @Test(arguments: 0..<Sizes.pick(exhaustive: 400, usual: 400, debug: 130))
  func diffsAreThoseOfArrays(seed: Int) {
    let versions = versions(seed: UInt64(seed))
    for old in versions {
      for new in versions {
        let (oldArray, newArray) = (Array(old), Array(new))
        let expected = oldArray.tableDiff(to: newArray)
        #expect(genericDiff(from: old, to: new) == expected)
        #expect(genericDiff(from: old, to: new, id: \.id) == expected)
        #expect(
          genericDiff(from: old, to: new, moves: .all)
            == oldArray.tableDiff(to: newArray, moves: .all))
      }
    }
  }

  @Test(arguments: 0..<Sizes.pick(exhaustive: 400, usual: 400, debug: 130))
  func sectionedDiffsAreThoseOfArrays(seed: Int) {
    let versions = versions(seed: UInt64(seed))
    for old in versions {
      for new in versions {
        let sections = genericSectionedDiff(
          from: [ComputedSection(rows: old)], to: [ComputedSection(rows: new)])
        let expected = [TitledSection(id: 0, rows: Array(old))]
          .sectionedDiff(to: [TitledSection(id: 0, rows: Array(new))])
        #expect(sections == expected)
      }
    }
  }

  @Test func onlyRowsThatAreNotSharedAreRead() {
    let old = ComputedRows(count: 1_000_000)
    var new = old
    new.replaceSubrange(500_000..<500_002, with: [TestRow(id: 500_000, content: 1)])
    new.move(10..<20, to: 900_000)
    old.reads.value = 0
    let diff = genericDiff(from: old, to: new)
    #expect(diff.deletes == [500_001])
    #expect(diff.updates.count == 1)
    #expect(diff.moves.count == 10)
    #expect(old.reads.value <= 8)
  }
}
