// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Successive snapshots of a list of sections.
private struct Snapshots: CustomStringConvertible {
  var lists: [[TitledSection]]

  enum IDs: CaseIterable { case unique, uniqueInSection, repeated }

  init(seed: UInt64, count: Int = 3, _ ids: IDs = .unique) {
    var random = SeededRandom(seed: seed)
    lists = (0..<count).map { _ in
      var sections = Array(0..<4)
      var rows = Array(0..<9)
      return (0..<random.below(4)).map { _ in
        if ids == .uniqueInSection { rows = Array(0..<6) }
        return TitledSection(
          id: sections.remove(at: random.below(sections.count)), title: random.below(3) / 2,
          rows: (0..<random.below(5)).compactMap { _ in
            if ids == .repeated {
              return TestRow(id: random.below(4), content: random.below(3) / 2)
            }
            if rows.isEmpty { return nil }
            return TestRow(
              id: rows.remove(at: random.below(rows.count)), content: random.below(3) / 2)
          })
      }
    }
  }

  func diff(_ index: Int, _ style: ListDiff.MoveStyle = .minimal) -> SectionedDiff {
    lists[index].sectionedDiff(to: lists[index + 1], moves: style)
  }

  func matching(_ diff: SectionedDiff, _ old: Int, _ new: Int) -> NaiveMatching {
    NaiveMatching(diff, lists[old], lists[new])
  }

  var description: String { lists.map(\.text).joined(separator: " / ") }
}

/// Two changes of sections as one.
struct SectionedCompositionTests {
  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 100_000, usual: 800, debug: 100))

  @Test func isBothChanges() throws {
    for seed in Self.seeds {
      let lists = Snapshots(seed: seed, Snapshots.IDs.allCases[Int(seed % 3)])
      for inputStyle in ListDiff.MoveStyle.everyStyle {
        let first = lists.diff(0, inputStyle), second = lists.diff(1, inputStyle)
        let expected = lists.matching(first, 0, 1).followed(by: lists.matching(second, 1, 2))
        for style in ListDiff.MoveStyle.everyStyle {
          let both = first.followed(by: second, moves: style)
          let applied = lists.lists[0].applying(both, sectionsFrom: lists.lists[2])
          try #require(applied == lists.lists[2], "\(lists), \(inputStyle), \(style)")
          try #require(both.sections == first.sections.followed(by: second.sections))
          if style == .never {
            try #require(both.moves.isEmpty, "\(lists)")
          } else {
            try #require(lists.matching(both, 0, 2) == expected, "\(lists), \(style)")
          }
          if style == .all, let move = unneededMove(both) {
            Issue.record("\(move): \(lists)")
          }
        }
      }
    }
  }

  /// A move of a row that could stay by its offset.
  private func unneededMove(_ diff: SectionedDiff) -> SectionedDiff.Move? {
    let origins = AppliedByHand.make(diff.sections).result?.origins ?? []
    return diff.moves.first { move in
      origins[move.to.section] == move.from.section && move.from.row == move.to.row
    }
  }

  @Test func laws() throws {
    for seed in Self.seeds {
      let lists = Snapshots(seed: seed, count: 4)
      let (a, b, c) = (lists.diff(0), lists.diff(1), lists.diff(2))
      try #require(
        a.followed(by: b).followed(by: c) == a.followed(by: b.followed(by: c)), "\(lists)")
      let none = lists.lists[0].sectionedDiff(to: lists.lists[0])
      let same = lists.lists[1].sectionedDiff(to: lists.lists[1])
      try #require(none.followed(by: a) == a && a.followed(by: same) == a, "\(lists)")
      let inverse = a.followed(by: b).inverse
      let inverses = b.inverse.followed(by: a.inverse)
      try #require(lists.matching(inverse, 2, 0) == lists.matching(inverses, 2, 0), "\(lists)")
    }
  }

  /// Longer sections with few changes.
  @Test func isBothChangesOfLongSections() throws {
    for seed in 0..<UInt64(Sizes.pick(exhaustive: 500, usual: 20, debug: 5)) {
      var random = SeededRandom(seed: seed)
      var lists = Snapshots(seed: 0)
      lists.lists = [
        (0..<6).map { TitledSection(id: $0, rows: Array($0 * 100..<$0 * 100 + 100).rows) }
      ]
      while lists.lists.count < 3 {
        var sections = lists.lists[lists.lists.count - 1]
        for _ in 0..<10 {
          let (from, to) = (random.below(sections.count), random.below(sections.count))
          let row = sections[from].rows.remove(at: random.below(sections[from].rows.count))
          sections[to].rows.insert(row, at: random.below(sections[to].rows.count + 1))
        }
        if random.below(2) == 0 { sections.swapAt(0, random.below(sections.count)) }
        if random.below(3) == 0 { sections.remove(at: random.below(sections.count)) }
        lists.lists.append(sections)
      }
      let first = lists.diff(0), second = lists.diff(1)
      let expected = lists.matching(first, 0, 1).followed(by: lists.matching(second, 1, 2))
      try #require(lists.matching(first.followed(by: second), 0, 2) == expected, "seed \(seed)")
    }
  }
}
