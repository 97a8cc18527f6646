// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffTesting
import TableDiffUpdating
import TestSupport
import Testing

/// Which rows of a headless screen are visible, and what a store hears of it.
@MainActor
@Suite struct ScreenScrollingTests {
  private let updater = ListUpdater([TestRow]("abcdefghij"))
  private let screen: HeadlessScreen<TestRow>

  init() { screen = HeadlessScreen(updater) }

  private func scroll(to text: String) -> Bool { screen.scroll(to: [TestRow](text)[0].id) }

  private func show(_ text: String) async { await updater.show([TestRow](text)) }

  @Test func visibleRows() async {
    func sees(_ text: String) -> Bool { screen.visibleRows == [TestRow](text) }
    #expect(sees("abcdefghij"))
    screen.visibleRowCount = 3
    #expect(sees("abc"))
    // No further than needed, in both directions.
    #expect(scroll(to: "f") && sees("def"))
    #expect(scroll(to: "d") && sees("def"))
    #expect(scroll(to: "b") && sees("bcd"))
    #expect(!scroll(to: "z") && sees("bcd"))
    // A shorter list ends at the bottom, and one that fits is visible as a whole.
    #expect(scroll(to: "j") && sees("hij"))
    await show("abcdef")
    #expect(sees("def"))
    await show("ab")
    #expect(sees("ab"))
    // It stays there when the list grows again.
    await show("abcdefghij")
    #expect(sees("abc") && screen.failures.isEmpty)
  }

  /// A store loads a page each time the user comes near the end.
  @Test func pages() async {
    var pages = 0
    func loaded(afterScrollingTo text: String) async -> Int {
      #expect(scroll(to: text))
      for _ in 0..<10 { await Task.yield() }
      return pages
    }
    screen.visibleRowCount = 3
    screen.onReachingEnd(within: 2) { pages += 1 }
    #expect(await loaded(afterScrollingTo: "g") == 0)
    #expect(await loaded(afterScrollingTo: "h") == 1)
    #expect(await loaded(afterScrollingTo: "j") == 1)
    await show("abcdefghijklmn")
    #expect(await loaded(afterScrollingTo: "k") == 1)
    #expect(await loaded(afterScrollingTo: "l") == 2)
    // What is shown may already be near the end.
    await show("ab")
    #expect(await loaded(afterScrollingTo: "a") == 3)
    // Nobody sees a list that is off screen.
    screen.isOnScreen = false
    await show("abc")
    #expect(await loaded(afterScrollingTo: "a") == 3)
    screen.isOnScreen = true
    // What was replaced is not called any more.
    screen.onReachingEnd(nil)
    await show("abc")
    #expect(await loaded(afterScrollingTo: "a") == 3 && screen.failures.isEmpty)
  }
}
