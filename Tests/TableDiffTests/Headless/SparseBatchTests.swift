// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// Batches of few rows of many, against the same batches of short lists.
struct SparseBatchTests {
  /// The number of rows behind the short list; error messages list no rows of lists as long.
  private static let rowCount = Sizes.isDebug ? 12_000 : 5_000_000

  /// Random batches, right and wrong ones, are judged and performed alike.
  @Test(arguments: 0..<UInt64(Sizes.pick(exhaustive: 10_000, usual: 1_500, debug: 60)))
  func manyRowsThatStayChangeNothing(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let kind: ListViewKind = random.chance(50) ? .collectionView : .tableView
    let oldCount = 1 + random.below(6)
    func offsets(below bound: Int, upTo count: Int = 3) -> [Int] {
      bound > 0 ? (0..<random.below(count)).map { _ in random.below(bound) } : []
    }
    let deletes = offsets(below: oldCount), inserts = offsets(below: oldCount)
    let newCount = max(
      0, oldCount - deletes.count + inserts.count - (random.chance(10) ? 1 : 0))
    let batch = BatchUpdate(
      d: deletes, i: inserts.filter { $0 < newCount },
      m: newCount > 0 ? offsets(below: oldCount).map { ($0, random.below(newCount)) } : [],
      r: random.chance(50) ? offsets(below: oldCount) : [])
    let fresh = (0..<newCount).map { TestRow(id: 100 + $0) }
    let interpreter = SectionInterpreter(
      old: [TitledSection(id: 0, rows: Array(0..<oldCount).rows)],
      new: [TitledSection(id: 0, rows: fresh)], batch: batch)
    let rows = interpreter.filled?[0].rows ?? fresh
    let short = result(of: batch, oldCount, rows, rowsBehind: 0, kind)
    let long = result(of: batch, oldCount, rows, rowsBehind: Self.rowCount, kind)
    #expect(short == long, "\(batch), \(kind)")
  }

  /// Returns what is wrong with a batch, or else its effects.
  private func result(
    of batch: BatchUpdate, _ oldCount: Int, _ rows: [TestRow], rowsBehind: Int,
    _ kind: ListViewKind
  ) -> [String] {
    var old = ComputedRows(count: oldCount), new = ComputedRows(rows)
    old.appendRows(from: 1_000, count: rowsBehind)
    new.appendRows(from: 1_000, count: rowsBehind)
    var view = HeadlessListView(sections: [ComputedSection(rows: old)], kind: kind)
    do throws(BatchError) {
      let transition = try view.performGenerically(batch, sections: [ComputedSection(rows: new)])
      return transition.effects(visibleBefore: 0..<oldCount, visibleAfter: 0..<rows.count).map {
        "\($0)"
      }
    } catch {
      return error.findings.map { "\($0.rule) \($0.operations)" }
    }
  }
}
