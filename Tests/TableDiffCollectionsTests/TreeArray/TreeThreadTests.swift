// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TestSupport
import Testing

/// One tree array, copied to several tasks that edit and compare their copies at once.
///
/// `Scripts/test-threads` runs these under the thread sanitizer.
@Suite struct TreeThreadTests {
  private static let taskCount = 6
  private static let roundCount = Sizes.pick(exhaustive: 400, usual: 40, debug: 8)

  private static func items(_ range: Range<Int>) -> TreeArray<TitledRow> {
    TreeArray(range.map { TitledRow(id: $0, title: "a title that is stored apart, \($0)") })
  }

  /// Edits that depend on two numbers only.
  private static func edit(_ items: inout TreeArray<TitledRow>, _ task: Int, _ round: Int) {
    let offset = (task * 7_919 + round * 104_729) % items.count
    switch (task + round) % 6 {
    case 0: items[offset].title = "\(task), \(round)"
    case 1: items.insert(TitledRow(id: -1 - task * 1_000_000 - round, title: "new"), at: offset)
    case 2: items.remove(at: offset)
    case 3: items.move(from: offset, to: items.count / 3)
    case 4: items.moveSubrange(0..<offset / 2, to: items.count - offset / 2)
    default: items = items.split(at: offset).tail + items.split(at: offset).head
    }
  }

  /// The same, one task after the other.
  private static func edited(_ start: TreeArray<TitledRow>, task: Int) -> TreeArray<TitledRow> {
    var items = start
    for round in 0..<roundCount { edit(&items, task, round) }
    return items
  }

  @Test func copiesAreEditedAtOnce() async {
    let start = Self.items(0..<5_000)
    let copy = Array(start)
    let results = await withTaskGroup(of: (Int, TreeArray<TitledRow>, [ListDiff]).self) { group in
      for task in 0..<Self.taskCount {
        group.addTask {
          var items = start
          var diffs: [ListDiff] = []
          for round in 0..<Self.roundCount {
            let before = items
            Self.edit(&items, task, round)
            diffs.append(before.tableDiff(to: items))
            // Versions that other tasks compare with theirs, too.
            if round % 8 == 0 { diffs.append(start.tableDiff(to: items)) }
          }
          return (task, items, diffs)
        }
      }
      var results: [(Int, TreeArray<TitledRow>, [ListDiff])] = []
      for await result in group { results.append(result) }
      return results
    }
    #expect(results.count == Self.taskCount)
    for (task, items, diffs) in results {
      items._checkInvariants()
      #expect(items == Self.edited(start, task: task))
      for diff in diffs { diff._checkInvariants() }
    }
    #expect(start.elementsEqual(copy))
  }

  /// The last reference to a version, and its nodes, may be let go of on any thread.
  @Test func versionsAreDroppedAtOnce() async {
    for round in 0..<Self.roundCount {
      var versions: [TreeArray<TitledRow>] = [Self.items(0..<600)]
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

  /// One task edits while others read the versions that it passes on.
  @Test func readersOfAWriter() async {
    let (stream, continuation) = AsyncStream.makeStream(of: TreeArray<TitledRow>.self)
    let writer = Task.detached {
      var items = Self.items(0..<3_000)
      for round in 0..<Self.roundCount {
        Self.edit(&items, 1, round)
        continuation.yield(items)
      }
      continuation.finish()
      return items
    }
    await withTaskGroup(of: Bool.self) { group in
      var last: TreeArray<TitledRow> = []
      for await items in stream {
        let before = last
        group.addTask {
          let diff = before.tableDiff(to: items)
          return diff.newCount == items.reduce(0) { count, _ in count + 1 }
        }
        last = items
      }
      for await isRight in group { #expect(isRight) }
      #expect(await writer.value == last)
    }
  }
}
