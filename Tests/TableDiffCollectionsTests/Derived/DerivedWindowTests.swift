// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// What follows a derived list: windows, values, and the comparison of versions by what they share.
@Suite struct DerivedWindowTests {
  private static let seeds = 0..<UInt64(Sizes.pick(exhaustive: 500, usual: 4, debug: 1))

  /// A source and random edits of it.
  private struct Edited {
    var rows = TreeArray<KeyedRow>()
    var random: SeededRandom
    private var nextID = 0

    init(seed: UInt64, count: Int) {
      random = SeededRandom(seed: seed)
      for _ in 0..<count { rows.append(row()) }
    }

    private mutating func row() -> KeyedRow {
      nextID += 1
      return KeyedRow(
        id: nextID, key: .random(in: 0..<40, using: &random),
        group: .random(in: 0..<5, using: &random), flag: .random(using: &random))
    }

    mutating func edit() {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let offset = Int.random(in: 0..<max(1, rows.count), using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: rows.perform(.insert([row()], at: offset))
        case 1: rows.perform(.remove(offset, count: 1))
        case 2: rows.perform(.move(offset, count: 3, to: rows.count / 2))
        case 3: rows.perform(.setKey(offset, .random(in: 0..<40, using: &random)))
        case 4: rows.perform(.toggleFlag(offset))
        default: rows.perform(.setTag(offset, .random(in: 0..<9, using: &random)))
        }
      }
    }

    /// The rows with a flag, in ascending or descending order.
    func sorted(isReversed: Bool) -> [KeyedRow] {
      let sorted = rows.enumerated().filter { $0.element.flag }
        .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element)
      return isReversed ? sorted.reversed() : sorted
    }
  }

  @Test(arguments: [false, true]) func randomWindows(isReversed: Bool) {
    for seed in Self.seeds {
      var edited = Edited(seed: seed, count: 300)
      var list = edited.rows.derived.filter { $0.flag }.sorted { $0.key < $1.key }
      if isReversed { list.reverse() }
      let start = Int.random(in: 0..<30, using: &edited.random)
      var window = list.window(start..<start + .random(in: 0..<200, using: &edited.random))
      func shown() -> [KeyedRow] {
        Array(
          edited.sorted(isReversed: isReversed).dropFirst(window.window.lowerBound)
            .prefix(window.window.count))
      }
      for step in 0..<25 {
        var old = shown()
        edited.edit()
        let diff = window.update(to: edited.rows)
        #expect(Array(window.rows) == shown(), "seed \(seed), step \(step)")
        #expect(diff == old.numberedDiff(to: shown()), "seed \(seed), step \(step)")
        #expect(window.totalCount == edited.sorted(isReversed: isReversed).count)
        expectOffsets(in: edited.rows, shown().map(\.id)) {
          window.sourceOffset(ofShown: $0)
        } _: {
          window.shownOffset(ofSource: $0)
        }
        old = shown()
        let lower = Int.random(in: 0..<200, using: &edited.random)
        let moved = window.updateWindow(to: lower..<lower + 20)
        #expect(Array(window.rows) == shown())
        #expect(moved == old.numberedDiff(to: shown()))
      }
    }
  }

  @Test func otherRulesOfAWindow() {
    let rows = (0..<100).map { KeyedRow(id: $0, key: $0, flag: $0 % 2 == 0) }
    var window = rows.derived.sorted { $0.key < $1.key }.window(10..<20)
    #expect(window.update(.filter(.narrower) { $0.flag }).changeCount > 0)
    #expect(window.rows.map(\.id) == Array(stride(from: 20, to: 40, by: 2)))
    var before = Array(window.rows)
    let wider = window.update(.filter(.wider) { _ in true })
    #expect(wider == before.numberedDiff(to: Array(rows[10..<20])))
    before = Array(window.rows)
    let ordered = window.update(.order { $0.key > $1.key })
    #expect(ordered == before.numberedDiff(to: Array(rows.reversed()[10..<20])))
    #expect(window.update(.filter(.narrower) { _ in false }).deletes.count == 10)
    #expect(window.rows.isEmpty && window.totalCount == 0)
  }

  /// What lists and sections can, windows and values can.
  @Test(arguments: [false, true]) func windowsAndValuesAsLists(isReversed: Bool) {
    for seed in Self.seeds {
      var edited = Edited(seed: seed, count: 300)
      var list = edited.rows.derived.sorted { $0.key < $1.key }
      if isReversed { list.reverse() }
      var window = list.window(20..<60)
      var cells = list.map { $0.cell }
      list.pinsEditedRows = true
      window.pinsEditedRows = true
      cells.pinsEditedRows = true
      var shown = Array(list.rows)
      /// Expects the rows of the list, and the diffs that lead to them.
      func expectShown(_ part: ListDiff?, _ values: ListDiff?, _ step: Int) {
        let new = Array(list.rows)
        let (oldPart, newPart) = (
          Array(shown.dropFirst(20).prefix(40)), new.dropFirst(20).prefix(40)
        )
        #expect(Array(window.rows) == Array(newPart), "seed \(seed), step \(step)")
        #expect(Array(cells.rows) == new.map { $0.cell }, "seed \(seed), step \(step)")
        if let part { #expect(part == oldPart.numberedDiff(to: Array(newPart))) }
        if let values {
          #expect(values == shown.map { $0.cell }.numberedDiff(to: new.map { $0.cell }))
        }
        shown = new
      }
      for step in 0..<12 {
        edited.edit()
        let changes = list.source.tableDiff(to: edited.rows)
        list.update(to: edited.rows, by: changes)
        expectShown(
          window.update(to: edited.rows, by: changes), cells.update(to: edited.rows, by: changes),
          step)
        if step % 4 == 3 {
          list.update(.sortAgain)
          expectShown(window.update(.sortAgain), cells.update(.sortAgain), step)
          list.reverse()
          window.reverse()
          cells.reverse()
          expectShown(nil, nil, step)
          #expect(window.update(.order { $0.id < $1.id }, shouldStop: { false }) != nil)
          #expect(cells.update(.order { $0.id < $1.id }, shouldStop: { false }) != nil)
          list.update(.order { $0.id < $1.id })
          expectShown(nil, nil, step)
        }
      }
    }
  }

  @Test func stoppedWindowsAndValues() {
    let rows = (0..<40_000).map { KeyedRow(id: $0, key: -$0) }
    var window = rows.derived.window(3..<5)
    var cells = rows.derived.map { $0.cell }
    #expect(window.update(.order { $0.key < $1.key }, shouldStop: { true }) == nil)
    #expect(cells.update(.order { $0.key < $1.key }, shouldStop: { true }) == nil)
    #expect(window.rows.map(\.id) == [3, 4] && cells.rows.map(\.id) == Array(0..<40_000))
  }

  @Test func randomValues() {
    for seed in Self.seeds {
      var edited = Edited(seed: seed, count: 300)
      var cells = edited.rows.derived.filter { $0.flag }.sorted { $0.key < $1.key }
        .map { $0.cell }
      for step in 0..<25 {
        let old = edited.sorted(isReversed: false).map { $0.cell }
        edited.edit()
        let diff = cells.update(to: edited.rows)
        let new = edited.sorted(isReversed: false).map { $0.cell }
        #expect(Array(cells.rows) == new, "seed \(seed), step \(step)")
        #expect(diff == old.numberedDiff(to: new), "seed \(seed), step \(step)")
        expectOffsets(in: edited.rows, new.map(\.id)) {
          cells.sourceOffset(ofShown: $0)
        } _: {
          cells.shownOffset(ofSource: $0)
        }
      }
    }
  }

  /// Expects the offsets of rows with the ids that are shown, and of no others.
  private func expectOffsets(
    in source: TreeArray<KeyedRow>, _ shown: [Int], _ sourceOffset: (Int) -> Int,
    _ shownOffset: (Int) -> Int?
  ) {
    for (offset, id) in shown.enumerated() { #expect(source[sourceOffset(offset)].id == id) }
    for (offset, row) in source.enumerated() {
      #expect(shownOffset(offset) == shown.firstIndex(of: row.id))
    }
  }

  @Test func otherRulesOfValues() {
    let rows = (0..<50).map { KeyedRow(id: $0, key: $0) }
    var cells = rows.derived.map { $0.cell }
    #expect(cells.update(.filter(.narrower) { $0.id % 2 == 0 }).deletes.count == 25)
    #expect(cells.update(.filter(.wider) { $0.id % 4 != 1 }).inserts.count == 12)
    #expect(cells.update(.order { $0.key > $1.key }).moves.count == 36)
    let ids: [Int] = rows.map(\.id).filter { $0 % 4 != 1 }.reversed()
    #expect(cells.rows.map(\.id) == ids)
    #expect(cells.source == rows)
  }

  /// Any two versions give the diff of arrays, as rows and as sections.
  @Test(arguments: [false, true]) func versions(isReversed: Bool) {
    for seed in Self.seeds {
      var edited = Edited(seed: seed, count: 700)
      var list = edited.rows.derived.filter { $0.flag }.sorted { $0.key < $1.key }
      var sections = list.grouped(by: { $0.group })
      if isReversed {
        list.reverse()
        sections.reverse()
      }
      var versions = [(rows: list.rows, sections: sections.sections)]
      for _ in 0..<8 {
        edited.edit()
        list.update(to: edited.rows)
        sections.update(to: edited.rows)
        versions.append((list.rows, sections.sections))
      }
      for old in versions {
        for new in versions {
          let expected = Array(old.rows).numberedDiff(to: Array(new.rows))
          #expect(old.rows.tableDiff(to: new.rows) == expected)
          let (oldSections, newSections) = (
            old.sections.map { KeyedSection($0) }, new.sections.map { KeyedSection($0) }
          )
          for moves in [ListDiff.MoveStyle.minimal, .never] {
            #expect(
              old.sections.sectionedDiff(to: new.sections, moves: moves)
                == oldSections.numberedSectionedDiff(to: newSections, moves: moves))
          }
        }
      }
    }
  }
}
