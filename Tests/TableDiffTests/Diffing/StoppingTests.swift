// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// `shouldStop`, asked once a block: a diff ends at each of the questions, at once and cleanly.
@Suite struct StoppingTests {
  /// Between two questions no more ids are read than three for each row of a block.
  private static let readLimit = 3 * 16_384

  private static let count = Sizes.pick(exhaustive: 150_000, usual: 150_000, debug: 50_000)

  /// Lists of several blocks, one for each way through the engine.
  enum Lists: String, CaseIterable, Sendable {
    case equal, scattered, shuffled, reversed, replaced, rotated, changedAtBothEnds

    var offsets: (old: [Int], new: [Int]) {
      let old = Array(0..<StoppingTests.count)
      var random = SeededRandom(seed: 9)
      var new = old
      switch self {
      case .equal: new = old.map { $0 }  // In storage of its own.
      case .scattered: new.removeAll { _ in random.chance(2) }
      case .shuffled: new.shuffle(using: &random)
      case .reversed: new.reverse()
      case .replaced: new = new.map { $0 + 1_000_000 }
      case .rotated: new = Array(new[(new.count / 2)...] + new[..<(new.count / 2)])
      case .changedAtBothEnds:
        new[2] = -1
        new[new.count - 3] = -2
      }
      return (old, new)
    }
  }

  @Test(arguments: Lists.allCases) func stopsAtEachQuestion(lists: Lists) {
    let (old, new) = lists.offsets
    let whole = Run(old, new, stopAt: nil)
    #expect(whole.diff == old.rows.tableDiff(to: new.rows))
    #expect(whole.questionCount >= new.count / 16_384)
    #expect(whole.longestStretch <= Self.readLimit)
    let stride = Sizes.isExhaustive ? 1 : max(1, whole.questionCount / 4)
    for question in Swift.stride(from: 1, through: whole.questionCount, by: stride) {
      let run = Run(old, new, stopAt: question)
      #expect(run.diff == nil, "question \(question)")
      #expect(run.questionCount == question)
      #expect(run.readsAfterStop == 0)
    }
  }

  /// One diff, stopped at a question, and what it did meanwhile.
  private struct Run {
    var diff: ListDiff?
    var questionCount = 0
    var longestStretch = 0
    var readsAfterStop = 0

    init(_ old: [Int], _ new: [Int], stopAt last: Int?) {
      var questionCount = 0
      var reads = 0
      var longestStretch = 0
      diff = countedDiff(
        from: old, to: new, hashSeed: 1, onRead: { reads += 1 },
        shouldStop: {
          questionCount += 1
          longestStretch = max(longestStretch, reads)
          reads = 0
          return questionCount == last
        })
      self.questionCount = questionCount
      self.longestStretch = max(longestStretch, reads)
      readsAfterStop = last == nil ? 0 : reads
    }
  }

  @Test(arguments: Lists.allCases) func nothingLeaks(lists: Lists) {
    let (old, new) = lists.offsets
    for stopAt in [nil, 1, 3] {
      let count = LifetimeCount()
      var questionCount = 0
      do {
        let oldRows = old.map { TrackedObject(value: $0, count: count) }
        let newRows = new.map { TrackedObject(value: $0, count: count) }
        let diff = genericDiff(
          from: oldRows, to: newRows, id: { TrackedID(object: $0) },
          contentsEqual: { $0.value == $1.value }, options: ListDiff.Options(hashSeed: 1),
          shouldStop: {
            questionCount += 1
            return questionCount == stopAt
          })
        #expect((diff == nil) == (questionCount == stopAt))
        withExtendedLifetime((oldRows, newRows)) {
          #expect(count.alive == old.count + new.count)
        }
      }
      #expect(count.alive == 0)
    }
  }

  /// Lists without contiguous storage are copied, and the copies let go of.
  @Test func nothingLeaksFromCopies() {
    let rowCount = Sizes.pick(exhaustive: 70_000, usual: 70_000, debug: 25_000)
    for stopAt in [nil, 1] {
      let count = LifetimeCount()
      do {
        let rows = LinkedRows((0..<rowCount).map { TrackedObject(value: $0, count: count) })
        var questionCount = 0
        let diff = genericDiff(
          from: rows, to: Array(rows.reversed()), id: { TrackedID(object: $0) },
          contentsEqual: { $0.value == $1.value },
          options: ListDiff.Options(moves: .never, hashSeed: 1),
          shouldStop: {
            questionCount += 1
            return questionCount == stopAt
          })
        #expect((diff == nil) == (stopAt != nil))
        withExtendedLifetime(rows) { #expect(count.alive == rowCount) }
      }
      #expect(count.alive == 0)
    }
  }
}
