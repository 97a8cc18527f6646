// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// The changes whose steps for Qt `Scripts/check-qt` carries out on a model of Qt, as the text that
/// Fixtures/Steps holds.
enum QtCorpus {
  static func text() throws -> String {
    var blocks = ["# Written by QtCorpusTests; Fixtures/Steps/README.md gives the grammar."]
    for (old, new) in [
      ("0123", "2301"), ("0123", "3120"), ("ABCDE", "ECDAB"), ("ABC", "BCA"), ("DEMAB", "ABM"),
      ("", "ABC"), ("ABC", ""), ("ABCDEFGH", "GABEFXCY"),
    ] {
      let diff = [TestRow](old).tableDiff(to: [TestRow](new))
      blocks.append(try block("\(old)>\(new)", diff))
    }
    for seed in 0..<UInt64(30) {
      let lists = RandomCase.make(seed: seed, maxCount: 14)
      for style in ListDiff.MoveStyle.everyStyle {
        let diff = lists.old.tableDiff(to: lists.new, moves: style)
        if diff.isEmpty || diff.newCount > 30 { continue }
        blocks.append(try block("random-\(seed)-\(style)", diff))
      }
      blocks.append(try block("made-by-hand-\(seed)", RandomDiff.flat(seed: seed)))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func block(_ name: String, _ diff: ListDiff) throws -> String {
    guard let lists = StepLists(diff) else { throw FixtureProblem("\(name) is no valid diff") }
    let model = QAbstractItemModel(lists.old)
    model.perform(diff.steps) { StepContract.perform($0, on: &model.rows, new: lists.new) }
    let head = ["case \(name)", line("old", lists.old), line("new", lists.new)]
    return (head + model.steps).joined(separator: "\n")
  }

  private static func line(_ list: String, _ rows: [TestRow]) -> String {
    ([list] + rows.map { $0.content == 0 ? "\($0.id)" : "\($0.id).\($0.content)" })
      .joined(separator: " ")
  }
}
