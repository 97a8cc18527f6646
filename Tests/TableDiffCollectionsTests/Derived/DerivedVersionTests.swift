// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Diffs of any two versions of derived lists, which pair rows by their labels where they can: of one
/// version of a source, and of several.
@Suite(.timeLimit(.minutes(120))) struct DerivedVersionTests {
  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 600, usual: 6, debug: 2))

  private static func problem<Source: EditedRows>(
    _ old: DerivedRows<Source>, _ new: DerivedRows<Source>, hasRepeatedIDs: Bool
  ) -> String? {
    let (oldRows, newRows) = (Array(old), Array(new))
    let minimal = genericDiff(from: old, to: new)
    for style in ListDiff.MoveStyle.everyStyle {
      let diff = genericDiff(from: old, to: new, moves: style)
      if hasRepeatedIDs {
        let contract = Contract(
          old: oldRows, new: newRows, diff: diff, style: style, id: { $0.id },
          contentsEqual: { $0 == $1 }, minimal: minimal)
        if let problem = contract.problem() { return "\(style): \(problem)" }
      } else if diff != oldRows.numberedDiff(to: newRows, moves: style) {
        return "\(style): \(diff)"
      }
    }
    return nil
  }

  private static func problem<Source: EditedRows>(
    _ old: [DerivedSection<Source, Int>], _ new: [DerivedSection<Source, Int>]
  ) -> String? {
    let (plainOld, plainNew) = (old.map { KeyedSection($0) }, new.map { KeyedSection($0) })
    return ListDiff.MoveStyle.everyStyle.lazy.filter { style in
      genericSectionedDiff(from: old, to: new, moves: style)
        != plainOld.numberedSectionedDiff(to: plainNew, moves: style)
    }.map { "sections \($0)" }.first
  }

  private static func expectNoProblem<Source: EditedRows>(
    of _: Source.Type, _ count: Int, idCount: Int?
  ) {
    for seed in seeds {
      var maker = DerivedProgramMaker(seed: seed &* 77 &+ UInt64(count), idCount: idCount)
      var program = maker.program(limit: count, stepCount: 7)
      program.initial = maker.rows(count)
      var state = DerivedState<Source>(program)
      var versions = [(rows: state.list.rows, sections: state.sections.sections)]
      func keep(_ rows: DerivedRows<Source>) {
        versions.append((rows, state.sections.sections))
      }
      keep(state.window.rows)
      keep(state.list.rows.dropFirst(7))
      for step in program.steps + [.narrow(3), .order(.descending), .filter(.all), .reverse] {
        if seed % 2 == 0, step.isEdit { continue }
        let change = state.resolve(step)
        _ = (state.list.perform(change), state.sections.perform(change))
        keep(state.list.rows)
      }
      for old in versions {
        for new in versions {
          let problem =
            problem(old.rows, new.rows, hasRepeatedIDs: idCount != nil)
            ?? (idCount == nil ? problem(old.sections, new.sections) : nil)
          if let problem {
            Issue.record("seed \(seed), \(count) rows: \(problem)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: [0, 1, 7, 60] + (Sizes.isDebug ? [] : [400])) func uniqueIDs(count: Int) {
    Self.expectNoProblem(of: TreeArray<KeyedRow>.self, count, idCount: nil)
    Self.expectNoProblem(of: [KeyedRow].self, count, idCount: nil)
  }

  @Test(arguments: [(4, 1), (7, 2), (40, 3), (60, 30), (150, 40)])
  func repeatedIDs(count: Int, idCount: Int) {
    Self.expectNoProblem(of: TreeArray<KeyedRow>.self, count, idCount: idCount)
    Self.expectNoProblem(of: ArraySlice<KeyedRow>.self, count, idCount: idCount)
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

extension DerivedStep {
  fileprivate var isEdit: Bool {
    switch self {
    case .edit, .editByDiff: true
    default: false
    }
  }
}
