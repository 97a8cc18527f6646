// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// Every public call of a batch and of sections, from code that is on the main actor by default.
@Suite struct BatchCallTests {
  private let batch = Fruit.old.tableDiff(to: Fruit.new).batchUpdate(inSection: 0)

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func batchesOfADiff() {
    #expect(batch.deletes == [path(1)])
    #expect(batch.inserts == [path(2)])
    #expect(batch.moves == [SectionedDiff.Move(from: path(2), to: path(0))])
    #expect(batch.moves.map(\.from) == [path(2)])
    #expect(batch.moves.map(\.to) == [path(0)])
    #expect(batch.reloads.isEmpty)
    #expect(batch.refreshes == [path(1)])
    #expect(!batch.isEmpty)
    #expect(!batch.description.isEmpty)
  }

  @Test func batchesMadeByHand() {
    let move = ListDiff.Move(from: 1, to: 2)
    let sections = BatchUpdate(
      sectionDeletes: [0], sectionInserts: [3], sectionMoves: [move], sectionReloads: [4])
    #expect(sections.sectionDeletes == [0])
    #expect(sections.sectionInserts == [3])
    #expect(sections.sectionMoves.map(\.from) == [1])
    #expect(sections.sectionMoves.map(\.to) == [2])
    #expect(sections.sectionReloads == [4])
    let rows = BatchUpdate(
      deletes: [path(1)], inserts: [path(2)],
      moves: [SectionedDiff.Move(from: path(2), to: path(0))], reloads: [path(5)],
      refreshes: [path(1)])
    #expect(rows.reloads == [path(5)])
    #expect(BatchUpdate().isEmpty)
  }

  @Test func operations() {
    let move = SectionedDiff.Move(from: path(2), to: path(0))
    let operations: [BatchUpdate.Operation] = [
      .deleteSection(0), .insertSection(0), .moveSection(ListDiff.Move(from: 0, to: 1)),
      .reloadSection(0), .deleteRow(path(0)), .insertRow(path(0)), .moveRow(move),
      .reloadRow(path(0)), .refreshRow(path(0)),
    ]
    #expect(Set(operations.map(\.description)).count == operations.count)
  }

  @Test func sections() {
    let section = SingleSection(rows: Fruit.old)
    let other = SingleSection(section, rows: Fruit.new)
    #expect(other.rows == Fruit.new)
    #expect(section.id == other.id)
    #expect(section.hasSameHeader(as: other))
    #expect(section != other)
  }
}
