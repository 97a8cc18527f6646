// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TestSupport
import Testing

/// A sectioned diff ends at each question whether to stop, at once and without a leak.
@Suite struct SectionedStoppingTests {
  private static let sectionCount = 15
  private static let rowCount = Sizes.pick(exhaustive: 10_000, usual: 5_000, debug: 1_600)

  private struct Row: Identifiable, Equatable {
    let object: TrackedObject
    var id: TrackedID { TrackedID(object: object) }

    static func == (left: Row, right: Row) -> Bool { left.object.value == right.object.value }
  }

  enum Lists: String, CaseIterable, Sendable {
    case equal, shuffled, oneSection, manySections

    var sections: (old: [[Int]], new: [[Int]]) {
      let all = Array(0..<sectionCount * rowCount)
      var random = SeededRandom(seed: 9)
      let shuffled = all.shuffled(using: &random)
      func cut(_ ids: [Int], _ length: Int) -> [[Int]] {
        stride(from: 0, to: ids.count, by: length).map { Array(ids[$0..<$0 + length]) }
      }
      switch self {
      case .equal: return (cut(all, rowCount), cut(all, rowCount))
      case .shuffled: return (cut(all, rowCount), cut(shuffled, rowCount))
      case .oneSection: return (cut(all, all.count), cut(shuffled, all.count))
      case .manySections: return (cut(all, 1), cut(shuffled, 1))
      }
    }
  }

  @inline(never)
  private static func diff(
    from old: [RowSection<Int, NoHeader, Row>], to new: [RowSection<Int, NoHeader, Row>],
    shouldStop: () -> Bool
  ) -> SectionedDiff? {
    SectionedDiff(
      from: old, to: new, id: \.id, contentsEqual: ==, options: ListDiff.Options(hashSeed: 1),
      shouldStop: shouldStop)
  }

  @Test(arguments: Lists.allCases) func stopsAtEachQuestion(lists: Lists) {
    let count = LifetimeCount()
    do {
      let sections = lists.sections
      func made(_ lists: [[Int]]) -> [RowSection<Int, NoHeader, Row>] {
        lists.enumerated().map { id, ids in
          RowSection(id: id, rows: ids.map { Row(object: TrackedObject(value: $0, count: count)) })
        }
      }
      let old = made(sections.old)
      let new = made(sections.new)
      var questionCount = 0
      let whole = Self.diff(from: old, to: new) {
        questionCount += 1
        return false
      }
      #expect(whole == genericSectionedDiff(from: old, to: new))
      #expect(questionCount >= 2)
      let step = Sizes.isExhaustive ? 1 : max(1, questionCount / 3)
      for last in stride(from: 1, through: questionCount, by: step) {
        var asked = 0
        let diff = Self.diff(from: old, to: new) {
          asked += 1
          return asked == last
        }
        #expect(diff == nil && asked == last, "question \(last)")
      }
      withExtendedLifetime((old, new)) {
        #expect(count.alive == 2 * Self.sectionCount * Self.rowCount)
      }
    }
    #expect(count.alive == 0)
  }
}
