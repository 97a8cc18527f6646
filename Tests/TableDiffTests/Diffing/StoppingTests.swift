// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// `shouldStop`, asked once a block: a diff ends at each of the questions, at once and without a leak.
@Suite struct StoppingTests {
  private static let count = Sizes.pick(exhaustive: 150_000, usual: 90_000, debug: 24_000)
  private static let blockRowCount = 16_384

  /// Makes a known diff of lists with so many rows, which asks once for each interval in so many passes over them,
  /// and stops it at some of the questions.
  private func check<Diff: Equatable>(
    _ expected: Diff, passes: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ call: (_ shouldStop: () -> Bool) -> Diff?
  ) {
    var questionCount = 0
    func diff(stoppingAt last: Int) -> Diff? {
      questionCount = 0
      return call {
        questionCount += 1
        return questionCount == last
      }
    }
    #expect(diff(stoppingAt: 0) == expected, sourceLocation: sourceLocation)
    let all = questionCount
    let leastCount = max(1, passes * Self.count / _StopPoll.interval - 1)
    #expect(all >= leastCount, "\(all)", sourceLocation: sourceLocation)
    let step = Sizes.pick(exhaustive: 1, usual: max(1, all / 4), debug: max(1, all / 2))
    for last in stride(from: 1, through: all, by: step) {
      let isStopped = diff(stoppingAt: last) == nil, asked = questionCount
      #expect(
        isStopped && asked == last, "question \(last) of \(all)",
        sourceLocation: sourceLocation)
    }
  }

  /// Calls with lists of rows that are counted, which must all be let go of.
  private func withTracked(
    _ lists: [[Int]], _ body: (_ rows: [[TrackedObject]]) -> Void
  ) {
    let count = LifetimeCount()
    do {
      let rows = lists.map { $0.map { TrackedObject(value: $0, count: count) } }
      body(rows)
      withExtendedLifetime(rows) { #expect(count.alive == lists.joined().count) }
    }
    #expect(count.alive == 0)
  }

  /// Lists of several blocks, one for each way through the engine.
  enum Lists: String, CaseIterable, Sendable {
    case equal, scattered, shuffled, reversed, replaced, rotated, changedAtBothEnds, halfOneID
    case withoutStorage

    var offsets: (old: [Int], new: [Int]) {
      var old = Array(0..<StoppingTests.count)
      var random = SeededRandom(seed: 9)
      if self == .halfOneID { old = old.map { $0 % 2 == 0 ? 0 : $0 } }
      var new = old
      switch self {
      case .equal: break
      case .scattered: new.removeAll { _ in random.chance(2) }
      case .shuffled, .halfOneID: new.shuffle(using: &random)
      case .reversed, .withoutStorage: new.reverse()
      case .replaced: new = new.map { $0 + 1_000_000 }
      case .rotated: new = Array(new[(new.count / 2)...] + new[..<(new.count / 2)])
      case .changedAtBothEnds:
        new[2] = -1
        new[new.count - 3] = -2
      }
      return (old, new)
    }

    var passes: Int {
      switch self {
      case .equal, .scattered, .changedAtBothEnds: 1
      case .replaced: 9
      case .rotated: 14
      case .shuffled, .reversed, .halfOneID, .withoutStorage: 16
      }
    }
  }

  /// Between two questions no more ids are read than three for each row of a block, and none after the last one.
  @Test(arguments: Lists.allCases) func flatLists(lists: Lists) {
    let (old, new) = lists.offsets
    withTracked([old, new]) { rows in
      var reads = 0, longestStretch = 0
      check(old.rows.tableDiff(to: new.rows), passes: lists.passes) { shouldStop in
        func diff(from old: some RandomAccessCollection<TrackedObject>) -> ListDiff? {
          genericDiff(
            from: old, to: rows[1],
            id: { row in
              reads += 1
              return TrackedID(object: row)
            }, contentsEqual: { $0.value == $1.value },
            options: ListDiff.Options(hashSeed: 1),
            shouldStop: {
              longestStretch = max(longestStretch, reads)
              reads = 0
              return shouldStop()
            })
        }
        reads = 0
        // A list without contiguous storage is copied.
        let found = lists == .withoutStorage ? diff(from: LinkedRows(rows[0])) : diff(from: rows[0])
        let readsAtLast = reads
        #expect(found != nil || readsAtLast == 0)
        longestStretch = max(longestStretch, reads)
        return found
      }
      #expect(longestStretch <= 3 * Self.blockRowCount)
    }
  }

  private struct Row: Identifiable, Equatable {
    let object: TrackedObject
    var id: TrackedID { TrackedID(object: object) }
    static func == (left: Row, right: Row) -> Bool { left.object.value == right.object.value }
  }

  /// Numbers of sections on both sides, of equal rows or of shuffled ones.
  @Test(arguments: [(15, 0), (15, 15), (1, 16), (3_000, 16)])
  func sections(sectionCount: Int, passes: Int) {
    let all = Array(0..<Self.count)
    var random = SeededRandom(seed: 9)
    withTracked([all, passes == 0 ? all : all.shuffled(using: &random)]) { rows in
      let sections = rows.map { rows in
        (0..<sectionCount).map { id in
          let length = rows.count / sectionCount
          return RowSection(
            id: id, rows: rows[length * id..<length * (id + 1)].map { Row(object: $0) })
        }
      }
      let old = sections[0], new = sections[1]
      check(old.sectionedDiff(to: new), passes: passes) {
        SectionedDiff(
          from: old, to: new, id: \.id, contentsEqual: ==, options: ListDiff.Options(hashSeed: 1),
          shouldStop: $0)
      }
    }
  }

  enum Form: CaseIterable, Sendable {
    case rows, lcs, closures, effort, constantHashes, sections, sharedRows, shortSections
    case sectionsWithEffort
  }

  @Test(arguments: Form.allCases) func forms(form: Form) {
    let old = Array(0..<Self.count).rows, new = Array(old.reversed())
    let repeats = old.map { TestRow(id: $0.id % 700) },
      others = old.map { TestRow(id: $0.id * 7 % 900) }
    func sections(_ rows: [TestRow], from start: Int = 0) -> [TitledSection] {
      let end = rows.count * 4 / 7
      return [
        TitledSection(id: 0, rows: Array(rows[..<end])),
        TitledSection(id: 1, rows: Array(rows[(start * end)...])),
      ]
    }
    func check(
      _ old: [TitledSection], _ new: [TitledSection], passes: Int,
      _ options: ListDiff.Options = ListDiff.Options()
    ) {
      let expected = old.sectionedDiff(
        to: new, moves: options.moves, algorithm: options.algorithm)
      self.check(expected, passes: passes) {
        SectionedDiff(from: old, to: new, options: options, shouldStop: $0)
      }
    }
    switch form {
    case .rows:
      self.check(old.tableDiff(to: new), passes: 16) {
        ListDiff(from: old, to: new, shouldStop: $0)
      }
    case .lcs:
      let options = ListDiff.Options(algorithm: .lcs)
      self.check(old.tableDiff(to: new, algorithm: .lcs), passes: 31) {
        ListDiff(from: old, to: new, options: options, shouldStop: $0)
      }
    case .closures:
      self.check(old.tableDiff(to: new), passes: 16) {
        ListDiff(from: old, to: new, id: \.id, contentsEqual: ==, shouldStop: $0)
      }
    case .effort:
      let options = ListDiff.Options(algorithm: .lcs(effort: 1_000_000))
      let expected = repeats.tableDiff(to: others, algorithm: options.algorithm)
      #expect(!expected.isKnownMinimal)
      self.check(expected, passes: 46) {
        ListDiff(from: repeats, to: others, options: options, shouldStop: $0)
      }
    case .constantHashes:
      let few = Array(0..<1_000)
      self.check(few.rows.tableDiff(to: few.reversed().rows), passes: 1) {
        genericDiff(
          from: few, to: few.reversed(), id: { ConstantHashID(value: $0) }, contentsEqual: ==,
          shouldStop: $0)
      }
    case .sections: check(sections(old, from: 1), sections(new, from: 1).reversed(), passes: 18)
    case .sharedRows: check(sections(old), sections(new).reversed(), passes: 37)
    case .shortSections:
      let short = (0..<Self.count / 3).map {
        TitledSection(id: $0, rows: [$0 * 4, $0 * 4 + 1, $0 * 4 + 2].rows)
      }
      check(
        short, short.map { TitledSection(id: $0.id, rows: $0.rows.reversed()) }, passes: 5,
        ListDiff.Options(moves: .all))
    case .sectionsWithEffort:
      check(
        sections(repeats, from: 1), sections(others, from: 1).reversed(), passes: 46,
        ListDiff.Options(algorithm: .lcs(effort: 1_000)))
    }
  }
}
