// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Legal batches changed at random: the library's verdict against that of plain loops.
struct MutatedBatchTests {
  /// What became of the mutated batches.
  private struct Verdicts {
    var legal = 0
    var illegal = 0
    var missed = 0
  }

  @Test(arguments: 0..<4)
  func verdictsAgree(block: Int) {
    var verdicts = Verdicts()
    for seed in 0..<Sizes.pick(exhaustive: 20_000, usual: 150, debug: 40) {
      let seed = UInt64(block * 1_000_000 + seed)
      let lists = SectionCase.random(seed: seed, sectionsUpTo: 4, rowsUpTo: 3)
      var old = lists.old
      var random = SeededRandom(seed: ~seed)
      for stage in lists.stages() {
        let (batch, new) = (stage.batch, stage.sections)
        let stage = SectionCase(old, new)
        for mutations in 1...4 {
          var operations = BatchOperations(batch)
          for _ in 0..<mutations { operations.mutate(&random, stage) }
          check(operations.batch, stage, &verdicts)
          // Seldom do the sums fit by chance; here they do, and the rows are where they should be.
          if let stage = operations.batch.balanced(old) {
            check(operations.batch, stage, &verdicts)
          }
        }
        old = new
      }
    }
    #expect(verdicts.missed == 0)
    #expect(verdicts.legal > 0 && verdicts.illegal > verdicts.legal)
    print(
      "Mutated batches: \(verdicts.legal) legal, \(verdicts.illegal) illegal, \(verdicts.missed) missed"
    )
  }

  private func check(_ batch: BatchUpdate, _ stage: SectionCase, _ verdicts: inout Verdicts) {
    let interpreter = SectionInterpreter(old: stage.old, new: stage.new, batch: batch)
    for kind in [ListViewKind.collectionView, .tableView] {
      let broken = interpreter.brokenRules(forTableView: kind == .tableView)
      var view = HeadlessListView(sections: stage.old, kind: kind)
      do {
        try view.perform(batch, sections: stage.new)
        if broken.isEmpty {
          verdicts.legal += 1
          checkCells(view, interpreter)
        } else {
          verdicts.missed += 1
          if verdicts.missed < 5 {
            Issue.record("taken: \(batch)\n\(broken), \(kind)\n\(stage)")
          }
        }
      } catch {
        if !broken.isEmpty {
          verdicts.illegal += 1
          continue
        }
        Issue.record("rejected: \(batch)\n\(error), \(kind)\n\(stage)")
      }
    }
  }

  /// Each cell is where the interpreter reads that it goes.
  private func checkCells(
    _ view: HeadlessListView<TitledSection>, _ interpreter: SectionInterpreter
  ) {
    guard let reading = interpreter.reading() else { return }
    var starts: [Int] = []
    var count = 0
    for section in interpreter.old {
      starts.append(count)
      count += section.rows.count
    }
    let reloads = Set(interpreter.batch.reloads)
    for (section, places) in reading.rows.enumerated() {
      for (row, place) in places.enumerated() {
        let cell = view[RowPath(section: section, row: row)].id
        let isKept = place.map { !reloads.contains($0) } ?? false
        let isRight = isKept ? place.map { starts[$0.section] + $0.row } == cell : cell >= count
        if !isRight { Issue.record("cell \(cell) at (\(section), \(row)): \(interpreter)") }
      }
    }
  }
}

extension BatchUpdate {
  /// Two states between which the batch's sums fit, with all rows where it takes them; `nil` where
  /// there are no such states.
  fileprivate func balanced(_ old: [TitledSection]) -> SectionCase? {
    let count = old.count + sectionInserts.count - sectionDeletes.count
    if count < 0 { return nil }
    let empty = (0..<count).map { TitledSection(id: 100 + $0, rows: []) }
    var interpreter = SectionInterpreter(old: old, new: empty, batch: self)
    let sectionRanges = interpreter.brokenRanges().filter {
      $0.hasPrefix("A1")
    }
    guard sectionRanges.isEmpty, interpreter.brokenCollisions().isEmpty,
      let sections = interpreter.sectionReading()
    else { return nil }
    var new = empty
    for (section, source) in sections.enumerated() {
      let coming =
        inserts.filter { $0.section == section }.count
        + moves.filter { $0.to.section == section }.count
      guard let source else {
        new[section].rows = (0..<coming + 1).map { 1_000 + 10 * section + $0 }.rows
        continue
      }
      let going =
        deletes.filter { $0.section == source }.count
        + moves.filter { $0.from.section == source }.count
      let rowCount = old[source].rows.count + coming - going
      if rowCount < 0 { return nil }
      new[section].id = old[source].id
      new[section].title = old[source].title
      new[section].rows = (0..<rowCount).map { 1_000 + 10 * section + $0 }.rows
    }
    interpreter = SectionInterpreter(old: old, new: new, batch: self)
    guard interpreter.brokenRanges().isEmpty, let reading = interpreter.reading() else {
      return nil
    }
    for (section, places) in reading.rows.enumerated() {
      for (row, place) in places.enumerated() {
        if let place { new[section].rows[row] = old[place.section].rows[place.row] }
      }
    }
    return SectionCase(old, new)
  }
}
