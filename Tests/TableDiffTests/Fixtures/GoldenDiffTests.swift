// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Real lists that really changed, against diffs that an independent program wrote down.
@Suite struct GoldenDiffTests {
  static let lists = [
    "classifiers", "countries", "emoji", "largest-cities", "places", "public-suffixes",
    "time-zones",
  ]

  static let styles: [String: ListDiff.MoveStyle] = [
    "minimal": .minimal, "all": .all, "never": .never,
  ]

  @Test(arguments: lists) func diffsAreAsWrittenDown(list: String) throws {
    let names = try PackageFiles.names(in: "Fixtures/Golden/\(list)", suffix: ".txt")
    #expect(!names.isEmpty)
    for name in Sizes.isDebug ? Array(names.prefix(1)) : names {
      let golden = try GoldenDiff(PackageFiles.text(at: "Fixtures/Golden/\(list)/\(name)"))
      let (old, new) = try FixtureRow.snapshots(of: list, golden: name)
      #expect(golden.oldCount == old.count && golden.newCount == new.count, "\(name)")
      for (styleName, changes) in golden.styles {
        let style = try #require(Self.styles[styleName])
        let diff = old.tableDiff(to: new, moves: style)
        #expect(GoldenChanges(diff) == changes, "\(name), style \(styleName)")
        let byFunctions = genericDiff(
          from: old, to: new, id: { $0.id }, contentsEqual: { $0.content == $1.content },
          options: ListDiff.Options(moves: style))
        #expect(byFunctions == diff, "\(name), style \(styleName)")
        #expect(old.applying(diff, rowsFrom: new) == new, "\(name), style \(styleName)")
        var view = HeadlessListView(rows: old)
        try view.perform(diff.batchUpdate(inSection: 0), rows: new)
        #expect(view.shownRows == new, "\(name), style \(styleName)")
      }
    }
  }

  @Test(arguments: lists) func idsAreUnique(list: String) throws {
    for name in try PackageFiles.names(in: "Fixtures/Lists/\(list)", suffix: ".tsv") {
      let rows = try FixtureRow.rows(of: PackageFiles.text(at: "Fixtures/Lists/\(list)/\(name)"))
      #expect(!rows.isEmpty && rows.duplicateIDs().isEmpty, "\(name)")
    }
  }

  @Test func aWrongNumberDoesNotCompareEqual() throws {
    let diff = [TestRow]("abc").tableDiff(to: [TestRow]("cad"))
    let text = "old 3\nnew 3\nstyle minimal\ndeletes 1\ninserts 2\nmoves 2>0\nupdates\n"
    #expect(try GoldenDiff(text).styles[0].changes == GoldenChanges(diff))
    for wrong in ["deletes 0", "deletes", "deletes 1-2"] {
      let changed = text.replacing("deletes 1", with: wrong)
      #expect(try GoldenDiff(changed).styles[0].changes != GoldenChanges(diff))
    }
  }

  @Test(
    arguments: [
      "", "old 3\nnew 3\n", "old 3\nnew 3\ndeletes 1\n", "old x\nnew 3\nstyle all\n",
      "old 3\nnew 3\nstyle all\nmoves 1\n", "old 3\nnew 3\nstyle all\nmoves 1-2>3\n",
      "old 3\nnew 3\nstyle all\ndeletes 2-1\n", "old 3\nnew 3\nstyle all\nremoves 1\n",
      "old 3\nnew 3\nstyle all\ndeletes -1\n",
    ])
  func malformedTextIsRejected(text: String) {
    #expect(throws: FixtureProblem.self) { try GoldenDiff(text) }
  }
}
