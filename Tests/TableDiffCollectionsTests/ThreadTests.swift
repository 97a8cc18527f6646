// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// A row with a text, which may own memory that threads share.
private struct TitledRow: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
  var group = 0
}

/// Tree arrays and derived lists, copied to several tasks that change, read and compare their copies
/// at once.
///
/// `Scripts/test-threads` runs these under the thread sanitizer.
@Suite struct ThreadTests {
  private typealias Items = TreeArray<TitledRow>

  private static let taskCount = 6
  private static let roundCount = Sizes.pick(exhaustive: 400, usual: 40, debug: 8)

  private static func items(_ count: Int) -> Items {
    Items(
      (0..<count).map {
        TitledRow(id: $0, title: "a title that is stored apart, \($0 * 7 % 100)")
      })
  }

  /// Edits that depend on two numbers only.
  private static func edit(_ items: inout Items, _ task: Int, _ round: Int) {
    let offset = (task * 7_919 + round * 104_729) % items.count
    switch (task + round) % 7 {
    case 0: items[offset].title = "another title, \(round % 17), \(task)"
    case 1: items.insert(TitledRow(id: -1 - task * 1_000_000 - round, title: "new"), at: offset)
    case 2: items.remove(at: offset)
    case 3: items.move(from: offset, to: items.count / 3)
    case 4: items[offset].group = round % 5
    case 5: items.moveSubrange(0..<offset / 2, to: items.count - offset / 2)
    default: items = items.split(at: offset).tail + items.split(at: offset).head
    }
  }

  /// Expects each task to make of its copy of a value what it makes of it alone.
  private func expectSame<Value: Sendable, Result: Equatable & Sendable>(
    _ start: Value, _ run: @escaping @Sendable (_ value: Value, _ task: Int) -> Result
  ) async {
    await withTaskGroup(of: (Int, Result).self) { group in
      for task in 0..<Self.taskCount { group.addTask { (task, run(start, task)) } }
      for await (task, result) in group { #expect(result == run(start, task)) }
    }
  }

  private struct Made<Rows: Equatable & Sendable, Diff: Equatable & Sendable>: Equatable, Sendable {
    var rows: Rows
    var diffs: [Diff] = []
  }

  @Test func treeArrays() async {
    let start = Self.items(5_000)
    let copy = Array(start)
    await expectSame(start) { start, task in
      var made = Made<Items, ListDiff>(rows: start)
      for round in 0..<Self.roundCount {
        let before = made.rows
        Self.edit(&made.rows, task, round)
        made.diffs.append(before.tableDiff(to: made.rows))
        // Versions that other tasks compare with theirs, too.
        if round % 8 == 0 { made.diffs.append(start.tableDiff(to: made.rows)) }
      }
      made.rows._checkInvariants()
      return made
    }
    #expect(start.elementsEqual(copy))
  }

  @Test func derivedLists() async {
    let start = Self.items(2_000).derived.filter { $0.id % 4 != 0 }.sorted { $0.title < $1.title }
      .grouped(by: { $0.group }, header: { "\($0): \($1.count)" })
    let before = start.sections.map { Array($0.rows) }
    await expectSame(start) { start, task in
      var (sections, items) = (start, start.source)
      var made = Made<[[TitledRow]], SectionedDiff>(rows: [])
      for round in 0..<Self.roundCount {
        Self.edit(&items, task, round)
        made.diffs.append(sections.update(to: items))
        if round % 10 == 3 {
          made.diffs.append(sections.update(.filter { $0.id % 3 != task % 3 }))
        }
      }
      made.rows = sections.sections.map { Array($0.rows) }
      return made
    }
    #expect(start.sections.map { Array($0.rows) } == before)
  }

  /// The last reference to a version, and its nodes, may be let go of on any thread.
  @Test func versionsAreDroppedAtOnce() async {
    for round in 0..<Self.roundCount {
      var versions: [Items] = [Self.items(600)]
      for task in 1..<Self.taskCount {
        var next = versions[task - 1]
        for step in 0..<5 { Self.edit(&next, task, round + step) }
        versions.append(next)
      }
      await withTaskGroup(of: Int.self) { group in
        while let version = versions.popLast() {
          group.addTask {
            var edited = version
            edited[round % edited.count].title = "changed"
            edited.removeLast(edited.count / 2)
            return edited.count
          }
        }
        for await count in group { #expect(count > 200) }
      }
    }
  }

  /// One task edits and updates while others read the versions that it passes on.
  @Test func readersOfAWriter() async {
    let (stream, continuation) = AsyncStream.makeStream(of: (Items, DerivedRows<Items>).self)
    let writer = Task.detached {
      var items = Self.items(3_000)
      var list = items.derived.sorted { $0.title < $1.title }
      for round in 0..<Self.roundCount {
        Self.edit(&items, 1, round)
        list.update(to: items)
        continuation.yield((items, list.rows))
      }
      continuation.finish()
    }
    await withTaskGroup(of: Bool.self) { group in
      var last = Items()
      for await (items, rows) in stream {
        let before = last
        group.addTask {
          let titles = rows.map(\.title)
          let diff = before.tableDiff(to: items)
          return titles.count == rows.count && titles == titles.sorted()
            && diff.newCount == items.reduce(0) { count, _ in count + 1 }
        }
        last = items
      }
      for await isRight in group { #expect(isRight) }
    }
    await writer.value
  }
}
