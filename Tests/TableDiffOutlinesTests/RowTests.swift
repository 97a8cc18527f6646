// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// The rows of outlines compare like any list.
@Suite struct RowTests {
  /// Row diffs of edited outlines are those of arrays of their rows.
  @Test(arguments: [8, 30, 150], 0..<4 as Range<UInt64>)
  func randomEdits(idCount: Int, seed: UInt64) {
    var edited = EditedOutline(seed: seed &* 97 &+ UInt64(idCount), idCount: idCount)
    for _ in 0..<60 {
      let before = edited.outline
      for _ in 0...edited.random.below(5) { _ = edited.edit() }
      let (old, new) = (before.rows, edited.outline.rows)
      let diff = old.tableDiff(to: new)
      #expect(diff == Array(old).numberedDiff(to: Array(new)))
      #expect(Array(old).applying(diff, rowsFrom: new) == Array(new))
    }
  }

  /// The same with siblings in many leaves, some of which both versions share.
  @Test(arguments: 0..<UInt64(Sizes.isDebug ? 2 : 6))
  func editsOfManySiblings(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var outline = try Outline(
      (0..<300).map { id in
        Item(id, "", (0..<(id % 7 == 0 ? 90 : id % 3)).map { Item(1_000 + id * 100 + $0) })
      })
    for id in stride(from: 0, to: 300, by: 2) { try outline.expand(id) }
    for step in 0..<60 {
      let before = outline
      for _ in 0...random.below(6) {
        let id = outline.rows[random.below(outline.rows.count)].id
        let other = outline.rows[random.below(outline.rows.count)].id
        switch random.below(6) {
        case 0: try outline.collapse(id)
        case 1: try outline.expand(id)
        case 2: try outline.update(id) { $0.name += "x" }
        case 3: try outline.remove(id)
        case 4: try outline.insert(Item(100_000 + step * 10 + random.below(1)), atChild: 0, of: id)
        default:
          let count = outline.childCount(of: other) ?? 0
          if id != other, outline.parent(of: other) != id {
            let index = random.below(max(1, count))
            try outline.move(id, toChild: index, of: random.below(2) == 0 ? nil : other)
          }
        }
        if outline.contains(100_000 + step * 10) { break }
      }
      let (old, new) = (before.rows, outline.rows)
      let diff = old.tableDiff(to: new)
      #expect(diff == Array(old).numberedDiff(to: Array(new)))
      // In sections, too, which ask for what is shared in order only.
      let sectioned = [SingleSection(rows: old)].sectionedDiff(to: [SingleSection(rows: new)])
      #expect(sectioned.moves.count == diff.moves.count)
      #expect(sectioned.updates.map(\.from.row) == diff.updates.map(\.from))
    }
  }

  @Test @MainActor func updaterShowsOutlines() async {
    var edited = EditedOutline(seed: 11, idCount: 20)
    let updater = RowsUpdater(edited.outline.rows)
    let screen = SectionedHeadlessScreen(updater)
    for _ in 0..<200 {
      for _ in 0...edited.random.below(3) { _ = edited.edit() }
      await updater.show(edited.outline.rows)
      #expect(screen.shownRows == Array(edited.outline.rows))
    }
  }

  /// A list of rows can be changed as any other; the outline stays.
  @Test func mutation() throws {
    var outline = try Outline([
      Item(1, "", [Item(2), Item(3), Item(4)]), Item(5, "", [Item(6, "", [Item(7)])]), Item(8),
    ])
    try outline.expand(5)
    var rows = outline.rows
    #expect(rows == outline.rows && !rows.isEmpty)
    rows.remove(at: 1)
    rows.append(outline.rows[0])
    #expect(rows.map(\.id) == [1, 6, 8, 1])
    #expect(rows[3] == outline.rows[0] && rows.count == 4)
    #expect(outline.rows.map(\.id) == [1, 5, 6, 8] && rows != outline.rows)
    #expect("\(OutlineRows<Item>())" == "[]")
  }
}
