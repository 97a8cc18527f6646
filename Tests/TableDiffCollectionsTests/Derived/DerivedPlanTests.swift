// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// The diffs of derived lists, performed on list views that do not look at the lists from scratch.
@Suite(.timeLimit(.minutes(120))) struct DerivedPlanTests {
  private typealias Source = TreeArray<KeyedRow>

  /// All rows of a derived list as the only section.
  private struct OnlySection: ListSection {
    let id: Int
    let rows: DerivedRows<Source>

    init(_ rows: DerivedRows<Source>) { (id, self.rows) = (0, rows) }

    init(_ section: OnlySection, rows: DerivedRows<Source>) { self.init(rows) }
  }

  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 300, usual: 6, debug: 1))

  private static let kinds: [ListViewKind] = [.collectionView, .tableView]

  private static func program(_ seed: UInt64) -> DerivedProgram {
    var maker = DerivedProgramMaker(seed: 70_000 + seed)
    return maker.program(limit: seed % 3 == 0 ? 15 : 120, stepCount: 30)
  }

  @Test(arguments: kinds) func ofSections(kind: ListViewKind) throws {
    for seed in Self.seeds {
      let program = Self.program(seed)
      trace("plans, seed \(seed)")
      for preference in [StagePreference.fewestStages, .lossless] {
        var state = DerivedState<Source>(program)
        var view = HeadlessListView(sections: state.sections.sections, kind: kind)
        for step in program.steps {
          let old = state.sections.sections
          guard let diffs = state.perform(step) else {
            view.reload(state.sections.sections)
            continue
          }
          let new = state.sections.sections
          let stages = diffs.sections.stages(
            from: old, to: new, for: kind, preferring: preference)
          try view.perform(stages)
          #expect(
            view.shownSections.map { KeyedSection($0) } == state.model.sections,
            "seed \(seed), \(step)")
        }
      }
    }
  }

  @Test(arguments: kinds) func ofRows(kind: ListViewKind) throws {
    for seed in Self.seeds {
      let program = Self.program(seed)
      var state = DerivedState<Source>(program)
      var view = HeadlessListView(sections: [OnlySection(state.list.rows)], kind: kind)
      for step in program.steps {
        guard let diffs = state.perform(step) else {
          view.reload([OnlySection(state.list.rows)])
          continue
        }
        let batch = diffs.list.batchUpdate(inSection: 0)
        let transition = try view.perform(batch, sections: [OnlySection(state.list.rows)])
        #expect(transition.warnings.isEmpty, "seed \(seed), \(step)")
        #expect(view.shownRows == state.model.rows, "seed \(seed), \(step)")
      }
    }
  }
}
