// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

extension InputList {
  /// Returns the diff of two files with sections.
  static func sectionedDiff(
    _ old: InputList, _ new: InputList, _ comparer: RowComparer
  ) -> SectionedDiff {
    old.sections.sectionedDiff(
      to: new.sections, id: { $0.id },
      contentsEqual: { comparer.areEqual($0, $1) })
  }
}

extension ListChange {
  /// Returns the sections of a diff, with their rows.
  func parts(of diff: SectionedDiff) -> [Part] {
    let rows = ListedRuns(changedRuns)
    return ListedRuns(ChangedRuns(diff.sections))
      .runs(0..<diff.sections.oldCount, 0..<diff.sections.newCount)
      .filter { $0.kind != .leaves }
      .flatMap { run in (0..<run.count).map { part(run, $0, rows) } }
  }

  private func part(_ run: RowRun, _ step: Int, _ rows: ListedRuns) -> Part {
    let oldSection = run.kind == .inserted ? nil : run.old + step
    let newSection = run.kind == .deleted ? nil : run.new + step
    let oldRange = oldSection.map { oldStarts[$0]..<oldStarts[$0 + 1] } ?? 0..<0
    let newRange = newSection.map { newStarts[$0]..<newStarts[$0 + 1] } ?? 0..<0
    return Part(
      old: oldSection, new: newSection, moves: run.isMove, runs: rows.runs(oldRange, newRange))
  }
}
