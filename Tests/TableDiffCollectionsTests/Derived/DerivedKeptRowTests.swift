// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// Lists derived from lists whose rows kept their places: what is restored is right.
@Suite struct DerivedKeptRowTests {
  private typealias Tree = TreeArray<KeyedRow>

  /// A list of which four rows kept their places.
  private static func keptRows() -> (list: DerivedList<Tree>, source: Tree) {
    var source = Tree((0..<40).map { KeyedRow(id: $0, key: $0, group: $0 / 10) })
    var list = source.derived.sorted { $0.key < $1.key }
    list.pinsEditedRows = true
    for offset in [3, 9, 20, 33] {
      source[offset].key = 100 - offset
      source[offset].group = 3 - source[offset].group
    }
    let diff = list.update(to: source)
    #expect(diff.moves.isEmpty && diff.updates.map(\.to) == [3, 9, 20, 33])
    return (list, source)
  }

  /// Edits some rows, which then belong among those that kept their places.
  private static func edit(_ source: inout Tree) {
    for (offset, key) in [(5, 50), (6, 36), (30, 2)] { source[offset].key = key }
  }

  @Test(arguments: [true, false]) func sorted(keeps: Bool) {
    var (list, source) = Self.keptRows()
    list = list.sorted { $0.key < $1.key }
    #expect(list.rows.map(\.key) == source.map(\.key).sorted())
    list.pinsEditedRows = keeps
    Self.edit(&source)
    list.update(to: source)
    list.update(.sortAgain)
    #expect(list.rows.map(\.key) == source.map(\.key).sorted())
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

  @Test(arguments: [true, false]) func filtered(keeps: Bool) {
    var (list, source) = Self.keptRows()
    list = list.filter { $0.id != 9 }
    #expect(list.rows.map(\.id) == (0..<40).filter { $0 != 9 })
    list.pinsEditedRows = keeps
    Self.edit(&source)
    list.update(to: source)
    list.update(.sortAgain)
    #expect(list.rows.map(\.key) == source.filter { $0.id != 9 }.map(\.key).sorted())
  }

  @Test(arguments: [true, false]) func grouped(keeps: Bool) {
    let (list, unedited) = Self.keptRows()
    var (sections, source) = (list.grouped(by: { $0.group }), unedited)
    sections.pinsEditedRows = keeps
    Self.edit(&source)
    sections.update(to: source)
    sections.update(.sortAgain)
    var model = NaiveDerivation(source: Array(source), filter: .all)
    model.updateOrder(.ascending)
    #expect(sections.sections.map { Array($0.rows) } == model.sections.map(\.rows))
  }
}
