// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// States that arrive during an animation.
@MainActor
@Suite struct StreamingTests {
  private typealias Rig = UpdaterRig<SingleSection<[TestRow]>>

  /// Returns a list in the middle of the animation of `abc` to `abcd`.
  private func rig(isElsewhere: Bool = false, options: UpdateOptions = UpdateOptions()) -> Rig {
    let rig = Rig(list("abc"), isElsewhere: isElsewhere, options: options)
    #expect(rig.drain())
    submit("abcd", rig)
    if isElsewhere {
      rig.jobs.end(0)
      rig.clock.takeTurns()
    }
    #expect(rig.screen.hasOpenCompletions && rig.updater.rows == [TestRow]("abcd"))
    return rig
  }

  private func list(_ text: String) -> [SingleSection<[TestRow]>] {
    [SingleSection(rows: [TestRow](text))]
  }

  private func submit(_ text: String, _ rig: Rig) {
    rig.submit(list(text))
    rig.clock.takeTurns()
  }

  private let applied = UpdateOutcome.applied(.notAnimated, finished: true)
  private let animated = UpdateOutcome.applied(.animated, finished: true)

  /// The batch is still animated while a state is compared and shown meanwhile.
  @Test func theAnimationGoesOn() {
    let rig = rig()
    var answers: [Bool] = []
    rig.updater.onEvent = { [unowned updater = rig.updater] event in
      if case .diffBegan = event { answers.append(updater.isAnimating) }
    }
    submit("ab'cd", rig)
    #expect(answers == [true] && rig.screen.shownRows == [TestRow]("ab'cd"))
  }

  @Test func contentsAreShownAtOnce() {
    let rig = rig()
    for text in ["ab'cd", "ab''c'd", "abcd''"] {
      submit(text, rig)
      #expect(rig.screen.shownRows == [TestRow](text))
      #expect(rig.outcomes.last == [applied])
    }
    submit("abcd''", rig)
    #expect(
      rig.outcomes == [[], [applied], [applied], [applied], [.applied(.unchanged, finished: true)]])
    rig.screen.completeBatches()
    rig.clock.takeTurns()
    #expect(rig.outcomes[0] == [animated])
    #expect(rig.screen.batches.count == 4 && rig.screen.animatedBatchCount == 1)
    #expect(rig.problem(showing: list("abcd''")) == nil)
  }

  /// Nothing else interrupts an animation; the newest of what waits is shown after it.
  @Test func othersWait() {
    let rig = rig()
    for text in ["abcde", "bacd", "abcd'e"] {
      submit(text, rig)
      #expect(rig.updater.rows == [TestRow]("abcd"))
    }
    rig.screen.completeBatches()
    rig.clock.takeTurns()
    #expect(rig.screen.shownRows == [TestRow]("abcd'e"))
    #expect(rig.drain())
    #expect(rig.outcomes == [[animated], [.superseded], [.superseded], [animated]])
    #expect(rig.problem(showing: list("abcd'e")) == nil)
  }

  /// A newer state with the rows that are shown takes the place of one that waits.
  @Test func contentsBehindAStateThatWaits() {
    let rig = rig()
    submit("abcde", rig)
    submit("ab'cd", rig)
    #expect(rig.screen.shownRows == [TestRow]("ab'cd"))
    #expect(rig.outcomes == [[], [.superseded], [applied]])
    #expect(rig.drain())
    #expect(rig.problem(showing: list("ab'cd")) == nil)
  }

  @Test func nothingIsShownWhileTheListMustNotChange() {
    let rig = rig()
    rig.screen.isBusy = true
    submit("a'bcd", rig)
    rig.screen.isBusy = false
    rig.updater.isPaused = true
    submit("a''bcd", rig)
    #expect(rig.updater.rows == [TestRow]("abcd"))
    #expect(rig.drain())
    #expect(rig.problem(showing: list("a''bcd")) == nil)
  }

  /// Long lists are compared off the main actor, after the animation.
  @Test func longListsWait() {
    let rig = rig(isElsewhere: true)
    submit("a'bcd", rig)
    #expect(rig.jobs.open.isEmpty && rig.updater.rows == [TestRow]("abcd"))
    #expect(rig.drain())
    #expect(rig.problem(showing: list("a'bcd")) == nil)
  }

  @Test func shortListsDoNotWait() async {
    let updater = ListUpdater([TestRow]("abc"), comparison: .offMain(above: 4))
    let screen = HeadlessScreen(updater)
    screen.completion = .manual
    updater.submit([TestRow]("abcd"))
    updater.updateIfNeeded()
    #expect(await updater.show([TestRow]("ab'cd")) == applied)
    screen.completeBatches()
    await updater.settled()
    #expect(screen.shownRows == [TestRow]("ab'cd") && screen.failures.isEmpty)
  }

  /// A closure is asked for states during an animation, until one has to wait.
  @Test func madeStates() {
    let rig = rig()
    var count = 0
    for text in ["ab'cd", "abc'd", "abcde", "abcd'e"] {
      rig.updater.setNeedsUpdate {
        count += 1
        return [TestRow](text)
      }
      rig.clock.takeTurns()
    }
    #expect(count == 3 && rig.screen.shownRows == [TestRow]("abc'd"))
    #expect(rig.drain())
    #expect(count == 4 && rig.problem(showing: list("abcd'e")) == nil)
  }

  /// Another view ends the animation of a state, which is not shown again.
  @Test(arguments: [true, false]) func anotherView(isLaidOut: Bool) {
    let rig = rig()
    submit("ab'cd", rig)
    rig.attachAnother(isLaidOut: isLaidOut)
    #expect(rig.drain())
    #expect(rig.outcomes == [[.applied(.animated, finished: false)], [applied]])
    #expect(rig.problem(showing: list("ab'cd")) == nil)
  }

  @Test func reports() {
    var lines: [String] = []
    var reports: [UpdateReport] = []
    let options = UpdateOptions(
      onEvent: { if case .updated(let report) = $0 { reports.append(report) } },
      log: { lines.append($0) })
    let rig = rig(options: options)
    submit("ab'cd", rig)
    #expect(rig.drain())
    #expect(reports.map(\.isDuringAnimation) == [true, false])
    #expect(reports.map(\.oldRowCount) == [4, 3] && reports.map(\.newRowCount) == [4, 4])
    #expect(reports.map { $0.diff?.changeCount } == [1, 1])
    #expect(reports.map(\.batchCount) == [0, 1])
    #expect(reports[0].refreshedRows == [RowPath(section: 0, row: 1)])
    #expect(lines[0].hasPrefix("applied (not animated): 4 -> 4 rows, 1 update; compared in "))
    #expect(lines[0].hasSuffix("; new content in (0, 1); during an animation"))
  }
}
