// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Lists derived from lists whose rows kept their places: what is restored is right.
@Suite struct DerivedKeptRowTests {
  private typealias Tree = TreeArray<KeyedRow>

  @Test(arguments: [true, false]) func derivedAgain(keeps: Bool) {
    var source = Tree((0..<40).map { KeyedRow(id: $0, key: $0, group: $0 / 10) })
    var list = source.derived.sorted { $0.key < $1.key }
    list.pinsEditedRows = true
    for offset in [3, 9, 20, 33] {
      source[offset].key = 100 - offset
      source[offset].group = 3 - source[offset].group
    }
    let diff = list.update(to: source)
    #expect(diff.moves.isEmpty && diff.updates.map(\.to) == [3, 9, 20, 33])
    // These belong among those that kept their places.
    let before = source
    for (offset, key) in [(5, 50), (6, 36), (30, 2)] { source[offset].key = key }
    let expected = NaiveDerivation(
      source: Array(source), filter: .all.without(multiplesOf: 39), orders: [.ascending]
    ).shown

    func restored<List: ShownDerivation<Tree>>(_ list: List) -> List.Shown {
      var list = list
      list.pinsEditedRows = keeps
      list.update(to: source)
      list.update(.sortAgain)
      return list.shown
    }
    let filtered = list.filter { !$0.id.isMultiple(of: 39) }
    #expect(filtered.rows.map(\.id) == Array(1..<39))
    #expect(restored(filtered) == expected.rows)
    let sorted = filtered.sorted { $0.key < $1.key }
    #expect(sorted.rows.map(\.key) == before.dropFirst().dropLast().map(\.key).sorted())
    #expect(restored(sorted) == expected.rows)
    #expect(
      restored(filtered.grouped(by: { $0.group }, header: { KeyedSection.header(of: $0, $1) }))
        == expected.sections)
  }

  /// So many rows go that all that remain take labels anew.
  @Test func renumbered() {
    var source = Tree((0..<6_000).map { KeyedRow(id: $0, key: $0) })
    var list = source.derived.sorted { $0.key < $1.key }
    list.pinsEditedRows = true
    for offset in 0..<10 { source[offset * 500 + 1].key = 10_000 + offset }
    list.update(to: source)
    source = Tree(source.filter { $0.id % 2 == 1 })
    #expect(list.update(to: source).moves.isEmpty)
    #expect(list.rows.map(\.id) == source.map(\.id))
    #expect(list.update(.sortAgain).moves.count == 10)
    #expect(list.rows.map(\.key) == source.map(\.key).sorted())
  }

  /// Labels that edits have torn into many runs are told apart, and new ones have few.
  @Test func fragmentedLabels() {
    var labels = SourceLabels(count: 12_000)
    var ids = Array(0..<12_000)
    func edit(_ change: (inout [Int]) -> Void) -> ListDiff {
      let old = ids
      change(&ids)
      return old.rows.tableDiff(to: ids.rows)
    }
    func apply(_ diff: ListDiff) {
      _ = finished { () throws(_Stopped) in try labels.apply(diff, nil) }
    }
    #expect(labels.runCount <= 12_000 / 64 + 2 && !labels.isFragmented)
    apply(edit { ids in for id in 0..<3_000 { ids.insert(20_000 + id, at: 4 * id + 1) } })
    #expect(labels.isFragmented)
    let same = edit { _ in }
    _ = finished { () throws(_Stopped) in try labels.renumber(by: same, nil) }
    #expect(labels.runCount <= 15_000 / 64 + 2 && !labels.isFragmented)
    apply(edit { $0.removeAll() })
    #expect(labels.count == 0 && labels.runCount == 0)
  }
}
