// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// What is loaded and prepared when the user comes near it, and what is shown until then.
  @MainActor
  @Suite struct PagingTests {
    private func items(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0) } }

    private func shelf(_ items: [Item]) -> [Shelf] { [Shelf(id: 0, header: 0, rows: items)] }

    /// Lets closures run that were put off.
    private func turn() async { for _ in 0..<5 { await Task.yield() } }

    @Test(arguments: ScreenKind.plain) func theEnd(_ kind: ScreenKind) async {
      let screen = kind.screen(.ids(0..<30), height: 440)
      var calls = 0
      screen.source.onReachingEnd(within: 5) { calls += 1 }
      await turn()
      // Rows 0 to 9 are visible.
      screen.scroll(to: 14 * 44)
      await turn()
      #expect(calls == 0)
      screen.scroll(to: 15 * 44)
      #expect(calls == 0)
      await turn()
      #expect(calls == 1)
      screen.scroll(to: 0)
      screen.scroll(to: 20 * 44)
      await screen.show(shelf([Item(id: -1)] + items(0..<29) + [Item(id: 29, content: 1)]))
      screen.scroll(to: 21 * 44)
      await turn()
      #expect(calls == 1)
      // Two pages at once, of which only the last end counts.
      await screen.show(.ids(0..<60))
      await turn()
      #expect(calls == 1)
      screen.scroll(to: 50 * 44)
      await turn()
      #expect(calls == 2)
      // The end comes to the user.
      screen.scroll(to: 0)
      await screen.show(.ids(0..<17))
      await turn()
      #expect(calls == 2)
      await screen.show(.ids(0..<15))
      await turn()
      #expect(calls == 3)
      screen.source.onReachingEnd(within: 5) { calls += 10 }
      await turn()
      #expect(calls == 13)
      screen.source.onReachingEnd(within: 0, nil)
      await screen.show([])
      await screen.show(.ids(0..<3))
      await turn()
      #expect(calls == 13 && screen.isRight)
    }

    @Test(arguments: ScreenKind.plain) func theEndOfSections(_ kind: ScreenKind) async {
      let screen = kind.screen(.ids(0..<0, 100..<100), height: 440)
      var ends: [Int?] = []
      screen.source.onReachingEnd(within: 0) { [unowned screen] in
        ends.append(screen.shelves.last { !$0.rows.isEmpty }?.rows.last?.id)
      }
      await turn()
      await screen.show(.ids(0..<8, 100..<103, 200..<200, 300..<300))
      await turn()
      #expect(ends == [])
      screen.scroll(to: 44)
      await turn()
      #expect(ends == [102])
      // A page that does not fill the screen: its end comes up at once.
      await screen.show(.ids(0..<3, 100..<100, 200..<202, 300..<300))
      await turn()
      #expect(ends == [102, 201] && screen.isRight)
    }

    /// A chat, which begins at its end.
    @Test(arguments: ScreenKind.plain) func theStart(_ kind: ScreenKind) async {
      let screen = kind.screen(.ids(10..<40), height: 440)
      screen.scroll(to: 20 * 44)
      var (starts, ends) = (0, 0)
      screen.source.onReachingStart(within: 5) { starts += 1 }
      screen.source.onReachingEnd(within: 0) { ends += 1 }
      await turn()
      #expect(starts == 0 && ends == 1)
      screen.scroll(to: 6 * 44)
      await turn()
      #expect(starts == 0)
      screen.scroll(to: 5 * 44)
      await turn()
      #expect(starts == 1)
      screen.scroll(to: 4 * 44)
      await screen.show(.ids(10..<50))
      await turn()
      #expect(starts == 1)
      screen.source.scrolling = .keepsVisibleRow()
      await screen.show(.ids(0..<50))
      screen.scroll(to: 0)
      await turn()
      #expect(starts == 2 && ends == 1 && screen.isRight)
    }

    /// What is shown in place of rows says what is known of them.
    @Test(arguments: ScreenKind.plain) func placeholders(_ kind: ScreenKind) async {
      let screen = kind.screen([])
      screen.source.state = .loading
      screen.setPlaceholders()
      #expect(screen.placeholder == .loading && screen.source.state == .loading)
      screen.source.state = .failed
      #expect(screen.placeholder == .failed)
      await screen.show(.ids(0..<1))
      #expect(screen.placeholder == nil)
      screen.source.state = .loading
      #expect(screen.placeholder == nil)
      await screen.show(.ids(0..<0))
      #expect(screen.placeholder == .loading)
      screen.source.state = .loaded
      #expect(screen.placeholder == .loaded && screen.isRight)
    }

    /// New content is shown in the middle of an animation, and rows that come and go wait for its end.
    @Test(arguments: ScreenKind.plain) func contentsInAnAnimation(_ kind: ScreenKind) async {
      let screen = kind.screen(.ids(0..<3))
      screen.updater.options.completionTimeout = 60
      screen.holdsAnimations = true
      screen.updater.submit(.ids(0..<4))
      for _ in 0..<20 { await Task.yield() }
      for content in 1...3 {
        let rows = [Item(id: 0), Item(id: 1, content: content)] + items(2..<4)
        let outcome = await screen.updater.show(shelf(rows))
        #expect(outcome == .applied(.notAnimated, finished: true) && screen.isRight)
      }
      screen.updater.submit(.ids(0..<5))
      for _ in 0..<20 { await Task.yield() }
      #expect(screen.shelves[0].rows.count == 4)
      screen.holdsAnimations = false
      screen.endAnimations()
      await screen.updater.settled()
      screen.layOut()
      #expect(screen.shelves == .ids(0..<5) && screen.isRight)
    }

    @Test(arguments: [ScreenKind.uiTable, .uiCollection, .nsCollection])
    func prefetching(_ kind: ScreenKind) async {
      let screen = kind.screen(.ids(0..<100), height: 440)
      var prepared: [Int] = [], cancelled: [Int] = []
      func prefetch() -> Bool {
        screen.onPrefetch({ prepared += $0.map(\.id) }, cancel: { cancelled += $0.map(\.id) })
      }
      (screen as? UIKitScreen)?.double.preparedRowCount = 2
      #expect(prefetch())
      screen.scroll(to: 44)
      screen.scroll(to: 0)
      (prepared, cancelled) = ([], [])
      screen.scroll(to: 40 * 44)
      #expect(prepared == [39, 38, 37, 36, 50, 51, 52, 53] && cancelled.allSatisfy { $0 < 15 })
      // Their paths have other rows, or none.
      cancelled = []
      await screen.show(shelf(items(0..<36) + items(37..<40) + items(45..<48)))
      screen.scroll(to: 0)
      #expect(Set(cancelled).isDisjoint(with: 36..<54))
      await screen.show(.ids(0..<100))
      screen.scroll(to: 40 * 44)
      cancelled = []
      await screen.show(shelf(items(0..<38) + [Item(id: 200)] + items(38..<100)))
      screen.scroll(to: 0)
      #expect(cancelled == [36, 37])
      prepared = []
      #expect(screen.onPrefetch(nil, cancel: { _ in }))
      screen.scroll(to: 60 * 44)
      #expect(prepared == [] && screen.isRight)
    }

    /// A view asks its newest data source, and one that it no longer has clears nothing.
    @Test(arguments: [ScreenKind.uiTable, .uiCollection, .nsCollection])
    func prefetchingOfOthers(_ kind: ScreenKind) {
      let screen = kind.screen(.ids(0..<100), height: 440)
      for isSet in [true, false, true] {
        #expect(screen.onPrefetch(isSet ? { _ in } : nil, cancel: { _ in }))
        #expect(screen.isPrefetching == isSet)
      }
      let letOtherPrefetch = screen.attachOther()
      #expect(!screen.isPrefetching)
      letOtherPrefetch()
      #expect(screen.onPrefetch(nil, cancel: { _ in }))
      #expect(screen.isPrefetching && screen.failures == [])
      withExtendedLifetime(letOtherPrefetch) {}
    }
  }
}
