// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Every public form of the diff on tree arrays, and on tree arrays beside other lists.
@Suite struct TreeDiffFormTests {
  /// Versions that share nodes, of random lists with few repeats.
  private static let cases: [(old: TreeArray<TestRow>, new: TreeArray<TestRow>)] = (0..<14).map {
    seed in
    let rows = TreeArray((0..<300).map { TestRow(id: $0) })
    if seed > 11 { return seed == 12 ? ([], rows) : (rows, []) }
    var model = TreeModel<TestRow>(seed: UInt64(seed), limit: [3, 60, 500, 2_000][seed % 4])
    let old = model.version.tree
    for edit in [.update, .insert, .move, .moveSubrange, .removeSubrange, .swap] as [TreeEdit] {
      if model.perform(edit) != nil { fatalError("A wrong model") }
    }
    return (old, model.version.tree)
  }

  @Test(arguments: cases.indices, ListDiff.MoveStyle.everyStyle)
  func everyForm(index: Int, style: ListDiff.MoveStyle) {
    let (old, new) = Self.cases[index]
    let lists = ListCase(old: Array(old), new: Array(new))
    let expected = lists.old.tableDiff(to: lists.new, moves: style)
    let diffs = [
      old.tableDiff(to: new, moves: style),
      old.tableDiff(to: new, id: \.id, moves: style),
      genericDiff(from: old, to: new, id: { String($0.id) }, moves: style),
      old.tableDiff(to: new, id: \.id, contentsEqual: { $0.content == $1.content }, moves: style),
      // Beside other lists.
      genericDiff(from: old, to: lists.new, moves: style),
      genericDiff(from: lists.old, to: new, moves: style),
      genericDiff(from: old, to: ContiguousArray(new), id: \.id, moves: style),
      genericDiff(from: LinkedRows(lists.old), to: new, moves: style),
      genericDiff(from: old, to: LinkedRows(lists.new), id: { $0.id }, moves: style),
      genericDiff(from: old, to: lists.new.lazy.map { $0 }, moves: style),
      genericDiff(from: old[...], to: new, moves: style),
      genericDiff(from: old, to: new[...], moves: style),
      old.reversed().reversed().tableDiff(to: new, moves: style),
    ]
    for (form, diff) in diffs.enumerated() { #expect(diff == expected, "form \(form)") }
    #expect(Array(old.applying(expected, rowsFrom: new)) == lists.new)
  }

  @Test(arguments: cases.indices) func longestCommonSubsequences(index: Int) {
    let (old, new) = Self.cases[index]
    for style in ListDiff.MoveStyle.everyStyle {
      let expected = Array(old).tableDiff(to: Array(new), moves: style, algorithm: .lcs)
      let diffs = [
        old.tableDiff(to: new, moves: style, algorithm: .lcs),
        genericDiff(from: Array(old), to: new, moves: style, algorithm: .lcs),
        genericDiff(from: old, to: Array(new), id: \.id, moves: style, algorithm: .lcs),
      ]
      for diff in diffs {
        #expect(diff == expected && diff.isKnownMinimal == expected.isKnownMinimal)
      }
    }
  }

  /// With ids that repeat, the algorithm reads all rows of both lists.
  @Test func longestCommonSubsequencesOfRepeatedIDs() {
    var random = SeededRandom(seed: 3)
    var new = TreeArray((0..<600).map { _ in TestRow(id: random.below(40)) })
    let old = new
    for _ in 0..<30 {
      new.move(from: random.below(600), to: random.below(600))
      new[random.below(600)].content = 1
      new.moveSubrange(0..<random.below(50), to: random.below(500))
      let diff = old.tableDiff(to: new, algorithm: .lcs)
      #expect(diff == Array(old).tableDiff(to: Array(new), algorithm: .lcs))
    }
  }

  /// A copy is equal without a look at its rows, even if they are not equal to themselves, as with
  /// arrays of one storage.
  @Test func copies() {
    let rows = TreeArray((0..<500).map { TestRow(id: $0) })
    let copy = rows
    let diff = genericDiff(
      from: rows, to: copy,
      id: { row in
        Issue.record("an id was read")
        return row.id
      }, contentsEqual: { _, _ in false })
    #expect(diff?.isEmpty == true)
  }

  @Test func duplicateIDs() {
    var model = TreeModel<TestRow>(seed: 5, limit: 400)
    for edit in [.insertSelf, .move, .insertSelf, .rotate] as [TreeEdit] {
      #expect(model.perform(edit) == nil)
      let (tree, array) = (model.version.tree, model.version.array)
      #expect(tree.duplicateIDs() == array.duplicateIDs())
      #expect(tree.duplicateIDs(id: \.content) == array.duplicateIDs(id: \.content))
    }
    #expect(!model.version.tree.duplicateIDs().isEmpty)
    #expect(TreeArray([1, 2, 3].rows).duplicateIDs().isEmpty)
  }
}
