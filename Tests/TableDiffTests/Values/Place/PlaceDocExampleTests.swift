// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import Testing

/// The examples of the doc comments of maps, inverses and places, as they stand there.
@Suite struct PlaceDocExampleTests {
  /// ``OffsetMap``.
  @Test func offsetMap() {
    let old = ["a", "b", "c", "d", "e"], new = ["e", "a", "c", "x", "d"]
    let map = OffsetMap(old.tableDiff(to: new, id: \.self))
    #expect(map.newOffset(ofOld: 4) == 0)
    #expect(map.newOffset(ofOld: 1) == nil)
    #expect(map.oldOffset(ofNew: 3) == nil)
    #expect(map.newOffsets(ofOld: 2..<5) == [0..<1, 2..<3, 4..<5])
  }

  /// ``OffsetMap/newOffset(ofOld:)`` and ``OffsetMap/oldOffset(ofNew:)``.
  @Test func offsets() {
    let deleting = OffsetMap(["a", "b", "c"].tableDiff(to: ["c", "a"], id: \.self))
    #expect(deleting.newOffset(ofOld: 2) == 0)
    #expect(deleting.newOffset(ofOld: 1) == nil)
    let inserting = OffsetMap(["a", "b", "c"].tableDiff(to: ["c", "x"], id: \.self))
    #expect(inserting.oldOffset(ofNew: 0) == 2)
    #expect(inserting.oldOffset(ofNew: 1) == nil)
  }

  /// ``OffsetMap/newOffsets(ofOld:)``, ``OffsetMap/oldOffsets(ofNew:)`` and
  /// ``OffsetMap/newSelection(ofOld:)``.
  @Test func rangesAndSelection() {
    let old = ["a", "b", "c", "d"], new = ["d", "a", "x", "c"]
    let map = OffsetMap(old.tableDiff(to: new, id: \.self))
    #expect(map.newOffsets(ofOld: 0..<3) == [1..<2, 3..<4])
    #expect(map.oldOffsets(ofNew: 0..<3) == [0..<1, 3..<4])
    #expect(map.newSelection(ofOld: [0, 1, 3]) == [0, 1])
    #expect(Set(map.newSelection(ofOld: Set([0, 1, 3]))) == [0, 1])
  }

  /// ``OffsetMap/newOffset(nearestToOld:preferring:)``.
  @Test func nearestRow() {
    let old = ["a", "b", "c", "d"], new = ["d", "a", "c"]
    let map = OffsetMap(old.tableDiff(to: new, id: \.self))
    #expect(map.newOffset(nearestToOld: 3) == 0)
    #expect(map.newOffset(nearestToOld: 1) == 2)
    #expect(map.newOffset(nearestToOld: 1, preferring: .before) == 1)
  }

  /// ``PathMap`` and its members.
  @Test func pathMap() {
    let old = [
      RowSection(id: "fruit", rows: ["apple", "pear"].map(Fruit.init)),
      RowSection(id: "nuts", rows: ["hazel"].map(Fruit.init)),
    ]
    let new = [
      RowSection(id: "nuts", rows: ["pear", "hazel"].map(Fruit.init)),
      RowSection(id: "fruit", rows: ["apple"].map(Fruit.init)),
    ]
    let map = PathMap(old.sectionedDiff(to: new))
    #expect(map.newPath(ofOld: RowPath(section: 0, row: 1)) == RowPath(section: 0, row: 0))
    #expect(map.newPath(ofOld: RowPath(section: 0, row: 0)) == RowPath(section: 1, row: 0))
    #expect(map.newSection(ofOld: 0) == 1)
    #expect(map.oldPath(ofNew: RowPath(section: 0, row: 0)) == RowPath(section: 0, row: 1))
    #expect(map.oldSection(ofNew: 1) == 0)
    #expect(
      map.newPaths(ofOld: RowPath(section: 0, row: 1)..<RowPath(section: 2, row: 0))
        == [RowPath(section: 0, row: 0)..<RowPath(section: 0, row: 2)])
    #expect(
      map.oldPaths(ofNew: RowPath(section: 0, row: 0)..<RowPath(section: 0, row: 2))
        == [
          RowPath(section: 0, row: 1)..<RowPath(section: 0, row: 2),
          RowPath(section: 1, row: 0)..<RowPath(section: 1, row: 1),
        ])
    #expect(
      map.newSelection(ofOld: [RowPath(section: 0, row: 1)]) == [RowPath(section: 0, row: 0)])
    #expect(
      map.newPath(nearestToOld: RowPath(section: 0, row: 1), preferring: .before)
        == RowPath(section: 0, row: 0))
  }

  private struct Fruit: Identifiable, Equatable {
    let id: String
  }

  /// ``ScrollAnchor``, its initializers and ``ScrollEdges``.
  @Test func scrollAnchor() {
    let old = ["a", "b", "c", "d", "e", "f"], new = ["x", "y", "a", "b", "c", "d", "e", "f"]
    let anchor = ScrollAnchor(
      scrollOffset: 15, viewportHeight: 30, rowCount: 6, rowHeight: 10.0)
    let map = OffsetMap(old.tableDiff(to: new, id: \.self))
    #expect(anchor.scrollOffset(after: map, rowHeight: 10) == 35)
    #expect(
      anchor.scrollOffset(after: map, contentHeight: 80) { row in 10 * Double(row) } == 35)

    let shown = ScrollAnchor(
      scrollOffset: 15, viewportHeight: 30, contentHeight: 60, visibleRows: 1..<5,
      top: { row in 10.0 * Double(row) })
    #expect(shown == anchor)

    let heights = [10.0, 20, 10, 30]
    let mixed = ScrollAnchor(scrollOffset: 15, viewportHeight: 30, rowCount: 4) { row in
      heights[row]
    }
    let swap = OffsetMap([0, 1, 2, 3].tableDiff(to: [1, 0, 2, 3], id: \.self))
    #expect(mixed.scrollOffset(after: swap, stickingTo: .bottom) { row in heights[row] } == 15)
  }

  /// ``ListDiff/inverse`` and ``SectionedDiff/inverse``.
  @Test func inverse() {
    let old = ["a", "b", "c"], new = ["c", "b", "d"]
    let diff = old.tableDiff(to: new, id: \.self)
    #expect(diff.inverse.deletes == [2])
    #expect(diff.inverse.moves == [ListDiff.Move(from: 0, to: 2)])
    #expect(new.applying(diff.inverse, rowsFrom: old) == ["a", "b", "c"])

    let oldSections = [RowSection(id: 1, rows: old.map(Fruit.init))]
    let newSections = [RowSection(id: 1, rows: new.map(Fruit.init))]
    let sectioned = oldSections.sectionedDiff(to: newSections)
    #expect(newSections.applying(sectioned.inverse, sectionsFrom: oldSections) == oldSections)
  }
}
