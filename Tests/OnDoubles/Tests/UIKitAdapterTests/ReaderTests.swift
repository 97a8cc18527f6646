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

    @Test(arguments: ListRig.Kind.allCases, [ScrollEdges(), .top, .bottom])
    func nothingDrifts(_ kind: ListRig.Kind, edges: ScrollEdges) async {
      for canReconfigure in [true, false] {
        await withReconfiguring(canReconfigure) {
          for seed in Array(0..<Self.programCount) + Self.tellingSeeds {
            let behavior = ScrollBehavior.keepsVisibleRow(stickingTo: edges)
            var program = ReaderProgram(kind, seed: seed, stickingTo: edges, behavior)
            await program.run(8)
            #expect(program.drift == 0, "seed \(seed), \(canReconfigure)")
            #expect(program.rig.double.failures == [], "seed \(seed)")
          }
        }
      }
    }

    /// Without the behavior, rows drift in most of the programs.
    @Test(arguments: ListRig.Kind.allCases)
    func freeViewsDrift(_ kind: ListRig.Kind) async {
      var count = 0
      for seed in 0..<20 {
        var program = ReaderProgram(kind, seed: seed, stickingTo: [], nil)
        await program.run(8)
        if program.drift > 0 { count += 1 }
      }
      #expect(count > 10)
    }

    @Test(arguments: ListRig.Kind.allCases) func chat(_ kind: ListRig.Kind) async {
      let rig = ReaderRig(kind, .ids(0..<40), .keepsVisibleRow(stickingTo: .bottom))
      rig.keepPlace { rig.double.scroll(to: 100_000) }
      rig.double.scroll(to: 100_000)
      #expect(rig.view.contentOffset.y == rig.bounds.bottom)
      await rig.show(.ids(0..<43))
      #expect(rig.view.contentOffset.y == rig.bounds.bottom)
      #expect(rig.visibleIDs.contains(42))
      rig.double.scroll(to: rig.view.contentOffset.y - 200)
      let id = rig.visibleIDs[0], place = rig.place(of: id)
      await rig.show(.ids(0..<50))
      #expect(rig.place(of: id) == place)
      await rig.show(.ids(-10..<50))
      #expect(rig.place(of: id) == place)
    }

    /// A row that moves to the top takes the user with it in none of the cases.
    @Test(arguments: ListRig.Kind.allCases) func movedRow(_ kind: ListRig.Kind) async {
      let rig = ReaderRig(kind, .ids(0..<40), .keepsVisibleRow())
      rig.double.scroll(to: 500)
      let (moved, next) = (rig.visibleIDs[0], rig.visibleIDs[1])
      let place = rig.place(of: next)
      var rows = rig.updater.sections[0].rows
      rows.insert(rows.remove(at: moved), at: 0)
      await rig.show([Shelf(id: 0, header: 0, rows: rows)])
      #expect(rig.place(of: next) == place)
    }

    @Test(arguments: ListRig.Kind.allCases) func deletedRow(_ kind: ListRig.Kind) async {
      let rig = ReaderRig(kind, .ids(0..<60), .keepsVisibleRow())
      rig.double.scroll(to: 900)
      let visible = rig.visibleIDs
      let (place, next) = (rig.place(of: visible[0]), visible.max().map { $0 + 1 } ?? 0)
      let rows = rig.updater.sections[0].rows.filter { !visible.contains($0.id) }
      await rig.show([Shelf(id: 0, header: 0, rows: rows)])
      #expect(rig.place(of: next) == place)
    }

    /// The end of the content keeps the row from its place until the rows below have grown.
    @Test(arguments: ListRig.Kind.allCases) func growthAfterDeletes(_ kind: ListRig.Kind) async {
      let rig = ReaderRig(kind, .ids(0..<20), .keepsVisibleRow())
      for _ in 0..<3 { rig.double.scroll(to: 100_000) }
      let id = rig.visibleIDs[0], place = rig.place(of: id)
      var rows = rig.updater.sections[0].rows
      rows.removeLast()
      for row in rows.indices where rows[row].id > id {
        let heights = (0..<90).map { (rows[row].id * 37 + $0 * 53) % 90 }
        rows[row].content = heights.firstIndex(of: 89) ?? 0
      }
      await rig.show([Shelf(id: 0, header: 0, rows: rows)])
      #expect(rig.place(of: id) == place)
      #expect(rig.view.contentOffset.y < rig.bounds.bottom)
    }

    @Test(arguments: ListRig.Kind.allCases) func scrollingUser(_ kind: ListRig.Kind) async {
      let rig = ReaderRig(kind, .ids(0..<40), .keepsVisibleRow())
      rig.double.scroll(to: 500)
      let offset = rig.view.contentOffset.y
      for begin in [rig.double.beginScrolling, rig.double.decelerate] {
        begin()
        rig.updater.submit(.ids(-10..<40))
        #expect(!rig.updater.updateIfNeeded())
        #expect(rig.updater.sections == .ids(0..<40))
        #expect(rig.view.contentOffset.y == offset)
      }
      let id = rig.visibleIDs[0], place = rig.place(of: id)
      rig.double.endScrolling()
      await rig.updater.settled()
      #expect(rig.updater.sections == .ids(-10..<40))
      #expect(rig.place(of: id) == place)
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
