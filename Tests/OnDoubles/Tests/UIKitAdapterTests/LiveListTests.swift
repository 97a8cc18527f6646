// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Data sources that an updater drives, whatever comes in between.
  @MainActor
  @Suite struct LiveListTests {
    /// Random states and hazards: nothing is recorded as a failure, and after all each cell shows
    /// its row.
    @Test(arguments: ScreenKind.ofUIKit, [true, false])
    func randomSchedules(_ kind: ScreenKind, canReconfigure: Bool) async {
      await withReconfiguring(canReconfigure) {
        var previousCount = 0
        for seed in 0..<150 {
          var dice = Dice(seed)
          var options = UpdateOptions()
          options.policy =
            [
              .animate(upTo: 100), .animate(upTo: 5, applyUpTo: 10),
              UpdatePolicy { _, _ in .apply },
            ][seed % 3]
          options.preference = [.fewestStages, .lossless][seed / 3 % 2]
          if dice.chance(20) { options.waitsUntilOnScreen = true }
          let rig = ListRig(kind, dice.shelves(), options: options)
          for _ in 0..<12 { await act(on: rig, &dice) }
          let last = dice.shelves()
          rig.submit(last)
          await rig.settle()
          #expect(rig.problem(showing: last) == nil, "seed \(seed)")
          previousCount += rig.previousCount
        }
        UIKitSettings.isReduceMotionEnabled = false
        #expect((previousCount > 0) == canReconfigure)
      }
    }

    private func act(on rig: ListRig, _ dice: inout Dice) async {
      let double = rig.double
      switch dice.roll(0...19) {
      case 0...7: rig.submit(dice.shelves(), animated: dice.chance(80))
      case 8: rig.updater.updateIfNeeded()
      case 9: double.scroll(to: CGFloat(dice.roll(0...300)))
      case 10:
        let modes: [CompletionMode] = [
          .immediate, .nextTurn, .delayed(0.01), .manual, .notFinished, .dropped,
        ]
        double.completionMode = modes[dice.roll(0...5)]
      case 11: double.runsBlockLate = dice.chance(50)
      case 12: double.runLateBlocks()
      case 13: double.completeBatches(finished: dice.chance(50))
      case 14:
        if rig.view.window == nil {
          double.putOnScreen(in: rig.window)
        } else {
          double.removeFromWindow()
        }
      case 15: drag(in: rig, &dice)
      case 16: UIKitSettings.isReduceMotionEnabled = dice.chance(30)
      case 17: rig.updater.isPaused = dice.chance(30)
      default:
        for _ in 0..<dice.roll(0...6) { await Task.yield() }
      }
    }

    private func drag(in rig: ListRig, _ dice: inout Dice) {
      if rig.double.isDragUnsettled {
        if dice.chance(50) { rig.double.cancelDrag() } else { rig.double.drop() }
        return
      }
      let sections = rig.updater.sections
      // The user drags what is shown.
      guard rig.view.window != nil, !rig.double.hasLateBlocks,
        let section = sections.indices.randomElement(using: &dice), !sections[section].rows.isEmpty,
        rig.double.beginDrag(at: IndexPath(item: 0, section: section))
      else { return }
      let target = dice.roll(0...sections.count - 1)
      rig.double.hover(over: IndexPath(item: 0, section: target))
      if dice.chance(50) { rig.double.drop() }
    }
  }
}
