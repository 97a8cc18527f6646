// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// All small batches of sections and rows, legal or not, against a list view of plain loops.
struct ExhaustiveBatchTests {
  private static let twoSections = [TitledSection](reading: "A: 1 2 | B: 3")

  /// The counts of rows after the batch, by section.
  private static let shapes = [
    [], [0], [2], [3], [2, 1], [1, 2], [1, 1], [3, 0], [0, 2, 1], [1, 0, 1], [2, 1, 2],
  ]

  /// A debug build takes every third shape.
  @Test(arguments: stride(from: 0, to: shapes.count, by: Sizes.isDebug ? 3 : 1).map { $0 })
  func everyBatchOfUpToTwoOperations(index: Int) {
    let operations = Self.operations(Self.shapes[index])
    var batches = [[]] + operations.map { [$0] }
    for first in operations.indices {
      batches += operations[first...].map { [operations[first], $0] }
    }
    check(batches, Self.twoSections, Self.shapes[index])
  }

  @Test(arguments: Sizes.isDebug ? [[2]] : [[2], [2, 1], [1, 0, 1]])
  func everyBatchOfThreeOperations(shape: [Int]) {
    let operations = Self.operations(shape)
    var batches: [[String]] = []
    for first in operations.indices {
      for second in operations.indices.dropFirst(first + 1) {
        batches += operations[(second + 1)...].map { [operations[first], operations[second], $0] }
      }
    }
    check(batches, Self.twoSections, shape)
  }

  /// Every operation on sections and rows that exist, and two on such that do not.
  private static func operations(_ shape: [Int]) -> [String] {
    func paths(_ counts: [Int]) -> [String] {
      counts.indices.flatMap { section in (0..<counts[section]).map { "(\(section),\($0))" } }
    }
    let from = paths(twoSections.map(\.rows.count)), to = paths(shape)
    var operations = ["d(1,1)", "iS\(shape.count)"]
    for section in twoSections.indices { operations += ["dS\(section)", "rS\(section)"] }
    for section in shape.indices { operations.append("iS\(section)") }
    for section in twoSections.indices {
      operations += shape.indices.map { "mS\(section)>\($0)" }
    }
    operations += from.flatMap { ["d\($0)", "r\($0)"] } + to.map { "i\($0)" }
    for source in from { operations += to.map { "m\(source)>\($0)" } }
    return operations
  }

  /// Any deletes, inserts and moves of three rows, and one move at most beside reloads.
  @Test(arguments: 0...3) func everyBatchOfOneSection(newCount: Int) {
    func subsets(_ words: [String]) -> [[String]] {
      (0..<1 << words.count).map { mask in
        words.indices.filter { mask >> $0 & 1 == 1 }.map { words[$0] }
      }
    }
    let deletes = subsets((0..<3).map { "d(0,\($0))" })
    let inserts = subsets((0..<newCount).map { "i(0,\($0))" })
    let moves = (0..<3).flatMap { from in (0..<newCount).map { "m(0,\(from))>(0,\($0))" } }
    let others =
      subsets(moves)
      + subsets((0..<3).map { "r(0,\($0))" }).dropFirst().flatMap { reloads in
        ([[]] + moves.map { [$0] }).map { $0 + reloads }
      }
    let steps = [
      1, 1, Sizes.pick(exhaustive: 1, usual: 1, debug: 7),
      Sizes.pick(exhaustive: 1, usual: 7, debug: 97),
    ]
    var batches: [[String]] = [], index = 0
    for deletes in deletes {
      for inserts in inserts {
        for others in others {
          index += 1
          if index % steps[newCount] == 0 { batches.append(deletes + inserts + others) }
        }
      }
    }
    check(batches, [TitledSection](reading: "A: 1 2 3"), [newCount])
  }

  /// Judges batches that lead to sections of so many rows, all where a batch takes them, and with
  /// two sections or rows exchanged.
  private func check(_ batches: [[String]], _ old: [TitledSection], _ shape: [Int]) {
    let fresh = shape.indices.map { section in
      TitledSection(
        id: 50 + section, rows: (0..<shape[section]).map { TestRow(id: 100 + 10 * section + $0) })
    }
    var legalCount = 0
    func judge(_ batch: BatchUpdate, _ new: [TitledSection], _ kind: ListViewKind) -> Bool {
      let judgement = Judgement(batch, SectionCase(old, new), kind, comparesRules: true)
      if let problem = judgement.problem { Issue.record("\(problem)") }
      return judgement.isLegal
    }
    for words in batches {
      let batch = BatchUpdate(reading: words.joined(separator: " "))
      let new = SectionInterpreter(old: old, new: fresh, batch: batch).filled ?? fresh
      if judge(batch, new, .collectionView) { legalCount += 1 }
      _ = judge(batch, new, .tableView)
      var exchanged = new
      if new.count > 1 { exchanged.swapAt(0, 1) }
      if let first = exchanged.first, first.rows.count > 1 { exchanged[0].rows.swapAt(0, 1) }
      if exchanged != new { _ = judge(batch, exchanged, .collectionView) }
    }
    #expect(legalCount > 0)
    #expect(shape == [0] || 2 * legalCount < batches.count)
  }
}
