// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Rows that know what they share with another version: only the others are read, and nothing that
/// is wrong is missed.
struct SharedRowsTests {
  @Test(arguments: ComputedChange.all) func fewRowsAreReadOfMany(change: ComputedChange) throws {
    let (old, new) = change.rows()
    let batch = try change.diff().batchUpdate(inSection: 0)
    for kind in [ListViewKind.tableView, .collectionView] {
      var view = HeadlessListView(sections: [ComputedSection(rows: old)], kind: kind)
      let transition = try view.performGenerically(batch, sections: [ComputedSection(rows: new)])
      let visible = 4_999_990..<5_000_010
      #expect(transition.effects(visibleBefore: visible, visibleAfter: visible).count >= 20)
      #expect(view.shownSections[0].rows.count == new.count)
    }
    #expect(old.reads.value <= 400)
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
