// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// What a batch holds, made from a diff or by hand.
struct BatchUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> RowPath {
    RowPath(section: section, row: row)
  }

  @Test func aDiffBecomesABatchOfItsSection() {
    let diff = [TestRow]("abcde").tableDiff(to: [TestRow]("e'acxd'"))
    let batch = diff.batchUpdate(inSection: 2)
    #expect(batch.deletes == [path(1, 2)])
    #expect(batch.inserts == [path(3, 2)])
    #expect(batch.moves == [.init(from: path(4, 2), to: path(0, 2))])
    #expect(batch.reloads == [])
    // Updates are refreshes in new offsets, also of the row that moves.
    #expect(batch.refreshes == [path(0, 2), path(4, 2)])
    #expect(batch.sectionDeletes + batch.sectionInserts + batch.sectionReloads == [])
    #expect(batch.sectionMoves == [])
    #expect(!batch.isEmpty)
  }

  @Test func aRowThatIsDeletedAndInsertedIsNotRefreshed() {
    let diff = [TestRow]("abc").tableDiff(to: [TestRow]("c'ab"), moves: .never)
    #expect(diff.batchUpdate(inSection: 0).refreshes == [])
    #expect(diff.batchUpdate(inSection: 0).inserts == [path(0)])
  }

  @Test func noChangeIsAnEmptyBatch() {
    let diff = [TestRow]("abc").tableDiff(to: [TestRow]("abc"))
    #expect(diff.batchUpdate(inSection: 0).isEmpty)
    #expect(BatchUpdate().isEmpty)
    #expect(!BatchUpdate(f: [0]).isEmpty)
    #expect(!BatchUpdate(sectionReloads: [0]).isEmpty)
  }

  @Test func bulkIsHeldInRanges() {
    let rows = (0..<80_000).map { TestRow(id: $0) }
    let diff = ListDiff(
      oldCount: 0, newCount: rows.count, deleted: OffsetRanges(), inserted: ranges(0..<80_000),
      moved: OffsetPairs(), updated: OffsetPairs())
    let batch = diff.batchUpdate(inSection: 0)
    #expect(batch.insertRanges == [.init(section: 0, rows: 0...79_999)])
    #expect(batch.inserts.count == 80_000)
    #expect(batch.inserted.runs.count == 1)
    #expect(BatchUpdate(inserts: batch.inserts.reversed()).insertRanges == batch.insertRanges)
  }

  private func ranges(_ range: Range<Int>) -> OffsetRanges {
    var ranges = OffsetRanges()
    ranges.append(range)
    return ranges
  }

  @Test func operationsAreKeptAscendingAndTwiceWhereGivenTwice() {
    let batch = BatchUpdate(
      sectionDeletes: [3, 1], sectionMoves: [.init(from: 0, to: 2), .init(from: 5, to: 1)],
      deletes: [path(2), path(0, 1), path(1), path(1)],
      moves: [.init(from: path(1), to: path(8)), .init(from: path(0), to: path(7))])
    #expect(batch.sectionDeletes == [1, 3])
    #expect(batch.sectionMoves.map(\.to) == [1, 2])
    #expect(batch.deletes == [path(1), path(1), path(2), path(0, 1)])
    #expect(batch.deleteRanges.map(\.rows) == [1...1, 1...2, 0...0])
    #expect(batch.moves.map(\.to) == [path(7), path(8)])
    #expect(batch.moved.runs.count == 1)
  }

  @Test func theOrderOfOperationsDoesNotMatter() {
    #expect(
      BatchUpdate(d: [3, 1, 2], i: [4, 0], m: [(7, 2), (8, 1)], r: [9, 5], f: [6, 3])
        == BatchUpdate(d: [1, 2, 3], i: [0, 4], m: [(8, 1), (7, 2)], r: [5, 9], f: [3, 6]))
    #expect(BatchUpdate(d: [1]) != BatchUpdate(d: [1, 1]))
    #expect(BatchUpdate(d: [1]) != BatchUpdate(r: [1]))
  }

  @Test func extremeIndicesAreKept() {
    let batch = BatchUpdate(
      d: [.max, .min, .max - 1, .min + 1], m: [(.max, .min), (.max - 1, .max), (.min, .min)])
    #expect(
      batch.deletes == [path(.min), path(.min + 1), path(.max - 1), path(.max)])
    #expect(
      batch.moves == [
        .init(from: path(.min), to: path(.min)), .init(from: path(.max), to: path(.min)),
        .init(from: path(.max - 1), to: path(.max)),
      ])
    #expect(batch.description.contains("\(Int.max)"))
  }

  @Test func describesItself() {
    let diff = [TestRow]("abcde").tableDiff(to: [TestRow]("ea'"))
    #expect(
      diff.batchUpdate(inSection: 0).description
        == "BatchUpdate(delete rows (0, 1...3), move row (0, 4) to (0, 0), refresh row (0, 1))")
    #expect(
      BatchUpdate(
        sectionDeletes: [1], sectionInserts: [2], sectionMoves: [.init(from: 3, to: 4)],
        sectionReloads: [5], reloads: [path(1, 7)]
      ).description
        == "BatchUpdate(delete section 1, insert section 2, move section 3 to 4, reload section 5, "
        + "reload row (7, 1))")
    #expect(
      BatchUpdate(m: [(1, 4), (2, 5)]).description
        == "BatchUpdate(move rows (0, 1...2) to (0, 4...5))")
    #expect(BatchUpdate().description == "BatchUpdate()")
    let many = BatchUpdate(d: (0..<30).map { 2 * $0 }, i: [0])
    #expect(many.description.hasSuffix("delete row (0, 38), and 11 more)"))
  }
}
