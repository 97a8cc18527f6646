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

  /// Which rule lies, or what is no rule.
  enum Lie: CaseIterable {
    case filter, order, key, keyOrder, all
    /// A number that is not one is not less than any, nor any less than it: no order at all.
    case noNumber
    /// The rules depend on what changes elsewhere, without a word to the list.
    case elsewhere
  }

  /// Rules whose answers are in part random.
  ///
  /// The tests that use them do so on one thread.
  final class Rules: @unchecked Sendable {
    private var random: SeededRandom
    private let lie: Lie

    /// How many answers of a hundred are random ones.
    var percent: Int

    /// What changes elsewhere.
    var shift = 0

    init(_ lie: Lie, seed: UInt64, percent: Int) {
      (self.lie, random, self.percent) = (lie, SeededRandom(seed: seed), percent)
    }

    private func lies(_ rule: Lie) -> Bool {
      percent > 0 && (lie == rule || lie == .all) && random.chance(percent)
    }

    private func answer(_ honest: Bool, _ rule: Lie) -> Bool {
      lies(rule) ? random.chance(50) : honest
    }

    func includes(_ row: KeyedRow) -> Bool {
      answer(lie == .elsewhere ? (row.id + shift) % 5 != 0 : row.flag, .filter)
    }

    func precedes(_ left: KeyedRow, _ right: KeyedRow) -> Bool {
      func number(_ row: KeyedRow) -> Double { row.key % 5 == 0 ? .nan : Double(row.key) }
      if lie == .noNumber { return number(left) < number(right) }
      return answer(left.key ^ shift < right.key ^ shift, .order)
    }

    func key(_ row: KeyedRow) -> Int {
      lies(.key) ? random.below(6) : lie == .elsewhere ? (row.group + shift) % 7 : row.group
    }

    func keyPrecedes(_ left: Int, _ right: Int) -> Bool { answer(left < right, .keyOrder) }
  }

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
    if let problem = diff.problemOfParts { return problem }
    return old.applying(diff, rowsFrom: plain) == plain ? nil : "an invalid diff"
  }

  private func problem(
    _ plain: [KeyedSection], in source: Tree, from old: [KeyedSection], by diff: SectionedDiff?
  ) -> String? {
    let rows = plain.flatMap { $0.rows }
    if Set(rows.map(\.id)).count != rows.count { return "a row is in sections twice" }
    if !Set(source).isSuperset(of: rows) { return "sections have rows that are not in the source" }
    if plain.contains(where: { $0.rows.isEmpty }) { return "a section without rows" }
    guard let diff else { return nil }
    diff._checkInvariants()
    if diff.rowCounts != (old.map(\.rows.count), plain.map(\.rows.count)) {
      return "counts of a diff"
    }
    if let problem = diff.problemOfParts { return problem }
    return old.applying(diff, sectionsFrom: plain) == plain ? nil : "an invalid sectioned diff"
  }

  @Test(arguments: Lie.allCases) func rulesThatChangeTheirMind(lie: Lie) {
    for seed in Self.seeds {
      trace("hostile \(lie), seed \(seed)")
      let rules = Rules(lie, seed: seed, percent: [2, 30, 100][Int(seed % 3)])
      var maker = DerivedProgramMaker(seed: 90_000 + seed)
      let program = maker.program(limit: seed % 2 == 0 ? 30 : 150, stepCount: 40)
      var state = DerivedState<Tree>(program)
      state.list = state.source.derived.filter { rules.includes($0) }
        .sorted { rules.precedes($0, $1) }
      state.sections = state.list.grouped(
        by: { rules.key($0) }, areInIncreasingOrder: { rules.keyPrecedes($0, $1) },
        header: { KeyedSection.header(of: $0, $1) })
      for (index, step) in program.steps.enumerated() {
        let (rows, sections) = (state.list.shown, state.sections.shown)
        if index % 3 == 2, lie == .elsewhere { rules.shift += 1 }
        let change = state.resolve(step)
        var diffs = (state.list.perform(change), state.sections.perform(change))
        // The honest filters and orders of programs are soon followed by these again.
        if case .filter = step {
          diffs = (nil, nil)
          state.list.update(.filter { rules.includes($0) })
          state.sections.update(.filter { rules.includes($0) })
        }
        if case .order = step {
          diffs = (nil, nil)
          state.list.update(.order { rules.precedes($0, $1) })
          state.sections.update(.order { rules.precedes($0, $1) })
        }
        let problem =
          problem(state.list.rows, in: state.source, from: rows, by: diffs.0)
          ?? problem(state.sections.shown, in: state.source, from: sections, by: diffs.1)
        if let problem {
          Issue.record("\(problem), \(lie), seed \(seed), step \(index): \(step)")
          break
        }
      }
      rules.percent = 0
      if lie != .elsewhere { expectRecovery(&state) }
    }
  }

  /// Honest rules make a list that is right, and so does an honest mood once all rows are new.
  private func expectRecovery(_ state: inout DerivedState<Tree>) {
    state.list.pinsEditedRows = false
    state.sections.pinsEditedRows = false
    for change in [.sortAgain, .filter(.flagged, .any), .order(.ascending)] as [ResolvedStep<Tree>]
    {
      _ = state.list.perform(change)
      _ = state.sections.perform(change)
    }
    var model = NaiveDerivation(
      source: Array(state.source), filter: .flagged, orders: [.ascending])
    model.isReversed = state.model.isReversed
    #expect(state.list.shown == model.shown.rows)
    let other = Tree((0..<20).map { KeyedRow(id: 1_000_000 + $0, key: $0 % 7, group: $0 % 3) })
    state.list.update(to: other)
    state.sections.update(to: other)
    model.source = Array(other)
    #expect(state.list.shown == model.shown.rows)
    #expect(state.sections.shown == model.shown.sections)
  }
}
