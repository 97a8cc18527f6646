// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Move styles and algorithms for the rows of sections.
struct SectionOptionTests {
  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 5_000, usual: 400, debug: 40))

  /// Sections whose rows repeat, also in one section.
  private static func repeats(_ seed: UInt64) -> SectionCase {
    var random = SeededRandom(seed: seed)
    func sections() -> [TitledSection] {
      var ids = Array(0..<4)
      return (0..<random.below(4)).map { _ in
        TitledSection(
          id: ids.remove(at: random.below(ids.count)), title: random.below(2),
          rows: (0..<random.below(7)).map { _ in
            TestRow(id: random.below(5), content: random.below(3) / 2)
          })
      }
    }
    return SectionCase(sections(), sections())
  }

  /// With unique ids the algorithm makes no difference, though it takes another way.
  @Test func uniqueIDs() {
    for seed in Self.seeds {
      let lists = SectionCase.random(seed: seed, sectionsUpTo: 6, rowsUpTo: 6)
      let diff = lists.old.sectionedDiff(to: lists.new, algorithm: .lcs)
      #expect(diff == lists.old.sectionedDiff(to: lists.new), "\(lists)")
    }
  }

  /// The style does not choose the pairs, not even those of rows that are in several sections.
  @Test func stylesHaveOneMatching() {
    for seed in Self.seeds {
      var random = SeededRandom(seed: seed)
      func sections() -> [TitledSection] {
        (0..<3).filter { _ in random.below(3) > 0 }.map { id in
          TitledSection(id: id, rows: (0..<5).filter { _ in random.below(2) == 0 }.rows)
        }
      }
      let lists = SectionCase(sections(), sections().reversed())
      let diffs = [ListDiff.MoveStyle.minimal, .all].map {
        lists.old.sectionedDiff(to: lists.new, moves: $0)
      }
      let matchings = diffs.map { NaiveMatching($0, lists.old, lists.new) }
      #expect(matchings[0] == matchings[1], "\(lists)")
    }
  }

  /// In each surviving section the diff is that of its rows as a flat list; what is left over is
  /// paired across sections, as far as its ids allow.
  @Test func eachSectionIsAFlatList() {
    for seed in Self.seeds {
      let lists =
        seed % 2 == 0
        ? Self.repeats(seed) : SectionCase.random(seed: seed, sectionsUpTo: 5, rowsUpTo: 6)
      for moves in ListDiff.MoveStyle.everyStyle {
        for algorithm in [ListDiff.Algorithm.heckel, .lcs, .lcs(effort: 3)]
        where moves != .minimal || algorithm != .heckel {
          let diff = lists.old.sectionedDiff(to: lists.new, moves: moves, algorithm: algorithm)
          if let problem = problem(diff, lists, moves, algorithm) {
            Issue.record("\(problem)\n\(moves), \(algorithm), \(lists)")
            return
          }
        }
      }
    }
  }

  private func problem(
    _ diff: SectionedDiff, _ lists: SectionCase, _ moves: ListDiff.MoveStyle,
    _ algorithm: ListDiff.Algorithm
  ) -> String? {
    if diff.sections != lists.old.sectionedDiff(to: lists.new).sections { return "sections differ" }
    if lists.old.applying(diff, sectionsFrom: lists.new) != lists.new { return "applying differs" }
    let survivors = survivingSections(lists)
    // A single section is a flat list throughout.
    var left: [RowPath] = [], free: [RowPath] = []
    for (section, value) in lists.old.enumerated()
    where !survivors.contains(where: { $0.old == section }) {
      left += value.rows.indices.map { RowPath(section: section, row: $0) }
    }
    for (section, value) in lists.new.enumerated()
    where !survivors.contains(where: { $0.new == section }) {
      free += value.rows.indices.map { RowPath(section: section, row: $0) }
    }
    var within: [SectionedDiff.Move] = []
    var updates: [SectionedDiff.Update] = []
    for pair in survivors {
      let flat = lists.old[pair.old].rows.tableDiff(
        to: lists.new[pair.new].rows, moves: moves,
        algorithm: algorithm)
      func old(_ row: Int) -> RowPath { RowPath(section: pair.old, row: row) }
      func new(_ row: Int) -> RowPath { RowPath(section: pair.new, row: row) }
      left += flat.deletes.map(old)
      free += flat.inserts.map(new)
      within += flat.moves.map { .init(from: old($0.from), to: new($0.to)) }
      updates += flat.updates.map { .init(from: old($0.from), to: new($0.to)) }
    }
    let across = diff.moves.filter { !within.contains($0) }
    if diff.moves.count != within.count + across.count { return "moves within sections differ" }
    if moves == .never, !diff.moves.isEmpty { return "there are moves" }
    for move in across {
      guard let source = left.firstIndex(of: move.from), let target = free.firstIndex(of: move.to)
      else { return "\(move) is not of a row left over" }
      left.remove(at: source)
      free.remove(at: target)
      let (old, new) = (row(lists.old, move.from), row(lists.new, move.to))
      if old.id != new.id { return "\(move) is not of one row" }
      if old != new { updates.append(.init(from: move.from, to: move.to)) }
    }
    if diff.updates != updates.sorted(by: { $0.to < $1.to }) { return "updates differ" }
    if moves != .never {
      let common = Set(left.map { row(lists.old, $0).id }).intersection(
        free.map { row(lists.new, $0).id })
      if !common.isEmpty { return "\(common) are left over on both sides" }
    }
    let isSurvivor = { (path: RowPath) in survivors.contains { $0.old == path.section } }
    if diff.deletes != left.filter(isSurvivor).sorted() { return "deletes differ" }
    let isOld = { (path: RowPath) in survivors.contains { $0.new == path.section } }
    return diff.inserts == free.filter(isOld).sorted() ? nil : "inserts differ"
  }

  private func survivingSections(_ lists: SectionCase) -> [(old: Int, new: Int)] {
    lists.new.enumerated().compactMap { new, section in
      lists.old.firstIndex { $0.id == section.id }.map { (old: $0, new: new) }
    }
  }

  private func row(_ sections: [TitledSection], _ path: RowPath) -> TestRow {
    sections[path.section].rows[path.row]
  }

  /// Lines of text in sections: a shortest edit script for each section.
  @Test func repeatedLinesInSections() {
    let old = [TitledSection](reading: "A: 1 2 3 1 4 3 | B: 7 7 8")
    let new = [TitledSection](reading: "A: 1 4 3 | B: 8 7 7")
    let diff = old.sectionedDiff(to: new, algorithm: .lcs)
    #expect(diff.deletes.map(\.description) == ["(0, 1)", "(0, 2)", "(0, 3)"])
    #expect(diff.moves.count == 1)
    #expect(old.sectionedDiff(to: new, moves: .never, algorithm: .lcs).moves.isEmpty)
  }
}
