// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Diffs of lists that are derived from one version of a source, which pair rows by their labels.
@Suite(.timeLimit(.minutes(120))) struct DerivedSameSourceTests {
  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 600, usual: 4, debug: 2))

  /// Rows of which some may have the same id, and equal contents; a few edits spread their labels.
  private static func list<Source: EditedRows>(
    of type: Source.Type, _ count: Int, idCount: Int?, _ random: inout SeededRandom
  ) -> DerivedList<Source> {
    var source = Source.make(
      (0..<count).map {
        KeyedRow(
          id: idCount.map { Int.random(in: 0..<$0, using: &random) } ?? $0,
          key: Int.random(in: 0..<8, using: &random))
      })
    var list = source.derived
    for id in 0..<Int.random(in: 0...5, using: &random) {
      let offset = Int.random(in: 0...source.count, using: &random)
      source.insert(KeyedRow(id: idCount == nil ? -1 - id : 0), at: source.startIndex + offset)
      list.update(to: source)
    }
    return list
  }

  private static func change<Source>(
    _ list: inout DerivedList<Source>, _ random: inout SeededRandom
  ) where Source.Element == KeyedRow {
    let seed = Int.random(in: 0..<1_000, using: &random)
    let divisor = Int.random(in: 2...9, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: list.update(.filter { (($0.id &* 31 &+ seed) >> 1) % divisor == 0 })
    case 1: list.update(.filter(.narrower) { ($0.id &+ seed) % divisor != 0 })
    case 2: list.update(.filter(.wider) { _ in true })
    case 3: list.update(.order { ($0.key ^ seed, $0.tag) < ($1.key ^ seed, $1.tag) })
    case 4: list.update(.order { ($0.id ^ seed) < ($1.id ^ seed) })
    default: list.reverse()
    }
  }

  private static func problem<Source>(
    _ old: DerivedRows<Source>, _ new: DerivedRows<Source>, hasRepeatedIDs: Bool
  ) -> String? where Source.Element == KeyedRow {
    let (oldRows, newRows) = (Array(old), Array(new))
    let minimal = genericDiff(from: old, to: new)
    for style in ListDiff.MoveStyle.everyStyle {
      let diff = genericDiff(from: old, to: new, moves: style)
      let expected = oldRows.numberedDiff(to: newRows, moves: style)
      if !hasRepeatedIDs {
        if diff != expected { return "\(style): \(diff), not \(expected)" }
        continue
      }
      let contract = Contract(
        old: oldRows, new: newRows, diff: diff, style: style, id: { $0.id },
        contentsEqual: { $0 == $1 }, minimal: minimal)
      if let problem = contract.problem() {
        return "\(style): \(problem) of \(oldRows), \(newRows)"
      }
    }
    let shared = finished { () throws(_Stopped) in try SharedRows(old, new, for: .pairs, nil) }
      .pairs(oldCount: old.count, newCount: new.count)
    if shared.map({ oldRows[$0] != newRows[$1] }).contains(true) {
      return "unequal rows are shared"
    }
    return nil
  }

  private static func expectNoProblem<Source: EditedRows>(
    of type: Source.Type, _ count: Int, idCount: Int?
  ) {
    for seed in seeds {
      var random = SeededRandom(seed: seed &* 77 &+ UInt64(count))
      var list = list(of: type, count, idCount: idCount, &random)
      var versions = [list.rows, list.window(count / 4..<count / 2).rows]
      for _ in 0..<5 {
        change(&list, &random)
        versions.append(list.rows)
      }
      for old in versions {
        for new in versions {
          if let problem = problem(old, new, hasRepeatedIDs: idCount != nil) {
            Issue.record("seed \(seed), \(count) rows: \(problem)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: [0, 1, 7, 60, 400]) func uniqueIDs(count: Int) {
    Self.expectNoProblem(of: TreeArray<KeyedRow>.self, count, idCount: nil)
    Self.expectNoProblem(of: [KeyedRow].self, count, idCount: nil)
  }

  @Test(arguments: [(4, 1), (7, 2), (40, 3), (60, 30), (150, 40)])
  func repeatedIDs(count: Int, idCount: Int) {
    Self.expectNoProblem(of: TreeArray<KeyedRow>.self, count, idCount: idCount)
    Self.expectNoProblem(of: ArraySlice<KeyedRow>.self, count, idCount: idCount)
  }

  /// Sections that lose and receive rows, and come and go.
  @Test(arguments: [5, 60, 400]) func sections(count: Int) {
    for seed in Self.seeds {
      var random = SeededRandom(seed: seed &* 91 &+ UInt64(count))
      let list = Self.list(of: TreeArray<KeyedRow>.self, count, idCount: nil, &random)
      var sections = list.sorted { $0.id ^ 5 < $1.id ^ 5 }.grouped(by: { $0.key / 2 })
      var versions = [sections.sections]
      for step in 0..<6 {
        let divisor = Int.random(in: 2...9, using: &random)
        switch step {
        case 0, 3: sections.update(.filter { ($0.id &* 31 >> 1) % divisor == 0 })
        case 1: sections.update(.filter(.narrower) { $0.id % divisor != 0 && $0.key < 6 })
        case 2: sections.update(.order { ($0.key, $0.id) < ($1.key, $1.id) })
        case 4: sections.reverse()
        default: sections.update(.filter(.wider) { _ in true })
        }
        versions.append(sections.sections)
      }
      for old in versions {
        for new in versions {
          let (plainOld, plainNew) = (
            old.map { RowSection(id: $0.id, header: "", rows: Array($0.rows)) },
            new.map { RowSection(id: $0.id, header: "", rows: Array($0.rows)) }
          )
          for style in ListDiff.MoveStyle.everyStyle {
            let diff = old.sectionedDiff(to: new, moves: style)
            #expect(
              diff == plainOld.numberedSectionedDiff(to: plainNew, moves: style), "seed \(seed)")
          }
        }
      }
    }
  }

  /// A row that equals others by its id.
  private struct Twin: Identifiable, Equatable {
    let id: Int
    let number: Int

    static func == (left: Twin, right: Twin) -> Bool { left.id == right.id }
  }

  /// Equal rows that take each other's place are no change, whatever their labels say.
  @Test(arguments: [1, 4, 40]) func equalRows(count: Int) {
    let all = TreeArray((0...count).map { Twin(id: 7, number: $0) }).derived
    var (first, second, reversed) = (all, all, all)
    first.update(.filter { $0.number != count })
    second.update(.filter { $0.number != 0 })
    reversed.reverse()
    for style in ListDiff.MoveStyle.everyStyle {
      #expect(genericDiff(from: first.rows, to: second.rows, moves: style).isEmpty)
      #expect(genericDiff(from: all.rows, to: reversed.rows, moves: style).isEmpty)
    }
    let (old, new) = (first.grouped { $0.id }, second.grouped { $0.id })
    #expect(genericSectionedDiff(from: old.sections, to: new.sections).isEmpty)
    let (oldHalves, newHalves) = (
      first.grouped { $0.number * 2 / (count + 1) }, second.grouped { $0.number * 2 / (count + 1) }
    )
    expectSameEmptiness(oldHalves.sections, newHalves.sections)
  }

  private func expectSameEmptiness<Source>(
    _ old: [DerivedSection<Source, Int>], _ new: [DerivedSection<Source, Int>]
  ) where Source.Element == Twin {
    func plain(_ sections: [DerivedSection<Source, Int>]) -> [RowSection<Int, String, Twin>] {
      sections.map { RowSection(id: $0.id, header: $0.header, rows: Array($0.rows)) }
    }
    let (diff, expected) = (
      genericSectionedDiff(from: old, to: new), plain(old).numberedSectionedDiff(to: plain(new))
    )
    #expect(diff.isEmpty == expected.isEmpty)
    #expect(diff.deletes.count == expected.deletes.count)
    #expect(diff.inserts.count == expected.inserts.count)
  }

  /// Of rows that are in both lists, neither ids nor contents are read.
  @Test(arguments: [false, true]) func readsNothing(isSorted: Bool) {
    let counters = Counters()
    let rows = (0..<5_000).map {
      CountedRow(row: TestRow(id: $0, content: $0 % 7), counters: counters)
    }
    var list = TreeArray(rows).derived
    if isSorted { list = list.sorted { ($0.row.content, $0.row.id) < ($1.row.content, $1.row.id) } }
    let all = list.rows
    list.update(.filter { $0.row.id % 3 == 0 })
    // The same version says nothing new.
    list.update(to: list.source)
    let some = list.rows
    counters.reset()
    #expect(genericDiff(from: all, to: some).deletes.count == 3_333)
    #expect(genericDiff(from: some, to: all).inserts.count == 3_333)
    list.reverse()
    #expect(genericDiff(from: all, to: list.rows).moves.count == 1_666)
    #expect(counters.idReads == 0 && counters.contentComparisons == 0)
    #expect(counters.idComparisons == 0 && counters.hashes == 0)

    // Only rows that one list has may be others with the same id.
    var other = all.isEmpty ? list : TreeArray(rows).derived
    other.update(.filter { $0.row.id % 2 == 0 })
    let even = other.rows
    other.update(.filter { $0.row.id % 3 == 0 })
    counters.reset()
    #expect(genericDiff(from: even, to: other.rows).changeCount == 1_666 + 833)
    #expect(counters.contentComparisons == 0)
  }
}
