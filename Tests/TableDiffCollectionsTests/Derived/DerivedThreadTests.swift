// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// One derived list, copied to several tasks that update and read their copies at once.
///
/// `Scripts/test-threads` runs these under the thread sanitizer.
@Suite struct DerivedThreadTests {
  private typealias Sections = DerivedSections<TreeArray<TitledRow>, Int>

  private static let taskCount = 6
  private static let roundCount = Sizes.pick(exhaustive: 400, usual: 30, debug: 8)

  /// Edits that depend on two numbers only.
  private static func edit(_ items: inout TreeArray<TitledRow>, _ task: Int, _ round: Int) {
    let offset = (task * 7_919 + round * 104_729) % items.count
    switch (task + round) % 5 {
    case 0: items[offset].title = "another title, \(round % 17), \(task)"
    case 1: items.insert(TitledRow(id: -1 - task * 1_000_000 - round, title: "new"), at: offset)
    case 2: items.remove(at: offset)
    case 3: items[offset].group = round % 5
    default: items.move(from: offset, to: items.count / 3)
    }
  }

  private static func run(_ sections: Sections, task: Int) -> (Sections, [SectionedDiff]) {
    var (sections, items) = (sections, sections.source)
    var diffs: [SectionedDiff] = []
    for round in 0..<roundCount {
      edit(&items, task, round)
      diffs.append(sections.update(to: items))
      if round % 10 == 3 {
        diffs.append(sections.update(.filter { $0.id % 3 != task % 3 }))
      }
    }
    return (sections, diffs)
  }

  private static func plain(_ sections: Sections) -> [[TitledRow]] {
    sections.sections.map { Array($0.rows) }
  }

  @Test func copiesAreUpdatedAtOnce() async {
    let items = TreeArray(
      (0..<2_000).map { TitledRow(id: $0, title: "a title that is stored apart, \($0 * 7 % 100)") })
    let start = items.derived.filter { $0.id % 4 != 0 }.sorted { $0.title < $1.title }
      .grouped(by: { $0.group }, header: { "\($0): \($1.count)" })
    let before = Self.plain(start)
    await withTaskGroup(of: (Int, Sections, [SectionedDiff]).self) { group in
      for task in 0..<Self.taskCount {
        group.addTask {
          let (sections, diffs) = Self.run(start, task: task)
          return (task, sections, diffs)
        }
      }
      for await (task, sections, diffs) in group {
        let (expected, expectedDiffs) = Self.run(start, task: task)
        #expect(Self.plain(sections) == Self.plain(expected))
        #expect(diffs == expectedDiffs)
      }
    }
    #expect(Self.plain(start) == before)
  }

  /// One task updates while others read the rows that it passes on.
  @Test func readersOfAnUpdatedList() async {
    let (stream, continuation) = AsyncStream.makeStream(of: DerivedRows<TreeArray<TitledRow>>.self)
    let writer = Task.detached {
      var items = TreeArray((0..<1_000).map { TitledRow(id: $0, title: "\($0 * 7 % 100)") })
      var list = items.derived.sorted { $0.title < $1.title }
      for round in 0..<Self.roundCount {
        Self.edit(&items, 1, round)
        list.update(to: items)
        continuation.yield(list.rows)
      }
      continuation.finish()
    }
    await withTaskGroup(of: Bool.self) { group in
      for await rows in stream {
        group.addTask {
          let titles = rows.map(\.title)
          return titles.count == rows.count && titles == titles.sorted()
        }
      }
      for await isRight in group { #expect(isRight) }
    }
    await writer.value
  }
}
