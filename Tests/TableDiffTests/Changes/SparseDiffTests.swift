// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Changes of few rows of many, against the same changes of short lists.
@Suite struct SparseDiffTests {
  /// Parts of which some do not fit are refused for the same reason.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 4_000, usual: 600, debug: 60)))
  func partsAreCheckedAlike(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let diff = try RandomDiff.flat(seed: seed)
    var (deletes, inserts, moves, updates) = (diff.deletes, diff.inserts, diff.moves, diff.updates)
    for _ in 0..<random.below(3) {
      let offset = random.below(22) - 1, other = random.below(22) - 1
      switch random.below(4) {
      case 0: deletes.append(offset)
      case 1: inserts.append(offset)
      case 2: moves.append(.init(from: offset, to: other))
      default: updates.append(.init(from: offset, to: other))
      }
    }
    func text(isSparse: Bool) -> String {
      do throws(InvalidDiff) {
        let made = try ListDiff(
          oldCount: diff.oldCount, newCount: diff.newCount, deletes: deletes, inserts: inserts,
          moves: moves, updates: updates, isSparse: isSparse)
        return "\(made.deletes), \(made.inserts), \(made.moves), \(made.updates)"
      } catch {
        return "\(error)"
      }
    }
    #expect(text(isSparse: true) == text(isSparse: false))
  }

  @Test func everySmallDiffIsTheSameAmongManyRows() {
    let length = Sizes.pick(exhaustive: 4, usual: 3)
    var problem: String?
    forEachPairOfWords(over: 4, upTo: length) { old, new in
      guard problem == nil else { return }
      let newRows = new.enumerated().map { TestRow(id: $1, content: $0 % 2) }
      let diff = old.rows.tableDiff(to: newRows)
      guard let padded = try? PaddedDiff.make(diff) else { return problem = "\(diff)" }
      if !hasSameChanges(padded, diff) { problem = "\(diff), \(padded)" }
      if !hasSameChanges(padded.inverse, diff.inverse) { problem = "\(diff.inverse)" }
    }
    #expect(problem == nil)
  }

  /// The pairs that both changes keep are split as those of short lists are.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_500, usual: 200, debug: 20)))
  func twoChangesComposeAlike(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func list() -> [TestRow] {
      let ids = (0..<12).shuffled(using: &random).prefix(random.below(13))
      return ids.map { TestRow(id: $0, content: random.below(2)) }
    }
    let (old, middle, new) = (list(), list(), list())
    let first = old.tableDiff(to: middle), second = middle.tableDiff(to: new)
    let (longFirst, longSecond) = (try PaddedDiff.make(first), try PaddedDiff.make(second))
    for style in [ListDiff.MoveStyle.minimal, .never] {
      let both = first.followed(by: second, moves: style)
      let long = longFirst.followed(by: longSecond, moves: style)
      #expect(hasSameChanges(long, both), "\(old), \(middle), \(new)")
    }
  }

  /// A difference of the standard library says what was removed and inserted, and no count.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_500, usual: 200, debug: 20)))
  func differencesAreReadAlike(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let old = Array((0..<12).shuffled(using: &random).prefix(random.below(13)))
    let new = Array((0..<12).shuffled(using: &random).prefix(random.below(13)))
    let difference = new.difference(from: old).inferringMoves()
    for style in [ListDiff.MoveStyle.minimal, .never] {
      let diff = try ListDiff(
        difference, oldCount: old.count, options: ListDiff.Options(moves: style))
      let long = try ListDiff(
        difference, oldCount: old.count + PaddedDiff.rowCount,
        options: ListDiff.Options(moves: style))
      #expect(hasSameChanges(long, diff), "\(old), \(new)")
    }
  }

  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 1_500, usual: 200, debug: 20)))
  func sectionsComposeAlike(seed: UInt64) throws {
    let (diff, _, _) = try RandomDiff.sectioned(seed: seed, sectionsUpTo: 6, rowsUpTo: 5)
    let long = try PaddedDiff.make(diff)
    #expect(hasSameChanges(long, diff))
    let there = diff.followed(by: diff.inverse), longThere = long.followed(by: long.inverse)
    #expect(hasSameChanges(longThere, there), "\(diff)")
    let alignment = SectionAlignment(diff.sections, oldStarts: diff.oldStarts)
    let longAlignment = SectionAlignment(long.sections, oldStarts: long.oldStarts)
    // Deleted sections come last, so their rows are behind those of the last section.
    if diff.sections.deleted.isEmpty {
      #expect(hasSameChanges(long.aligned(by: longAlignment), diff.aligned(by: alignment)))
    }
  }

  private func hasSameChanges(_ diff: ListDiff, _ other: ListDiff) -> Bool {
    diff.deleted == other.deleted && diff.inserted == other.inserted && diff.moved == other.moved
      && diff.updated == other.updated
  }

  private func hasSameChanges(_ diff: SectionedDiff, _ other: SectionedDiff) -> Bool {
    diff.deleted == other.deleted && diff.inserted == other.inserted && diff.moved == other.moved
      && diff.updated == other.updated && hasSameChanges(diff.sections, other.sections)
  }
}
