// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// The mode of a collection view against a plain interpreter of one, on random batches: both take
/// the same ones, and show the same cells.
struct CollectionViewBatchTests {
  @Test(arguments: 0..<4)
  func verdictsAndCellsAgree(block: Int) {
    var taken = 0, rejected = 0, noops = 0
    for seed in 0..<Sizes.pick(exhaustive: 60_000, usual: 3_000, debug: 300) {
      var random = SeededRandom(seed: UInt64(block * 1_000_000 + seed))
      let old = Self.sections(
        (0..<random.below(5)).map { _ in random.below(5) }, id: 0)
      let batch = Self.randomBatch(&random, old)
      let counts = Self.fittingCounts(batch, old.map(\.rows.count), &random)
      // Nothing keeps its identity or content: what is shown tells where every cell comes from.
      let new = Self.sections(counts, id: 1_000)
      let reading = CollectionViewInterpreter(batch, old: old.map(\.rows.count), new: counts)
        .reading()
      var view = HeadlessListView(sections: old, mode: .collectionView)
      do {
        try view.perform(batch, sections: new)
        taken += 1
        let shown = reading.map { Self.shown($0, old, new) }
        #expect(view.shownSections == shown, "\(batch), \(old.text) to \(counts)")
      } catch {
        rejected += 1
        if reading == nil { continue }
        // Moves that mean nothing are rejected everywhere.
        noops += 1
        #expect(
          error.findings.allSatisfy { $0.rule.code == "B7" }, "\(batch), \(old.text): \(error)")
      }
    }
    #expect(taken > 0 && rejected > taken && noops > 0)
  }

  private func perform(_ batch: String, _ old: [Int], _ new: [Int]) throws -> [[Int]] {
    let before = Self.sections(old, id: 0), after = Self.sections(new, id: 1_000)
    var view = HeadlessListView(sections: before, mode: .collectionView)
    try view.perform(BatchUpdate(reading: batch), sections: after)
    return view.shownSections.map { $0.rows.map(\.id) }
  }

  /// Each insert counts, the second one is put behind the first one.
  @Test func insertsThatAreToldTwice() throws {
    #expect(try perform("i(0,0) i(0,0)", [1], [3]) == [[10_000, 10_001, 0]])
    // No place is free behind it.
    #expect(try perform("i(0,2) i(0,2)", [1], [3]) == [[0, 10_001, 10_002]])
    let error = #expect(throws: BatchError.self) { try perform("i(0,0) i(0,0)", [1], [2]) }
    #expect(error?.findings.map(\.rule) == [.rowCountMismatch])
    #expect(
      error?.findings.first?.uiKitText(for: .collectionView)?.contains("(2 inserted, 0 deleted)")
        == true)
    let full = #expect(throws: BatchError.self) { try perform("i(0,0) i(0,0)", [0], [1]) }
    #expect(full?.findings.map(\.rule) == [.rowCountMismatch])
    #expect(try perform("iS0 iS0", [1], [0, 0, 1]) == [[], [], [0]])
    let sections = #expect(throws: BatchError.self) { try perform("iS0 iS0", [1], [0, 1]) }
    #expect(sections?.findings.map(\.rule) == [.sectionCountMismatch])
  }

  /// What is swallowed may name rows that there are not.
  @Test func swallowedOperationsHaveNoRange() throws {
    #expect(try perform("dS1 d(1,7)", [1, 2], [1]) == [[0]])
    #expect(try perform("iS1 i(1,9)", [1], [1, 2]) == [[0], [10_010, 10_011]])
    #expect(try perform("rS0 r(0,5)", [1], [2]) == [[10_000, 10_001]])
    #expect(throws: BatchError.self) { try perform("d(0,7)", [1, 2], [1, 2]) }
  }

  private static func sections(_ counts: [Int], id: Int) -> [TitledSection] {
    counts.enumerated().map { section, count in
      let rows = (0..<count).map { TestRow(id: 10 * (id + section) + $0) }
      return TitledSection(id: id + section, title: id, rows: rows)
    }
  }

  /// What the cells show: old rows where they are kept, new ones elsewhere.
  private static func shown(
    _ reading: CollectionViewInterpreter.Reading, _ old: [TitledSection], _ new: [TitledSection]
  ) -> [TitledSection] {
    new.indices.map { section in
      let rows = reading.rows[section].enumerated().map { row, place in
        place.map { old[$0.section].rows[$0.row] } ?? new[section].rows[row]
      }
      return TitledSection(reading.sections[section].map { old[$0] } ?? new[section], rows: rows)
    }
  }

  private static func randomBatch(
    _ random: inout SeededRandom, _ old: [TitledSection]
  ) -> BatchUpdate {
    var operations = BatchOperations(BatchUpdate())
    for _ in 0..<random.below(6) {
      operations.operations.append(BatchOperations.random(&random, SectionCase(old, old)))
      if random.chance(8), let last = operations.operations.last {
        operations.operations.append(last)
      }
    }
    operations.operations.removeAll(where: \.isRefresh)
    return operations.batch
  }

  /// Counts that the batch's sums give, or nearly so: seldom would they fit by chance.
  private static func fittingCounts(
    _ batch: BatchUpdate, _ old: [Int], _ random: inout SeededRandom
  ) -> [Int] {
    let inserts = Set(batch.sectionInserts), moves = Set(batch.sectionMoves)
    let gone = Set(batch.sectionDeletes + batch.sectionMoves.map(\.from))
    var stays = old.indices.filter { !gone.contains($0) }[...]
    let targets = Dictionary(moves.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
    return (0..<max(0, old.count + batch.sectionInserts.count - batch.sectionDeletes.count)).map {
      section in
      guard !inserts.contains(section), let source = targets[section] ?? stays.popFirst(),
        old.indices.contains(source), !batch.sectionReloads.contains(source)
      else { return random.below(4) }
      let coming =
        batch.inserts.filter { $0.section == section }.count
        + Set(batch.moves).filter { $0.to.section == section }.count
      let going =
        batch.deletes.filter { $0.section == source }.count
        + Set(batch.moves).filter { $0.from.section == source }.count
      return max(0, old[source] + coming - going + (random.chance(5) ? 1 : 0))
    }
  }
}
