// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport
import Testing

/// The public forms with `shouldStop`.
@Suite struct CancellingTests {
  private static let count = Sizes.pick(exhaustive: 70_000, usual: 70_000, debug: 28_000)
  private static let old = Array(0..<count).rows
  private static let new = Array(old.reversed())

  private static func diff(form: Int, shouldStop: () -> Bool) -> ListDiff? {
    switch form {
    case 0: ListDiff(from: old, to: new, shouldStop: shouldStop)
    case 1:
      ListDiff(
        from: old, to: new, options: ListDiff.Options(algorithm: .lcs), shouldStop: shouldStop)
    default: ListDiff(from: old, to: new, id: \.id, contentsEqual: ==, shouldStop: shouldStop)
    }
  }

  @Test(arguments: 0..<3) func flatLists(form: Int) {
    var callCount = 0
    let diff = Self.diff(form: form) {
      callCount += 1
      return false
    }
    #expect(diff == Self.old.tableDiff(to: Self.new))
    // The walk, the hashes of both sides, their partitions, the join, the comparison, the longest
    // ascending set, and the diff itself.
    #expect(callCount >= 7)
    let stops = Set([1, 2, callCount / 2, callCount - 1, callCount])
    for stop in stops.sorted() {
      var calls = 0
      let stopped = Self.diff(form: form) {
        calls += 1
        return calls == stop
      }
      #expect(stopped == nil, "stopped at call \(stop) of \(callCount)")
      #expect(calls == stop)
    }
  }

  /// Rows that stand in several sections, too.
  @Test(arguments: [false, true]) func sections(sharesRows: Bool) {
    func sections(_ rows: [TestRow]) -> [TitledSection] {
      let end = Self.count * 4 / 7
      let start = sharesRows ? 0 : end
      return [
        TitledSection(id: 0, rows: Array(rows[..<end])),
        TitledSection(id: 1, rows: Array(rows[start...])),
      ]
    }
    let old = sections(Self.old), new = Array(sections(Self.new).reversed())
    var callCount = 0
    let diff = SectionedDiff(
      from: old, to: new,
      shouldStop: {
        callCount += 1
        return false
      })
    #expect(diff == old.sectionedDiff(to: new))
    #expect(callCount >= 7)
    let step = Sizes.pick(exhaustive: 1, usual: max(1, callCount / 4))
    for stop in stride(from: 1, through: callCount, by: step) {
      var calls = 0
      let stopped = SectionedDiff(
        from: old, to: new,
        shouldStop: {
          calls += 1
          return calls == stop
        })
      #expect(stopped == nil, "stopped at call \(stop) of \(callCount)")
      #expect(calls == stop)
    }
  }
}
