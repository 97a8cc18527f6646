// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import Testing

/// Rows that know what they share with another version: only the others are read, and nothing that
/// is wrong is missed.
struct SharedRowsTests {
  private static let count = 10_000_000

  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let diff: @Sendable () throws -> ListDiff
    let edit: @Sendable (inout ComputedRows) -> Void
  }

  static let changes = [
    Change(testDescription: "update") {
      try ListDiff(
        oldCount: count, newCount: count, updates: [.init(from: 5_000_000, to: 5_000_000)])
    } edit: {
      $0.replaceSubrange(5_000_000..<5_000_001, with: [TestRow(id: 5_000_000, content: 1)])
    },
    Change(testDescription: "insert") {
      try ListDiff(oldCount: count, newCount: count + 1, inserts: [5_000_000])
    } edit: {
      $0.insert(TestRow(id: -1), at: 5_000_000)
    },
    Change(testDescription: "delete") {
      try ListDiff(oldCount: count, newCount: count - 1, deletes: [5_000_000])
    } edit: {
      $0.remove(at: 5_000_000)
    },
    Change(testDescription: "adjacent move") {
      try ListDiff(
        oldCount: count, newCount: count, moves: [.init(from: 5_000_000, to: 5_000_001)])
    } edit: {
      $0.move(5_000_000..<5_000_001, to: 5_000_001)
    },
    Change(testDescription: "far move") {
      try ListDiff(oldCount: count, newCount: count, moves: [.init(from: 10, to: 9_000_000)])
    } edit: {
      $0.move(10..<11, to: 9_000_000)
    },
    Change(testDescription: "block to the front") {
      try ListDiff(
        oldCount: count, newCount: count,
        moves: (0..<10_000).map { .init(from: 9_000_000 + $0, to: $0) })
    } edit: {
      $0.move(9_000_000..<9_010_000, to: 0)
    },
    Change(testDescription: "100 updates, inserts and deletes") {
      try ListDiff(
        oldCount: count, newCount: count, deletes: (0..<100).map { 50_000 + 90_000 * $0 },
        inserts: (0..<100).map { 60_000 + 90_000 * $0 },
        updates: (0..<100).map {
          .init(from: 20_000 + 90_000 * $0, to: 20_000 + 90_000 * $0)
        })
    } edit: { rows in
      for start in (0..<100).map({ 90_000 * $0 }) {
        rows.remove(at: 50_000 + start)
        rows.insert(TestRow(id: -1 - start), at: 60_000 + start)
        let updated = 20_000 + start
        rows.replaceSubrange(
          updated..<updated + 1, with: [TestRow(id: updated, content: 1)])
      }
    },
  ]

  @Test(arguments: changes) func fewRowsAreReadOfMany(change: Change) throws {
    let old = ComputedRows(count: Self.count)
    var new = old
    change.edit(&new)
    old.reads.value = 0
    let batch = try change.diff().batchUpdate(inSection: 0)
    for mode in [ListViewMode.strict, .collectionView] {
      var view = HeadlessListView(sections: [ComputedSection(rows: old)], mode: mode)
      let transition = try view.performGenerically(batch, sections: [ComputedSection(rows: new)])
      let visible = 4_999_990..<5_000_010
      #expect(transition.effects(visibleBefore: visible, visibleAfter: visible).count >= 20)
      #expect(view.staleRows == [] && view.misplacedRows == [])
      #expect(view.shownSections[0].rows.count == new.count)
    }
    #expect(old.reads.value <= 400)
  }

  /// From a submission to the end of the batch, with a diff that is known beforehand.
  @Test(arguments: changes) @MainActor func anUpdaterReadsFewRowsOfMany(change: Change) throws {
    let old = ComputedRows(count: Self.count)
    var new = old
    change.edit(&new)
    old.reads.value = 0
    let diff = try change.diff()
    let sections = try ListDiff(oldCount: 1, newCount: 1)
    func path(_ offset: Int) -> RowPath { RowPath(section: 0, row: offset) }
    let sectioned = try SectionedDiff(
      sections: sections, oldRowCounts: [diff.oldCount], newRowCounts: [diff.newCount],
      deletes: diff.deletes.map(path), inserts: diff.inserts.map(path),
      moves: diff.moves.map { .init(from: path($0.from), to: path($0.to)) },
      updates: diff.updates.map { .init(from: path($0.from), to: path($0.to)) })
    let updater = ListUpdater(
      [ComputedSection(rows: old)], comparison: ListComparison { $0.change(by: sectioned) })
    let screen = HeadlessScreen(updater)
    updater.submit([ComputedSection(rows: new)])
    #expect(updater.updateIfNeeded())
    #expect(screen.batches.count == 1)
    #expect(screen.failures.isEmpty, "\(screen.failures)")
    #expect(updater.sections[0].rows.count == new.count)
    #expect(old.reads.value <= 200)
  }

  /// Whatever is wrong with a batch is found as with rows in arrays.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 6_000, usual: 600, debug: 60)))
  func judgementsAreThoseOfArrays(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (diff, oldCounts, _) = try RandomDiff.sectioned(
      seed: seed, sectionsUpTo: 4, rowsUpTo: 6)
    var nextID = 0
    let old = oldCounts.indices.map { section in
      let rows = (0..<oldCounts[section]).map { _ in
        nextID += 1
        return TestRow(id: nextID)
      }
      return TitledSection(id: section, rows: rows)
    }
    let new = sections(after: diff, old)
    for kind in [ListViewKind.tableView, .collectionView] {
      var states = diff.stages(from: old, to: new, for: kind)
      // Sometimes what a data source returns is wrong.
      if random.chance(50), let last = states.popLast() {
        states.append(ListStage(last.batch, sections: disturbed(last.sections, &random)))
      }
      let computed = states.map { ListStage($0.batch, sections: $0.sections.map(Self.computed)) }
      var plain = HeadlessListView(sections: old, kind: kind)
      var view = HeadlessListView(sections: old.map(Self.computed), kind: kind)
      #expect(
        outcome { try view.performGenerically(computed) } == outcome { try plain.perform(states) },
        "\(states)")
    }
  }

  private static func computed(_ section: TitledSection) -> ComputedSection {
    ComputedSection(id: section.id, rows: ComputedRows(section.rows))
  }

  /// Returns sections to which a diff leads.
  private func sections(after diff: SectionedDiff, _ old: [TitledSection]) -> [TitledSection] {
    let map = PathMap(diff)
    return PaddedDiff.counts(diff.newStarts).enumerated().map { section, count in
      let rows = (0..<count).map { row in
        map.oldPath(ofNew: RowPath(section: section, row: row)).map { old[$0.section].rows[$0.row] }
          ?? TestRow(id: 1_000 + 100 * section + row)
      }
      return TitledSection(id: map.sections.oldOffset(ofNew: section) ?? 50 + section, rows: rows)
    }
  }

  private func disturbed(
    _ sections: [TitledSection], _ random: inout SeededRandom
  ) -> [TitledSection] {
    var sections = sections
    let long = sections.indices.filter { sections[$0].rows.count > 1 }
    guard let index = long.randomElement(using: &random) else { return sections }
    let row = random.below(sections[index].rows.count)
    if random.chance(50) {
      sections[index].rows[row].content += 1
    } else {
      sections[index].rows.swapAt(row, random.below(sections[index].rows.count))
    }
    return sections
  }

  /// Returns what happened, or what is wrong.
  private func outcome(_ perform: () throws -> [ListTransition]) -> [String] {
    do {
      return try perform().map { transition in
        let counts = (transition.oldCount, transition.newCount)
        return "\(transition.effects(visibleBefore: 0..<counts.0, visibleAfter: 0..<counts.1))"
      }
    } catch let error as BatchError {
      return error.findings.map { "\($0)" }
    } catch {
      return ["\(error)"]
    }
  }
}
