// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Rows that stay where a user reads them.
  @MainActor
  @Suite struct ReaderTests {
    /// The number of programs for each kind of view, each set of edges and each kind of refresh.
    private nonisolated static let programCount =
      ProcessInfo.processInfo.environment["TABLEDIFF_EXHAUSTIVE"] == nil ? 40 : 8_334

    /// Further programs: one in which a layout takes the offset from the bottom, and then the content
    /// grows.
    private nonisolated static let tellingSeeds = [3846]

    @Test(arguments: ScreenKind.allCases, [ScrollEdges(), .top, .bottom])
    func nothingDrifts(_ kind: ScreenKind, edges: ScrollEdges) async {
      for canReconfigure in kind.isOfUIKit ? [true, false] : [true] {
        await withReconfiguring(canReconfigure) {
          for seed in Array(0..<Self.programCount) + Self.tellingSeeds {
            let behavior = ScrollBehavior.keepsVisibleRow(stickingTo: edges)
            var program = ReaderProgram(kind, seed: seed, stickingTo: edges, behavior)
            await program.run(8)
            #expect(program.drift == 0, "seed \(seed), \(canReconfigure)")
            #expect(program.screen.failures == [], "seed \(seed)")
          }
        }
      }
    }

    /// Without the behavior, rows drift in most of the programs.
    @Test(arguments: ScreenKind.allCases) func freeViewsDrift(_ kind: ScreenKind) async {
      var count = 0
      for seed in 0..<20 {
        var program = ReaderProgram(kind, seed: seed, stickingTo: [], nil)
        await program.run(8)
        if program.drift > 0 { count += 1 }
      }
      #expect(count > 10)
    }

    private func screen(
      _ kind: ScreenKind, _ ids: Range<Int>, stickingTo edges: ScrollEdges = []
    ) -> any Screen {
      let screen = kind.screen(.ids(ids), sizesRows: true)
      screen.source.scrolling = .keepsVisibleRow(stickingTo: edges)
      return screen
    }

    @Test(arguments: ScreenKind.allCases) func chat(_ kind: ScreenKind) async {
      let screen = screen(kind, 0..<40, stickingTo: .bottom)
      for _ in 0..<5 { screen.scroll(to: 100_000) }
      #expect(screen.rest.below == 0)
      await screen.show(.ids(0..<43))
      #expect(screen.rest.below == 0 && screen.visibleIDs.contains(42))
      #expect(screen.animatedCount == 1)
      screen.scroll(to: screen.offset - 200)
      let id = screen.visibleIDs[0], place = screen.place(of: id)
      await screen.show(.ids(0..<50))
      #expect(screen.place(of: id) == place && screen.animatedCount == 2)
      // In AppKit nothing is animated where the scroll offset must change.
      await screen.show(.ids(-10..<50))
      #expect(screen.place(of: id) == place && (screen.animatedCount == 2) == !kind.isOfUIKit)
    }

    /// A row that moves to the top takes the user with it in none of the cases.
    @Test(arguments: ScreenKind.allCases) func movedRow(_ kind: ScreenKind) async {
      let screen = screen(kind, 0..<40)
      screen.scroll(to: 500)
      let (moved, next) = (screen.visibleIDs[0], screen.visibleIDs[1])
      let place = screen.place(of: next)
      var rows = screen.shelves[0].rows
      rows.insert(rows.remove(at: moved), at: 0)
      await screen.show([Shelf(id: 0, header: 0, rows: rows)])
      #expect(screen.place(of: next) == place)
    }

    /// The end of the content keeps the row from its place until the rows below have grown.
    @Test(arguments: ScreenKind.ofUIKit)
    func growthAfterDeletes(_ kind: ScreenKind) async {
      let screen = screen(kind, 0..<20)
      for _ in 0..<3 { screen.scroll(to: 100_000) }
      let id = screen.visibleIDs[0], place = screen.place(of: id)
      var rows = screen.shelves[0].rows
      rows.removeLast()
      for row in rows.indices where rows[row].id > id {
        let heights = (0..<90).map { (rows[row].id * 37 + $0 * 53) % 90 }
        rows[row].content = heights.firstIndex(of: 89) ?? 0
      }
      await screen.show([Shelf(id: 0, header: 0, rows: rows)])
      #expect(screen.place(of: id) == place && screen.rest.below > 0)
    }

    @Test(arguments: ScreenKind.allCases) func scrollingUser(_ kind: ScreenKind) async {
      let screen = screen(kind, 0..<40)
      screen.scroll(to: 500)
      let offset = screen.offset
      screen.beginScrolling()
      for _ in 0..<2 {
        #expect(!screen.showsAtOnce(.ids(-10..<40)))
        #expect(screen.shelves == .ids(0..<40) && screen.offset == offset)
        (screen as? UIKitScreen)?.double.decelerate()
      }
      let id = screen.visibleIDs[0], place = screen.place(of: id)
      screen.endScrolling()
      await screen.updater.settled()
      screen.layOut()
      #expect(screen.shelves == .ids(-10..<40) && screen.place(of: id) == place)
    }

    /// A view of AppKit that scrolls as it does by itself does not wait, and at the top a reload shows
    /// what comes in.
    @Test(arguments: ScreenKind.allCases.filter { !$0.isOfUIKit })
    func freeViews(_ kind: ScreenKind) async {
      let screen = kind.screen(
        .ids(0..<40), sizesRows: true, policy: .animate(upTo: 0, applyUpTo: 0))
      screen.beginScrolling()
      screen.scroll(to: -1_000)
      #expect(screen.showsAtOnce(.ids(-3..<40)) && screen.visibleIDs[0] == -3)
      screen.scroll(to: 400)
      let id = screen.visibleIDs[0], place = screen.place(of: id)
      #expect(screen.showsAtOnce(.ids(-9..<40)) && screen.place(of: id) == place)
      #expect(screen.animatedCount == 0)
    }

    /// Where batches take rows, in the stages of random changes.
    @Test func targets() {
      for seed in 0..<300 {
        var dice = Dice(seed)
        var old = dice.shelves()
        let new = dice.shelves()
        let kind: ListViewKind = dice.chance(50) ? .tableView : .collectionView
        let diff = old.sectionedDiff(to: new)
        for stage in diff.stages(from: old, to: new, for: kind) {
          let targets = RowTargets(stage.batch)
          for (section, shelf) in old.enumerated() {
            for (row, item) in shelf.rows.enumerated() {
              let path = RowPath(section: section, row: row)
              guard let target = targets.target(of: path)?.path else { continue }
              #expect(stage.sections[target.section].rows[target.row].id == item.id)
            }
          }
          let counts = old.map(\.rows.count), all = counts.reduce(0, +)
          for (section, count) in counts.enumerated() where count > 0 {
            let path = RowPath(section: section, row: dice.roll(0...count - 1))
            #expect(Set(path.neighbours(in: counts)).count == all - 1)
          }
          old = stage.sections
        }
      }
    }
  }
}
