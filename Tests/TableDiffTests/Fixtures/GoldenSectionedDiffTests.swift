// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Real lists with natural sections, against diffs that an independent program wrote down.
@Suite struct GoldenSectionedDiffTests {
  @Test(arguments: FixtureSection.names.keys.sorted())
  func diffsAreAsWrittenDown(list: String) throws {
    let folder = "Fixtures/Golden/\(list)/sections"
    let names = try PackageFiles.names(in: folder, suffix: ".txt")
    #expect(try names == PackageFiles.names(in: "Fixtures/Golden/\(list)", suffix: ".txt"))
    for name in Sizes.isDebug ? Array(names.prefix(1)) : names {
      let golden = try GoldenSectionedDiff(PackageFiles.text(at: "\(folder)/\(name)"))
      let (old, new) = try Self.snapshots(of: list, golden: name)
      let diff = genericSectionedDiff(from: old, to: new)
      #expect(golden.old == Self.counts(of: old) && golden.new == Self.counts(of: new), "\(name)")
      #expect(golden.sections == GoldenChanges(diff.sections), "\(name)")
      #expect(golden.rows == GoldenChanges(diff), "\(name)")
      #expect(old.applying(diff, sectionsFrom: new) == new, "\(name)")
    }
  }

  @Test(arguments: FixtureSection.names.keys.sorted())
  func anotherListOfTheSameSectionsHasNoChanges(list: String) throws {
    for name in try PackageFiles.names(in: "Fixtures/Golden/\(list)/sections", suffix: ".txt") {
      let (old, new) = try Self.snapshots(of: list, golden: name)
      #expect(!genericSectionedDiff(from: old, to: new).isEmpty)
      #expect(genericSectionedDiff(from: new, to: Self.copy(of: new)).isEmpty)
    }
  }

  @Test(arguments: FixtureSection.names.keys.sorted())
  func plansLeadToTheNewList(list: String) throws {
    let names = try PackageFiles.names(in: "Fixtures/Golden/\(list)/sections", suffix: ".txt")
    for name in Sizes.isDebug ? Array(names.prefix(1)) : names {
      let (old, new) = try Self.snapshots(of: list, golden: name)
      let diff = genericSectionedDiff(from: old, to: new)
      for target in BatchPlanTests.targets {
        for preference in BatchPlanTests.preferences {
          var view = HeadlessListView(sections: old, kind: target)
          try view.performGenerically(
            diff.stages(from: old, to: new, for: target, preferring: preference))
          #expect(view.shownSections == new, "\(name), \(target), \(preference)")
        }
      }
    }
  }

  @Test func aWrongNumberDoesNotCompareEqual() throws {
    let old = [
      RowSection(id: "a", rows: [1, 2].rows), RowSection(id: "b", rows: [3, 4].rows),
    ]
    let new = [
      RowSection(id: "b", rows: [2, 4].rows), RowSection(id: "a", rows: [1, 5].rows),
    ]
    let diff = genericSectionedDiff(from: old, to: new)
    let text = """
      old 4 2
      new 4 2
      sections
      deletes
      inserts
      moves 1>0
      updates
      rows
      deletes 1.0
      inserts 1.1
      moves 0.1>0.0
      updates
      """
    let golden = try GoldenSectionedDiff(text)
    #expect(golden.sections == GoldenChanges(diff.sections))
    #expect(golden.rows == GoldenChanges(diff))
    for (line, wrong) in [
      ("deletes 1.0", "deletes 1.1"), ("deletes 1.0", "deletes"),
      ("moves 0.1>0.0", "moves 0.1>1.0"),
      ("deletes 1.0", "deletes 1.0-1"), ("inserts 1.1", "inserts 0.1"),
    ] {
      let changed = try GoldenSectionedDiff(text.replacing(line, with: wrong))
      #expect(changed.rows != GoldenChanges(diff), "\(wrong)")
    }
    let changed = try GoldenSectionedDiff(text.replacing("moves 1>0", with: "moves 0>1"))
    #expect(changed.sections != GoldenChanges(diff.sections))
  }

  @Test(
    arguments: [
      "", "old 3 1\nnew 3 1\n", "old 3 1\nnew 3 1\nsections\n", "old 3 1\nnew 3 1\nrows\n",
      "old 3 1\nnew 3\nsections\nrows\n", "old 3 1\nsections\nrows\n", "sections\nrows\n",
      "old 3 1\nnew 3 1\nsections\ndeletes 0.1\nrows\n",
      "old 3 1\nnew 3 1\nsections\nrows\ndeletes 1\n",
      "old 3 1\nnew 3 1\nsections\nrows\ndeletes 0.1.1\n",
      "old 3 1\nnew 3 1\nsections\nrows\nmoves 0.1-2>0.3\n",
      "old 3 1\nnew 3 1\nsections\nrows\nremoves 0.1\n",
    ])
  func malformedTextIsRejected(text: String) {
    #expect(throws: FixtureProblem.self) { try GoldenSectionedDiff(text) }
  }

  private static func counts(of sections: [FixtureSection]) -> [Int] {
    [sections.reduce(0) { $0 + $1.rows.count }, sections.count]
  }

  /// Equal sections in storage of their own.
  private static func copy(of sections: [FixtureSection]) -> [FixtureSection] {
    sections.map { FixtureSection($0, rows: $0.rows.map { $0 }) }
  }

  private static func snapshots(
    of list: String, golden name: String
  ) throws -> (old: [FixtureSection], new: [FixtureSection]) {
    let sectionName = try #require(FixtureSection.names[list])
    let (old, new) = try FixtureRow.snapshots(of: list, golden: name)
    return (
      FixtureSection.sections(of: old, named: sectionName),
      FixtureSection.sections(of: new, named: sectionName)
    )
  }
}
