// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// Random lists under every clause of the contract and on a list view, shrunk to a smallest case
/// where one fails.
///
/// A seed makes its cases alone, so a failing one runs again by itself.
@Suite struct PropertyTests {
  @Test(
    arguments: 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 60, debug: 6)))
  func randomLists(seed: UInt64) {
    for step in 0..<10 {
      let maxCount = step == 9 ? 10_000 : 400
      trace("randomLists \(seed) \(step)")
      expectSound(RandomCase.make(seed: seed &* 1_000 &+ UInt64(step), maxCount: maxCount))
    }
  }

  /// Many small lists, where a wrong choice is likeliest to show.
  @Test(
    arguments: 0..<UInt64(Sizes.pick(exhaustive: 2_000, usual: 16, debug: 4)))
  func randomSmallLists(seed: UInt64) {
    for step in 0..<40 {
      trace("randomSmallLists \(seed) \(step)")
      expectSound(
        RandomCase.make(seed: 0x5EED &+ seed &* 1_000 &+ UInt64(step), maxCount: 24))
    }
  }

  private func expectSound(_ lists: ListCase) {
    guard problem(lists) != nil else { return }
    let smallest = shrunk(lists) { problem($0) != nil }
    Issue.record("\(problem(smallest) ?? "")\n\(smallest)")
  }

  private func problem(_ lists: ListCase) -> String? {
    contractProblem(lists) ?? problemOfListViews(lists) ?? problemOfSomeSeeds(lists)
      ?? (lists.old.count < 100 ? lists.problemOfEntries() : nil)
  }

  /// The batch of each style, carried out on a headless list view.
  private func problemOfListViews(_ lists: ListCase) -> String? {
    for style in ListDiff.MoveStyle.everyStyle {
      if let problem = listViewProblem(lists, style) { return "\(style): \(problem)" }
    }
    return nil
  }

  /// Two of the hash seeds, which depend on the case, under one style.
  private func problemOfSomeSeeds(_ lists: ListCase) -> String? {
    let choice = lists.old.count &+ lists.new.count
    let style = ListDiff.MoveStyle.everyStyle[choice % 3]
    let expected = lists.old.tableDiff(to: lists.new, moves: style)
    for seed in [hashSeeds[choice % 8], hashSeeds[(choice / 8 + 3) % 8]]
    where seededDiff(lists, style, hashSeed: seed) != expected {
      return "\(style) with hash seed \(seed) differs"
    }
    return nil
  }
}

/// The parts that find and print a failing case.
@Suite struct ShrinkingTests {
  @Test func aFailureShrinksToItsSmallestCase() {
    let lists = RandomCase.make(seed: 12, maxCount: 200)
    let withRow = ListCase(
      old: lists.old + [TestRow(id: 77, content: 1)], new: [TestRow(id: 77)] + lists.new)
    let smallest = shrunk(withRow) { candidate in
      candidate.old.tableDiff(to: candidate.new).updates.count > 0
    }
    #expect(smallest.old.count == 1)
    #expect(smallest.new.count == 1)
    #expect(smallest.old.map(\.id) == [0])
  }

  @Test func aSeedMakesTheSameCaseAgain() {
    for seed: UInt64 in 0..<30 {
      let lists = RandomCase.make(seed: seed, maxCount: 300)
      #expect(lists == RandomCase.make(seed: seed, maxCount: 300))
    }
  }

  @Test func aPrintedCaseIsTheCase() {
    for seed: UInt64 in 0..<30 {
      let lists = RandomCase.make(seed: seed, maxCount: 60)
      let texts = (ListCase.text(of: lists.old), ListCase.text(of: lists.new))
      #expect(ListCase(old: texts.0, new: texts.1) == lists)
      #expect(lists.description == "ListCase(old: \"\(texts.0)\", new: \"\(texts.1)\")")
    }
  }
}
