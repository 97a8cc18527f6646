// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Submissions from several tasks at once, compared off the main actor.
  ///
  /// `Scripts/stress-adapters` makes 100,000 of them under the thread sanitizer.
  @MainActor
  @Suite struct StressTests {
    private nonisolated static let taskCount = 4
    private nonisolated static let submissionCount =
      ProcessInfo.processInfo.environment["TABLEDIFF_EXHAUSTIVE"] == nil ? 500 : 25_000

    @Test(arguments: ScreenKind.ofUIKit, [0, 10_000])
    func submissions(_ kind: ScreenKind, above rows: Int) async {
      let rig = ListRig(kind, [], comparison: .offMain(above: rows))
      rig.double.completionMode = .nextTurn
      await withTaskGroup { group in
        for task in 0..<Self.taskCount {
          group.addTask {
            var dice = Dice(task)
            for _ in 0..<Self.submissionCount / Self.taskCount {
              await rig.submit(dice.shelves(), animated: dice.chance(50))
              for _ in 0..<dice.roll(0...3) { await Task.yield() }
            }
          }
        }
      }
      var dice = Dice(9)
      let last = dice.shelves()
      rig.submit(last)
      await rig.settle()
      #expect(rig.problem(showing: last) == nil)
      #expect(rig.outcomes.count == Self.submissionCount / Self.taskCount * Self.taskCount + 1)
      let shown = rig.outcomes.filter { $0 == [.applied(.animated, finished: true)] }
      #expect(!shown.isEmpty)
    }
  }
}
