// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// States that come faster than animations end.
  @MainActor
  @Suite struct StreamingTests {
    /// 50 states a second, of which one in 25 has a row more, and animations of 0.3 s: the list never
    /// shows a state that is older than 0.1 s, and no batch comes in the middle of an animation.
    @Test(arguments: ScreenKind.ofUIKit, [true, false])
    func fiftyStatesASecond(_ kind: ScreenKind, canReconfigure: Bool) async throws {
      try await withReconfiguring(canReconfigure) {
        let clock = Clock()
        let rig = ListRig(kind, shelves(rowCount: 3, content: -1), scheduler: clock.scheduler)
        rig.double.completionMode = .manual
        clock.runTurns()
        // In fiftieths of a second.
        var (end, oldest, shownInAnimations): (Int?, Int, Int) = (nil, 0, 0)
        for time in 0..<200 {
          if time == end {
            rig.double.completeBatches()
            end = nil
          }
          let isAnimating = end != nil
          let batchCount = rig.double.batches.count
          if time % 25 == 0 { end = time + 15 }
          rig.submit(shelves(rowCount: 4 + time / 25, content: time))
          clock.runTurns()
          rig.view.layoutIfNeeded()
          let text = try #require(rig.double.visibleTexts.first ?? nil)
          let shown = try #require(Int(text.dropFirst(2)))
          oldest = max(oldest, time - shown)
          if isAnimating {
            shownInAnimations += shown == time ? 1 : 0
            #expect(rig.double.batches.count == batchCount || !canReconfigure)
          }
        }
        #expect(oldest <= 5, "The oldest state was shown for \(oldest * 20) ms.")
        #expect(shownInAnimations == 8 * 14)
        rig.double.completionMode = .immediate
        rig.double.completeBatches()
        clock.runTurns()
        #expect(rig.problem(showing: shelves(rowCount: 11, content: 199)) == nil)
      }
    }

    /// A section whose first row has a content that changes.
    private func shelves(rowCount: Int, content: Int) -> [Shelf] {
      let rows = (0..<rowCount).map { Item(id: $0, content: $0 == 0 ? content : 0) }
      return [Shelf(id: 0, header: 0, rows: rows)]
    }

    /// Runs turns when it is told to, and lets no time pass.
    @MainActor
    private final class Clock {
      private var turns: [@MainActor () -> Void] = []

      var scheduler: UpdateScheduler {
        UpdateScheduler(soon: { [weak self] in self?.turns.append($0) }, later: { _, _ in })
      }

      func runTurns() { while !turns.isEmpty { turns.removeFirst()() } }
    }
  }
}
