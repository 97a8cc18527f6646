// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMeasuring
import TableDiffTesting
import Testing

@Suite struct RandomProgramTests {
  /// Random edits, each checked against an array; versions from before stay as they were.
  @Test(arguments: [0, 7, 150, 1_200], 0..<6 as Range<UInt64>)
  func edits(count: Int, seed: UInt64) {
    var mails = EditedMails(seed: seed &* 31 &+ UInt64(count), count: count)
    var versions: [(rows: MeasuredArray<MailSummary>, array: [Mail])] = []
    var done: [String] = []
    for _ in 0..<60 {
      let before = (rows: mails.rows, array: mails.array)
      // Half of the edits are made in place, as no other version has the rows.
      if mails.random.below(2) == 0 { versions.append(before) }
      if versions.count > 4 { versions.remove(at: mails.random.below(4)) }
      done.append(mails.edit(versions.first?.rows ?? []))
      if let problem = mails.problem() {
        Issue.record("seed \(seed), \(count) rows: \(problem) after \(done)")
        return
      }
      if Set(before.array.map(\.id)).count == before.array.count,
        Set(mails.array.map(\.id)).count == mails.array.count,
        before.rows.tableDiff(to: mails.rows) != before.array.tableDiff(to: mails.array)
      {
        Issue.record("seed \(seed), \(count) rows: another diff after \(done)")
        return
      }
    }
    for version in versions {
      version.rows._checkInvariants()
      #expect(Array(version.rows) == version.array)
      #expect(version.rows.summary == version.array.naiveSummary())
    }
  }

  /// A program that edits in place only, so that nodes are split and merged without being copied.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func editsInPlace(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var heights = MeasuredArray<HeightSum>()
    var array: [Double] = []
    for step in 0..<6_000 {
      // It grows, shrinks and grows again, at random places and at either end.
      let grows = random.below(10) < (step / 2_000 == 1 ? 2 : 8)
      if grows || array.isEmpty {
        let offset = [0, array.count, random.below(array.count + 1)][step % 3]
        array.insert(Double(step), at: offset)
        heights.insert(Double(step), at: offset)
      } else {
        let offset = [0, array.count - 1, random.below(array.count)][step % 3]
        array.remove(at: offset)
        heights.remove(at: offset)
      }
      if step % 97 == 0 { heights._checkInvariants() }
    }
    heights._checkInvariants()
    #expect(Array(heights) == array)
    #expect(heights.summary.height == array.reduce(0, +))
  }
}
