// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffCollections
import TableDiffTesting
import TestSupport
import Testing

/// `shouldStop` in diffs of tree arrays: they end at each question, at once and cleanly.
@Suite struct TreeStoppingTests {
  private static let count = Sizes.isDebug ? 60_000 : 150_000

  /// Between two questions no more ids are read than three for each row of a block.
  private static let readLimit = 3 * 16_384

  /// Trees that share all nodes, many, few at other places, or none.
  enum Lists: String, CaseIterable, Sendable {
    case scattered, rotated, shuffledBlocks, shuffled, reversed, replaced, rebuilt

    func lists<Row>(_ make: (Int) -> Row) -> (old: TreeArray<Row>, new: TreeArray<Row>) {
      let count = TreeStoppingTests.count
      let old = TreeArray((0..<count).map(make))
      var random = SeededRandom(seed: 9)
      var new = old
      switch self {
      case .scattered:
        for _ in 0..<700 {
          new.move(from: random.below(count), to: random.below(count))
          new[random.below(count)] = make(1_000_000 + random.below(1_000_000_000))
        }
      case .rotated: new.moveSubrange(0..<count / 2, to: count - count / 2)
      case .shuffledBlocks:
        for _ in 0..<40 {
          new.moveSubrange(0..<random.below(count / 5), to: random.below(count * 4 / 5))
        }
      case .shuffled: new = TreeArray((0..<count).shuffled(using: &random).map(make))
      case .reversed: new = TreeArray((0..<count).reversed().map(make))
      case .replaced: new = TreeArray((0..<count).map { make($0 + 1_000_000) })
      case .rebuilt: new = TreeArray((0..<count).map(make))
      }
      return (old, new)
    }

    /// The least number of questions.
    var questionCount: Int {
      switch self {
      case .scattered, .rotated, .shuffledBlocks: 1
      default: TreeStoppingTests.count / 16_384
      }
    }
  }

  @Test(arguments: Lists.allCases) func stopsAtEachQuestion(lists: Lists) {
    let (old, new) = lists.lists { $0 }
    var (reads, longestStretch, readsAfterStop) = (0, 0, 0)
    let (count, problem) = questions(
      giving: Array(old).rows.tableDiff(to: Array(new).rows),
      step: { _ in Sizes.isDebug ? 5 : 2 }
    ) { shouldStop in
      var isStopped = false
      let diff = ListDiff(
        from: old, to: new,
        id: { row in
          reads += 1
          if isStopped { readsAfterStop += 1 }
          return row
        }, contentsEqual: ==, options: ListDiff.Options(hashSeed: 1),
        shouldStop: {
          longestStretch = max(longestStretch, reads)
          reads = 0
          isStopped = shouldStop()
          return isStopped
        })
      return diff
    }
    #expect(problem == nil && count >= lists.questionCount)
    #expect(max(longestStretch, reads) <= Self.readLimit && readsAfterStop == 0)
  }

  /// Many branches of which each has one leaf that differs: the search through them asks, too, before
  /// any row is read.
  @Test func stopsBetweenNodes() {
    let old = TreeArray((0..<120_000).map { WideRow(number: $0) })
    var new = old
    for offset in stride(from: 0, to: 120_000, by: 98) { new[offset].change(to: 1) }
    var questionCount = 0
    var reads = 0
    let diff = genericDiff(
      from: old, to: new,
      id: { row in
        reads += 1
        return row.id
      }, contentsEqual: ==,
      shouldStop: {
        questionCount += 1
        return true
      })
    #expect(diff == nil && questionCount == 1 && reads == 0)
  }

  /// The public forms.
  @Test(arguments: Sizes.isDebug ? [Lists.reversed] : [.rotated, .reversed])
  func publicForms(lists: Lists) {
    let (old, new) = lists.lists { TestRow(id: $0) }
    let forms: [(() -> Bool) -> ListDiff?] = [
      { ListDiff(from: old, to: new, shouldStop: $0) },
      { genericDiff(from: old, to: new, id: \.id, contentsEqual: ==, shouldStop: $0) },
      { ListDiff(from: old, to: new, options: ListDiff.Options(algorithm: .lcs), shouldStop: $0) },
    ]
    let expected = Array(old).tableDiff(to: Array(new))
    for form in forms {
      let (count, problem) = questions(giving: expected, step: { _ in 100 }, of: form)
      #expect(problem == nil && count > 0)
    }
  }

  @Test(arguments: [Lists.scattered, .shuffledBlocks, .reversed]) func nothingLeaks(lists: Lists) {
    for stopAt in [nil, 1, 2] {
      let count = LifetimeCount()
      do {
        let (old, new) = lists.lists { TrackedObject(value: $0, count: count) }
        let aliveCount = count.alive
        var questionCount = 0
        let diff = ListDiff(
          from: old, to: new, id: { TrackedID(object: $0) },
          contentsEqual: { $0.value == $1.value }, options: ListDiff.Options(hashSeed: 1),
          shouldStop: {
            questionCount += 1
            return questionCount == stopAt
          })
        #expect((diff == nil) == (questionCount == stopAt))
        withExtendedLifetime((old, new)) { #expect(count.alive == aliveCount) }
      }
      #expect(count.alive == 0)
    }
  }
}
