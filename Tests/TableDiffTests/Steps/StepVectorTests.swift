// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Known changes with the steps that they must give, and blocks that must be one step.
@Suite struct StepVectorTests {
  private func diff(
    _ old: String, _ new: String, moves: ListDiff.MoveStyle = .minimal
  ) -> ListDiff {
    [TestRow](old).tableDiff(to: [TestRow](new), moves: moves)
  }

  /// The moves of rows as `(from->to)`.
  private func rowMoves(_ diff: ListDiff) -> String {
    diff.steps.flatMap(\.rowMoves).map { "(\($0.from)->\($0.to))" }.joined()
  }

  /// The changes that are announced to Qt.
  private func qtSteps(_ diff: ListDiff) throws -> [String] {
    let lists = try #require(StepLists(diff))
    let model = QAbstractItemModel(lists.old)
    model.perform(diff.steps) { StepContract.perform($0, on: &model.rows, new: lists.new) }
    return model.steps
  }

  /// The signals of GTK, as `position -removed +added`.
  private func gtkSignals(_ diff: ListDiff) throws -> [String] {
    let lists = try #require(StepLists(diff))
    let model = GListModel(lists.old)
    model.perform(diff.steps) { StepContract.perform($0, on: &model.items, new: lists.new) }
    return model.log.calls
  }

  /// The calls to a DOM element, whose nodes have the numbers of `StepLists`.
  private func domCalls(_ diff: ListDiff) throws -> [String] {
    let lists = try #require(StepLists(diff))
    let element = Element(lists.old.map(\.id))
    element.perform(
      diff, oldNodes: lists.old.map { element.node($0.id) },
      newNodes: lists.new.map { element.node($0.id) })
    return element.log.calls
  }

  @Test func rowMovesOfBlocks() {
    #expect(
      ListStep.move(0..<2, to: 2).rowMoves == [.init(from: 0, to: 3), .init(from: 0, to: 3)])
    #expect(
      ListStep.move(2..<4, to: 0).rowMoves == [.init(from: 2, to: 0), .init(from: 3, to: 1)])
    #expect(ListStep.delete(0..<2).rowMoves.isEmpty)
    #expect("\(ListStep.update(0..<1))" == "update(0..<1)")
  }

  @Test func movesOfTheRecipe() {
    #expect(rowMoves(diff("0123", "2301")) == "(2->0)(3->1)")
    #expect(rowMoves(diff("0123", "3120")) == "(3->0)(1->3)")
    #expect(rowMoves(diff("ABCDE", "ECDAB")) == "(4->0)(3->1)(4->2)")
  }

  /// The same changes, but where other rows stay.
  @Test func aBlockMovesForwardRowByRow() throws {
    let three = try ListDiff(
      oldCount: 5, newCount: 5,
      moves: [.init(from: 4, to: 0), .init(from: 0, to: 3), .init(from: 1, to: 4)])
    #expect(three.steps == [.move(4..<5, to: 0), .move(1..<3, to: 3)])
    #expect(rowMoves(three) == "(4->0)(1->4)(1->4)")
    let diff = try ListDiff(
      oldCount: 4, newCount: 4, moves: [.init(from: 0, to: 2), .init(from: 1, to: 3)])
    #expect(diff.steps == [.move(0..<2, to: 2)])
    #expect(rowMoves(diff) == "(0->3)(0->3)")
    #expect(try qtSteps(diff) == ["move 0 1 4"])
  }

  @Test func qtCountsTheTargetBeforeTheMove() throws {
    // Rows 0 and 1 become 1 and 2.
    let forward = try ListDiff(
      oldCount: 4, newCount: 4, moves: [.init(from: 0, to: 1), .init(from: 1, to: 2)])
    #expect(try qtSteps(forward) == ["move 0 1 3"])
    for (from, to, destinationChild) in [(2, 0, 0), (2, 3, 4)] {
      let one = try ListDiff(oldCount: 5, newCount: 5, moves: [.init(from: from, to: to)])
      #expect(try qtSteps(one) == ["move \(from) \(from) \(destinationChild)"])
    }
  }

  @Test func gtkAnnouncesAMoveAsOneRange() throws {
    let first = try ListDiff(oldCount: 3, newCount: 3, moves: [.init(from: 0, to: 2)])
    #expect(try gtkSignals(first) == ["0 -3 +3"])
    let last = try ListDiff(oldCount: 5, newCount: 5, moves: [.init(from: 3, to: 1)])
    #expect(try gtkSignals(last) == ["1 -3 +3"])
  }

  @Test func neighboursAreOneStep() {
    #expect(diff("abcdef", "aef").steps == [.delete(1..<4)])
    #expect(diff("aef", "abcdef").steps == [.insert(1..<4)])
    #expect(diff("abcdef", "cdefab").steps == [.move(0..<2, to: 4)])
    // A deleted row no longer separates them, and an inserted one comes later.
    #expect(diff("axbcdef", "cdefab").steps == [.delete(1..<2), .move(0..<2, to: 4)])
    #expect(diff("abcdef", "cdefayb").steps == [.move(0..<2, to: 4), .insert(5..<6)])
    #expect(diff("cdefaxb", "abcdef").steps == [.delete(5..<6), .move(4..<6, to: 0)])
  }

  /// The second row is between the first and the third until it moves; or it moves between them.
  @Test func neighboursAtTheTimeOfTheMoveAreOneStep() throws {
    let together = try ListDiff(
      oldCount: 7, newCount: 7,
      moves: [.init(from: 1, to: 0), .init(from: 0, to: 5), .init(from: 2, to: 6)])
    #expect(together.steps == [.move(1..<2, to: 0), .move(1..<3, to: 5)])
    let apart = diff("axbcdef", "cdefabx")
    #expect(apart.steps == [.move(0..<1, to: 6), .move(1..<2, to: 6), .move(0..<1, to: 6)])
  }

  @Test func updatesAreAtNewOffsets() {
    let lists = ListCase(old: "1 2 3 4 5", new: "5.1 9 2.1 3.1 4")
    #expect(
      lists.old.tableDiff(to: lists.new).steps == [
        .delete(0..<1), .move(3..<4, to: 0), .insert(1..<2), .update(0..<1), .update(2..<4),
      ])
  }

  @Test func aMoveWithEqualOffsetsIsReal() throws {
    let diff = diff("DEMAB", "ABM")
    #expect(diff.moves == [ListDiff.Move(from: 2, to: 2)])
    #expect(diff.steps == [.delete(0..<2), .move(0..<1, to: 2)])
    #expect(try domCalls(diff) == ["remove(0)", "remove(1)", "insertBefore(2, nil)"])
  }

  @Test func movesWithoutEffectAreLeftOut() throws {
    #expect(diff("abcd", "xabcd", moves: .all).moves.count == 4)
    #expect(diff("abcd", "xabcd", moves: .all).steps == [.insert(0..<1)])
    #expect(try domCalls(diff("abcd", "xabcd", moves: .all)) == ["insertBefore(4, 0)"])
    let needless = try ListDiff(oldCount: 3, newCount: 3, moves: [.init(from: 1, to: 1)])
    #expect(needless.steps.isEmpty)
    #expect(try domCalls(needless).isEmpty)
    let none = diff("ab", "ab")
    #expect(none.steps.isEmpty)
    #expect(try domCalls(none).isEmpty && gtkSignals(none).isEmpty)
  }

  /// The number of steps is that of blocks, whatever their lengths.
  @Test func longBlocksAreFewSteps() {
    let count = Sizes.isDebug ? 100_000 : 1_000_000
    let old = Array(0..<count).rows, rotated = Array(old[40_000...] + old[..<40_000])
    #expect(old.tableDiff(to: rotated).steps == [.move(0..<40_000, to: count - 40_000)])
    let emptied = old.tableDiff(to: [])
    #expect(emptied.steps == [.delete(0..<count)])
    #expect(emptied.inverse.steps == [.insert(0..<count)])
  }
}
