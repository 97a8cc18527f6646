// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TableDiffTesting
import TestSupport
import Testing

/// A row's content as three parts of which the key paths of the tests name two: numbers from -500 to 499.
extension TestRow {
  fileprivate init(id: Int, values: [Int]) {
    self.init(id: id)
    self.values = values
  }

  fileprivate var values: [Int] {
    get { [1_000_000, 1_000, 1].map { content / $0 % 1_000 - 500 } }
    set { content = newValue.reduce(0) { 1_000 * $0 + $1 + 500 } }
  }

  fileprivate var first: Int {
    get { values[0] }
    set { values[0] = newValue }
  }
  fileprivate var second: Int {
    get { values[1] }
    set { values[1] = newValue }
  }

  fileprivate static var parts: MergeParts<TestRow> { MergeParts(\.first, \.second) }

  /// Parts that a closure merges, by the definition.
  fileprivate static var closureParts: MergeParts<TestRow> {
    MergeParts { base, first, second in
      let merge = naiveMerge(base?.values, first.values, second.values)
      return (TestRow(id: first.id, values: merge.values), merge.conflicts)
    }
  }
}

/// Merges values one by one: one that a single side changed is taken.
private func naiveMerge(
  _ base: [Int]?, _ first: [Int], _ second: [Int]
) -> (values: [Int], conflicts: [Int]) {
  var values: [Int] = [], conflicts: [Int] = []
  for part in first.indices {
    let isKept = base?[part] == first[part]
    values.append(isKept ? second[part] : first[part])
    let isConflict = !isKept && base?[part] != second[part] && first[part] != second[part]
    if isConflict { conflicts.append(part) }
  }
  return (values, conflicts)
}

/// Merges of rows by their parts.
@Suite struct PartTests {
  private static let contents = (0..<27).map { [$0 / 9, $0 / 3 % 3, $0 % 3] }

  /// All contents of three parts with three values each, up to those of the base.
  @Test(arguments: [MergeSide.mine, .theirs]) func allContents(first: MergeSide) {
    for parts in [TestRow.parts, TestRow.closureParts] {
      for mine in Self.contents {
        for theirs in Self.contents {
          let lists = [[0, 0, 0], mine, theirs].map { [TestRow(id: 1, values: $0)] }
          let (own, other) = first == .mine ? (mine, theirs) : (theirs, mine)
          let naive = naiveMerge([0, 0, 0], own, other)
          let merge = merged(
            base: lists[0], mine: lists[1], theirs: lists[2], first: first, parts: parts)
          #expect(merge.rows.map(\.values) == [naive.values])
          #expect(
            merge.conflicts.map(\.parts) == (naive.conflicts.isEmpty ? [] : [naive.conflicts]))
          #expect(merge.conflicts.allSatisfy { $0.kind == .updated && $0.merged == merge.rows[0] })
          #expect(merge.diffFromMine == lists[1].tableDiff(to: merge.rows))
          #expect(merge.diffFromTheirs == lists[2].tableDiff(to: merge.rows))
        }
      }
    }
  }

  /// Rows that both sides insert have no base: parts that differ are in conflict.
  @Test func insertedByBoth() {
    for theirs in Self.contents {
      let merge = merged(
        base: [], mine: [TestRow(id: 1, values: [1, 1, 1])],
        theirs: [TestRow(id: 1, values: theirs)], parts: TestRow.parts)
      let different = (0..<3).filter { theirs[$0] != 1 }
      #expect(merge.rows.map(\.values) == [theirs])
      #expect(merge.conflicts.map(\.parts) == (different.isEmpty ? [] : [different]))
    }
  }

  /// A row whose parts are merged is in conflict for its place alone, if both sides move it.
  @Test func movedByBoth() {
    let base = (1...3).map { TestRow(id: $0, values: [0, 0, 0]) }
    let mine = [TestRow(id: 3, values: [1, 0, 0]), base[0], base[1]]
    let theirs = [base[0], TestRow(id: 3, values: [0, 1, 0]), base[1]]
    let merge = merged(base: base, mine: mine, theirs: theirs, parts: TestRow.parts)
    #expect(merge.rows == [base[0], TestRow(id: 3, values: [1, 1, 0]), base[1]])
    #expect(merge.conflicts.map(\.kind) == [.moved])
    #expect(merge.conflicts.map(\.parts) == [[]])
    let whole = merged(base: base, mine: mine, theirs: theirs)
    #expect(whole.conflicts.map(\.kind) == [.updatedAndMoved])
  }

  /// A closure sees the merged parts, and those in conflict, of these rows only.
  @Test func closureResolvesParts() {
    let base = (1...2).map { TestRow(id: $0, values: [0, 0, 0]) }
    let mine = [TestRow(id: 1, values: [1, 1, 0]), TestRow(id: 2, values: [1, 0, 0])]
    let theirs = [TestRow(id: 1, values: [2, 0, 2]), TestRow(id: 2, values: [0, 2, 0])]
    var seen: [MergeConflict<TestRow>] = []
    let merge = merged(base: base, mine: mine, theirs: theirs, parts: TestRow.parts) { conflict in
      seen.append(conflict)
      var row = conflict.merged
      row?.first = 7
      return row
    }
    #expect(seen.map(\.parts) == [[0]])
    #expect(seen[0].merged?.values == [2, 1, 2])
    #expect(merge.rows.map(\.values) == [[7, 1, 2], [1, 2, 0]])
    #expect(merge.conflicts.map(\.merged) == [merge.rows[0]])
    #expect(merged(base: base, mine: mine, theirs: theirs).conflicts.map(\.parts) == [[], []])
  }

  @Test func sections() {
    func section(_ id: Int, _ values: [Int]...) -> TitledSection {
      TitledSection(id: id, rows: values.map { TestRow(id: $0[0], values: Array($0[1...])) })
    }
    let merge = mergedSections(
      base: [section(1, [1, 0, 0, 0]), section(2)], mine: [section(1), section(2, [1, 1, 0, 0])],
      theirs: [section(1, [1, 0, 1, 0]), section(2)], parts: TestRow.parts)
    #expect(merge.sections == [section(1), section(2, [1, 1, 1, 0])])
    #expect(merge.conflicts.isEmpty && merge.sectionConflicts.isEmpty)
    #expect(merge.diffFromTheirs.moves.count == 1 && merge.diffFromTheirs.updates.count == 1)
  }

  /// Whichever edits a server confirms or refuses, in any order, and whatever others change: a part has the value of
  /// the last edit of it, or else the server's.
  @Test(arguments: 0..<300) func optimisticStories(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    /// A new value of a part of a row; values do not repeat.
    struct Story {
      let row: Int, part: Int, value: Int
      var name: OptimisticList<TestRow>.Edit?
      var isConfirmed = false

      func isLater(than other: Story) -> Bool {
        isConfirmed && row == other.row && part == other.part && value > other.value
      }
    }
    var state = (0..<3).map { TestRow(id: $0, values: [0, 0, 0]) }
    let parts = random.below(2) == 0 ? TestRow.parts : TestRow.closureParts
    var list = OptimisticList(state, parts: parts)
    var stories: [Story] = []
    for value in 1...12 {
      var story = Story(row: random.below(3), part: random.below(3), value: value)
      story.name = list.edit { $0[story.row].values[story.part] = value }
      stories.append(story)
      let pending = stories.indices.filter { !stories[$0].isConfirmed }
      let index = pending[random.below(pending.count)]
      let isForeign = random.below(3) == 0
      if isForeign { state[random.below(3)].values[random.below(3)] = -value }
      switch random.below(3) {
      case 0:
        let story = stories[index]
        if !stories.contains(where: { $0.isLater(than: story) }) {
          state[story.row].values[story.part] = story.value
        }
        stories[index].isConfirmed = true
        list.receive(state, confirming: story.name.map { [$0] } ?? [])
        #expect(list.serverRows == state)
      case 1:
        if let name = stories[index].name { list.refuse(name) }
        stories.remove(at: index)
      default: break
      }
      if isForeign { list.receive(state) }
      let open = stories.filter { !$0.isConfirmed }
      let shown = open.reduce(into: state) { rows, story in
        if stories.contains(where: { $0.isLater(than: story) }) { return }
        rows[story.row].values[story.part] = story.value
      }
      #expect(list.rows == shown, "after edit \(value)")
      #expect(list.pendingEdits == open.map(\.name))
    }
  }
}
