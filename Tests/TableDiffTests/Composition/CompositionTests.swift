// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Three or four successive snapshots of a list.
private struct Snapshots: CustomStringConvertible {
  var lists: [[TestRow]]

  /// Short lists of unique ids, of which most are in all lists.
  init(seed: UInt64, count: Int = 3, idCount: Int = 8) {
    var random = SeededRandom(seed: seed)
    lists = (0..<count).map { _ in
      var ids = Array(0..<idCount)
      return (0..<random.below(idCount)).map { _ in
        TestRow(id: ids.remove(at: random.below(ids.count)), content: random.below(3) / 2)
      }
    }
  }

  /// Lists that repeat ids.
  init(repeatingWithSeed seed: UInt64) {
    var random = SeededRandom(seed: seed)
    lists = (0..<3).map { _ in
      (0..<random.below(8)).map { _ in
        TestRow(id: random.below(4), content: random.below(3) / 2)
      }
    }
  }

  func diff(_ index: Int, _ style: ListDiff.MoveStyle = .minimal) -> ListDiff {
    lists[index].tableDiff(to: lists[index + 1], moves: style)
  }

  var description: String { lists.map(ListCase.text).joined(separator: " / ") }
}

/// Two changes as one.
struct CompositionTests {
  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 100_000, usual: 800, debug: 100))

  /// The matching and the updates are those of the naive composition; `style` chooses what stays;
  /// and the effect is that of both changes.
  @Test func isBothChanges() throws {
    for seed in Self.seeds {
      let lists = seed % 4 == 0 ? Snapshots(repeatingWithSeed: seed) : Snapshots(seed: seed)
      for inputStyle in ListDiff.MoveStyle.everyStyle {
        let first = lists.diff(0, inputStyle), second = lists.diff(1, inputStyle)
        let expected = NaiveMatching(first).followed(by: NaiveMatching(second))
        for style in ListDiff.MoveStyle.everyStyle {
          let both = first.followed(by: second, moves: style)
          let applied = lists.lists[0].applying(both, rowsFrom: lists.lists[2])
          try #require(applied == lists.lists[2], "\(lists), \(inputStyle), \(style)")
          let problem = problem(both, style, expected)
          try #require(problem == nil, "\(problem ?? ""): \(lists), \(inputStyle), \(style)")
        }
      }
    }
  }

  private func problem(
    _ diff: ListDiff, _ style: ListDiff.MoveStyle, _ expected: NaiveMatching
  ) -> String? {
    let pairs = expected.origins.indices.compactMap { new in
      expected.origins[new].map { (old: $0, new: new) }
    }
    var stays = Set(StayingOracle.staying(pairs.map(\.old)))
    if style == .all { stays = Set(pairs.indices.filter { pairs[$0].old == pairs[$0].new }) }
    let moves = pairs.indices.filter { !stays.contains($0) }.map { pairs[$0] }
    if style == .never {
      let staying = Set(stays.map { pairs[$0].new })
      if !diff.moves.isEmpty { return "moves" }
      if Set(diff.updates.map(\.to)) != expected.updated.intersection(staying) { return "updates" }
      return diff.newCount - diff.inserts.count == staying.count ? nil : "staying"
    }
    if NaiveMatching(diff) != expected { return "\(NaiveMatching(diff)), not \(expected)" }
    return diff.moves == moves.map { .init(from: $0.old, to: $0.new) } ? nil : "\(diff.moves)"
  }

  /// Associative, with the empty diff as neutral element; the inverse of a composition is that of
  /// the inverses in the other order.
  @Test func laws() throws {
    for seed in Self.seeds {
      let lists = Snapshots(seed: seed, count: 4)
      let (a, b, c) = (lists.diff(0), lists.diff(1), lists.diff(2))
      try #require(
        a.followed(by: b).followed(by: c) == a.followed(by: b.followed(by: c)), "\(lists)")
      let none = lists.lists[0].tableDiff(to: lists.lists[0])
      let same = lists.lists[1].tableDiff(to: lists.lists[1])
      try #require(none.followed(by: a) == a && a.followed(by: same) == a, "\(lists)")
      let inverse = a.followed(by: b).inverse
      let inverses = b.inverse.followed(by: a.inverse)
      try #require(NaiveMatching(inverse) == NaiveMatching(inverses), "\(lists)")
      try #require(inverse.moves.count == inverses.moves.count, "\(lists)")
      try #require(inverse.deletes == inverses.deletes && inverse.inserts == inverses.inserts)
    }
  }

  /// A change and its inverse: rows that stay in both lists are where they were.
  @Test func thereAndBack() throws {
    for seed in Self.seeds {
      let lists = Snapshots(seed: seed)
      let diff = lists.diff(0)
      let both = diff.followed(by: diff.inverse)
      try #require(both.moves.isEmpty && both.deletes == diff.deletes, "\(lists)")
      try #require(both.inserts == diff.deletes, "\(lists)")
    }
  }

  /// Long lists with few changes.
  @Test func isBothChangesOfLongLists() {
    var random = SeededRandom(seed: 5)
    let old = (0..<3_000).map { TestRow(id: $0) }
    func changed(_ rows: [TestRow]) -> [TestRow] {
      var rows = rows
      for number in 0..<40 {
        let row = rows.remove(at: random.below(rows.count))
        if random.below(2) == 0 { rows.insert(row, at: random.below(rows.count)) }
        rows.insert(TestRow(id: 10_000 * rows.count + number), at: random.below(rows.count))
        rows[random.below(rows.count)].content += 1
      }
      return rows
    }
    for _ in 0..<20 {
      let middle = changed(old)
      let first = old.tableDiff(to: middle), second = middle.tableDiff(to: changed(middle))
      let both = NaiveMatching(first.followed(by: second))
      #expect(both == NaiveMatching(first).followed(by: NaiveMatching(second)))
    }
  }

  @Test func whatIsKnown() {
    let rows = [1, 2, 3].rows
    let first = rows.tableDiff(to: [1, 2].rows)
    #expect(first.followed(by: [1, 2].rows.tableDiff(to: [1, 2, 3].rows)).changeCount == 2)
    #expect(!first.followed(by: [1, 2].rows.tableDiff(to: [1, 2, 3].rows)).isKnownMinimal)
    #expect(first.followed(by: [1, 2].rows.tableDiff(to: [1].rows)).isKnownMinimal)
  }

  /// Memory depends on the changes, not on the rows that they name.
  @Test func hugeLists() {
    var inserted = OffsetRanges()
    inserted.append(3..<Int(Int32.max))
    let huge = ListDiff(
      oldCount: 3, newCount: Int(Int32.max), deleted: OffsetRanges(), inserted: inserted,
      moved: OffsetPairs(), updated: OffsetPairs())
    let first = [1, 2, 3].rows.tableDiff(to: [3, 1, 2].rows)
    let both = first.followed(by: huge)
    #expect(both.moves == first.moves && both.newCount == Int(Int32.max))
    #expect(huge.inverse.debugDescription.count < 5_000)
  }
}
