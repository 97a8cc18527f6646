// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// Rules that change their mind: the list is some list of rows of the source, each there once, the diffs
/// lead from one to the next, and with honest rules it is right again.
@Suite(.timeLimit(.minutes(120))) struct DerivedHostileTests {
  private typealias Tree = TreeArray<KeyedRow>

  /// Random answers.
  ///
  /// The tests that use it do so on one thread.
  final class Moods: @unchecked Sendable {
    private var random: SeededRandom

    /// How many answers of a hundred are random ones.
    var percent: Int

    init(seed: UInt64, percent: Int) {
      (random, self.percent) = (SeededRandom(seed: seed), percent)
    }

    func answer(_ honest: Bool) -> Bool { random.chance(percent) ? random.chance(50) : honest }

    func answer(_ honest: Int) -> Int { random.chance(percent) ? random.below(6) : honest }
  }

  enum Lie: CaseIterable { case filter, order, key, keyOrder, all }

  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 500, usual: 12, debug: 2))

  /// What is wrong with a list by itself, and with the way to it.
  private func problem(
    _ rows: DerivedRows<Tree>, in source: Tree, from old: [KeyedRow], by diff: ListDiff?
  ) -> String? {
    let plain = Array(rows)
    if plain.count != rows.count { return "\(plain.count) rows, but count is \(rows.count)" }
    if Set(plain.map(\.id)).count != plain.count { return "a row is there twice" }
    if !Set(source).isSuperset(of: plain) { return "rows that are not in the source" }
    guard let diff else { return nil }
    diff._checkInvariants()
    if diff.oldCount != old.count || diff.newCount != plain.count { return "counts of the diff" }
    if let problem = AppliedByHand.make(diff).problem { return problem }
    return old.applying(diff, rowsFrom: plain) == plain ? nil : "an invalid diff"
  }

  private func problem(
    _ sections: [DerivedSection<Tree, Int>], in source: Tree, from old: [KeyedSection],
    by diff: SectionedDiff?
  ) -> String? {
    let plain = sections.map { KeyedSection($0) }
    let rows = plain.flatMap { $0.rows }
    if Set(rows.map(\.id)).count != rows.count { return "a row is in sections twice" }
    if !Set(source).isSuperset(of: rows) { return "sections have rows that are not in the source" }
    if plain.contains(where: { $0.rows.isEmpty }) { return "a section without rows" }
    guard let diff else { return nil }
    diff._checkInvariants()
    if let problem = Self.misfit(of: diff, old.map(\.rows.count), plain.map(\.rows.count)) {
      return problem
    }
    return old.applying(diff, sectionsFrom: plain) == plain ? nil : "an invalid sectioned diff"
  }

  /// Why the parts of a diff do not fit together, in which case it cannot be carried out.
  private static func misfit(
    of diff: SectionedDiff, _ oldCounts: [Int], _ newCounts: [Int]
  ) -> String? {
    let (applied, problem) = AppliedByHand.make(diff.sections)
    guard let applied, applied.origins.count == newCounts.count else {
      return "sections: \(problem ?? "another count")"
    }
    var rest = oldCounts.map { Set(0..<$0) }
    var free = newCounts.map { Set(0..<$0) }
    for path in diff.deletes + diff.moves.map(\.from) {
      guard rest.indices.contains(path.section), rest[path.section].remove(path.row) != nil
      else { return "\(path) is named twice, or is outside" }
    }
    for path in diff.inserts + diff.moves.map(\.to) {
      guard free.indices.contains(path.section), free[path.section].remove(path.row) != nil
      else { return "\(path) is filled twice, or is outside" }
    }
    for (section, origin) in applied.origins.enumerated() {
      if let origin, rest[origin].count != free[section].count {
        return "\(rest[origin].count) rows stay in \(section), \(free[section].count) are free"
      }
    }
    return nil
  }

  @Test(arguments: Lie.allCases) func rulesThatChangeTheirMind(lie: Lie) {
    for seed in Self.seeds {
      trace("hostile \(lie), seed \(seed)")
      let moods = Moods(seed: seed, percent: [2, 30, 100][Int(seed % 3)])
      func lies(_ rule: Lie) -> Bool { lie == rule || lie == .all }
      let (inFilter, inOrder) = (lies(.filter), lies(.order))
      let (inKey, inKeyOrder) = (lies(.key), lies(.keyOrder))
      var maker = DerivedProgramMaker(seed: 90_000 + seed)
      let count = seed % 2 == 0 ? 30 : 150
      let program = maker.program(limit: count, stepCount: 40)
      var state = DerivedState<Tree>(program)
      state.list = state.source.derived
        .filter { moods.answer($0.flag) || !inFilter && $0.flag }
        .sorted { inOrder ? moods.answer($0.key < $1.key) : $0.key < $1.key }
      state.sections = state.list.grouped(
        by: { inKey ? moods.answer($0.group) : $0.group },
        areInIncreasingOrder: { inKeyOrder ? moods.answer($0 < $1) : $0 < $1 },
        header: { KeyedSection.header(of: $0, $1) })
      for (index, step) in program.steps.enumerated() {
        let (rows, sections) = (Array(state.list.rows), state.plainSections)
        var diffs = state.perform(step)
        if case .filter = step, inFilter {
          diffs = nil
          state.list.update(.filter { moods.answer($0.flag) })
          state.sections.update(.filter { moods.answer($0.flag) })
        }
        if case .order = step, inOrder {
          diffs = nil
          state.list.update(.order { moods.answer($0.key < $1.key) })
          state.sections.update(.order { moods.answer($0.key < $1.key) })
        }
        let problem =
          problem(state.list.rows, in: state.source, from: rows, by: diffs?.list)
          ?? problem(
            state.sections.sections, in: state.source, from: sections, by: diffs?.sections)
        if let problem {
          Issue.record("\(problem), \(lie), seed \(seed), step \(index): \(step)")
          break
        }
      }
      expectRecovery(&state, moods)
    }
  }

  /// Honest rules make a list that is right, and so does an honest mood once all rows are new.
  private func expectRecovery(_ state: inout DerivedState<Tree>, _ moods: Moods) {
    state.list.pinsEditedRows = false
    state.sections.pinsEditedRows = false
    state.list.update(.sortAgain)
    state.sections.update(.sortAgain)
    moods.percent = 0
    state.list.update(.filter { $0.flag })
    state.sections.update(.filter { $0.flag })
    state.list.update(.order { $0.key < $1.key })
    state.sections.update(.order { $0.key < $1.key })
    var model = NaiveDerivation(source: Array(state.source), filter: .flagged)
    model.updateOrder(.ascending)
    model.isReversed = state.model.isReversed
    #expect(Array(state.list.rows) == model.rows)
    let other = Tree((0..<20).map { KeyedRow(id: 1_000_000 + $0, key: $0 % 7, group: $0 % 3) })
    state.list.update(to: other)
    state.sections.update(to: other)
    model.source = Array(other)
    #expect(Array(state.list.rows) == model.rows)
    #expect(state.plainSections == model.sections)
  }

  /// A number that is not one is not less than any, nor any less than it: no order at all.
  @Test func ordersByNoNumber() {
    @Sendable func number(_ row: KeyedRow) -> Double {
      row.key % 5 == 0 ? .nan : Double(row.key)
    }
    for seed in Self.seeds {
      var maker = DerivedProgramMaker(seed: 95_000 + seed)
      let program = maker.program(limit: 120, stepCount: 30)
      var state = DerivedState<Tree>(program)
      state.list = state.source.derived.sorted { number($0) < number($1) }
      for step in program.steps {
        let rows = Array(state.list.rows)
        let diffs = state.perform(step)
        if let problem = problem(state.list.rows, in: state.source, from: rows, by: diffs?.list) {
          Issue.record("\(problem), seed \(seed), \(step)")
          break
        }
      }
    }
  }

  /// Rules that depend on what changes elsewhere, without a word to the list.
  @Test func rulesThatDependOnMore() {
    final class Shift: @unchecked Sendable { var value = 0 }
    for seed in Self.seeds {
      let shift = Shift()
      var maker = DerivedProgramMaker(seed: 97_000 + seed)
      let program = maker.program(limit: 120, stepCount: 30)
      var state = DerivedState<Tree>(program)
      state.list = state.source.derived.filter { ($0.id + shift.value) % 5 != 0 }
        .sorted { ($0.key ^ shift.value) < ($1.key ^ shift.value) }
      state.sections = state.list.grouped(
        by: { ($0.group + shift.value) % 7 },
        header: { KeyedSection.header(of: $0, $1) })
      for (index, step) in program.steps.enumerated() {
        let (rows, sections) = (Array(state.list.rows), state.plainSections)
        if index % 3 == 2 { shift.value += 1 }
        let diffs = state.perform(step)
        let problem =
          problem(state.list.rows, in: state.source, from: rows, by: diffs?.list)
          ?? problem(
            state.sections.sections, in: state.source, from: sections, by: diffs?.sections)
        if let problem {
          Issue.record("\(problem), seed \(seed), \(step)")
          break
        }
      }
    }
  }
}
