// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffOutlines
import TableDiffTesting
import TestSupport
import Testing

@Suite struct RandomProgramTests {
  /// Random edits, also wrong ones, each checked by all questions; versions from before stay as they were.
  @Test(arguments: [8, 30, 200], 0..<UInt64(Sizes.isDebug ? 2 : 6))
  func edits(idCount: Int, seed: UInt64) {
    var edited = EditedOutline(seed: seed &* 31 &+ UInt64(idCount), idCount: idCount)
    var versions: [(outline: Outline<Item>, naive: NaiveOutline)] = []
    var done: [String] = []
    for step in 0..<(idCount == 200 ? 60 : 200) {
      // Half of the edits are made in place, as no other version has the nodes.
      if step % 2 == 0 { versions.append((edited.outline, edited.naive)) }
      if versions.count > 3 { versions.removeFirst() }
      let (name, isRight) = edited.edit()
      done.append(name)
      if !isRight {
        Issue.record("seed \(seed), \(idCount) ids: another result, \(done.suffix(5))")
        return
      }
      if let problem = edited.outline.problem(edited.naive, unknown: 0..<idCount) {
        Issue.record("seed \(seed), \(idCount) ids: \(problem) after \(done.suffix(5))")
        return
      }
    }
    for version in versions {
      #expect(version.outline.problem(version.naive, unknown: 0..<idCount) == nil)
    }
  }
}
