// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Changes that are shown in one call.
  @MainActor
  @Suite struct ApplyTests {
    /// One section of rows.
    private func shelf(_ ids: [Int], header: Int = 0) -> [Shelf] {
      [Shelf(id: 0, header: header, rows: ids.map { Item(id: $0) })]
    }

    /// Returns the sections that may change alone, or all together.
    private func choices(_ kind: ScreenKind) -> [Int?] { kind == .nsTable ? [0] : [0, nil] }

    @Test(arguments: ScreenKind.plain) func randomStates(_ kind: ScreenKind) async {
      for canReconfigure in kind.isOfUIKit ? [true, false] : [true] {
        await withReconfiguring(canReconfigure) {
          var dice = Dice(ScreenKind.plain.firstIndex(of: kind) ?? 0)
          let model = kind.model(shelf([1, 2, 3]))
          for step in 0..<300 {
            let isFlat = kind == .nsTable || dice.chance(30)
            let section = isFlat ? model.shelves.indices.randomElement(using: &dice) : nil
            let new = edited(model.shelves, section, &dice)
            if dice.chance(10) { model.offset = CGFloat(dice.roll(0...200)) }
            if dice.chance(10) { model.reloadData() }
            model.isInWindow = dice.chance(85)
            var how = Applying(section: section, animated: dice.chance(80))
            how.preference = [.fewestStages, .lossless][step % 2]
            how.policy = .animate(upTo: dice.chance(10) ? 0 : 100, applyUpTo: 3)
            how.refreshes = dice.chance(50)
            let isReduced = dice.chance(20)
            model.disturbed(by: &dice) {
              model.withReducedMotion(isReduced) { model.show(new, how) }
            }
            #expect(model.problem(showing: new) == nil, "step \(step)")
          }
        }
      }
    }

    /// Returns other sections, or other rows in one of them.
    private func edited(_ old: [Shelf], _ section: Int?, _ dice: inout Dice) -> [Shelf] {
      guard let section else { return dice.shelves() }
      var rows = old[section].rows.shuffled(using: &dice)
      rows.removeLast(min(rows.count, dice.roll(0...2)))
      for row in rows.indices where dice.chance(30) { rows[row].content += 1 }
      let fresh = (0..<dice.roll(0...3)).map { Item(id: dice.roll(20...1_000_000) * 4 + $0) }
      rows.insert(contentsOf: fresh, at: dice.roll(0...rows.count))
      var new = old
      new[section] = Shelf(old[section], rows: rows)
      return new
    }

    @Test(arguments: ScreenKind.plain) func rows(_ kind: ScreenKind) {
      let model = kind.model(shelf([1, 2, 3, 4]))
      model.selection = [[0, 1], [0, 2]]
      let moved = model.cell(at: [0, 3])
      let new = shelf([4, 1, 3, 5])
      model.show(new, Applying(section: 0))
      #expect(model.problem(showing: new) == nil && model.cell(at: [0, 0]) === moved)
      #expect(model.selection == [[0, 2]] && model.counts[0] == 1 && model.ends == [true])
    }

    /// Sections move with their cells and headers, which are refreshed as asked.
    @Test(arguments: ScreenKind.sectioned) func sections(_ kind: ScreenKind) {
      let old = [Shelf].ids(1..<3, 3..<4)
      let model = kind.model(old)
      let (moved, header) = (model.cell(at: [1, 0]), model.header(1))
      let reloads = model.counts[2]
      let new = [
        Shelf(id: 1, header: 1, rows: [Item(id: 3), Item(id: 4)]),
        Shelf(id: 0, header: 0, rows: [Item(id: 1)]),
      ]
      model.show(new, Applying(refreshes: true))
      #expect(model.problem(showing: new) == nil && model.cell(at: [0, 0]) === moved)
      #expect(model.header(0) === header && model.counts[2] == reloads)
      // A header alone leaves rows selected.
      model.selection = [[0, 1]]
      let other = [Shelf(id: 1, header: 2, rows: new[0].rows), new[1]]
      model.show(other, Applying(refreshes: true))
      #expect(model.problem(showing: other) == nil && model.cell(at: [0, 0]) === moved)
      #expect(model.header(0) === header && model.selection == [[0, 1]])
      #expect(model.ends == [true, true])
      guard let layout = (model as? AppKitModel)?.layout else { return }
      #expect(layout.invalidationCount == 2)
    }

    @Test(arguments: ScreenKind.sectioned) func oneSectionOfSeveral(_ kind: ScreenKind) {
      let model = kind.model(.ids(1..<3, 3..<5))
      model.selection = [[0, 0], [1, 1]]
      let new = [Shelf].ids(1..<3, 4..<7)
      model.show(new, Applying(section: 1))
      #expect(model.problem(showing: new) == nil && model.selection == [[0, 0], [1, 0]])
    }

    /// AppKit's views refresh what is there if they can, and reload the rest.
    @Test(arguments: [ScreenKind.nsTable, .nsCollection]) func refreshes(_ kind: ScreenKind) {
      guard let model = kind.model(.ids(0..<9)) as? AppKitModel else { return #expect(Bool(false)) }
      let cell = model.cell(at: [0, 1])
      var new = model.shelves[0].rows
      // A table has views for the row below the visible ones, which a collection view only prepares.
      for row in [1, 7, 8] { new[row].content = 1 }
      func show() -> String? {
        let shelves = [Shelf(id: 0, header: 0, rows: new)]
        model.show(shelves, Applying(section: 0, refreshes: new[2].content == 0))
        return model.problem(showing: shelves)
      }
      #expect(show() == nil && model.cell(at: [0, 1]) === cell)
      let refreshed: Set<IndexPath> = kind == .nsTable ? [[0, 1], [0, 7]] : [[0, 1]]
      #expect(Set(model.refreshed) == refreshed)
      #expect(model.table?.heights ?? [1, 7, 8] == [1, 7, 8])
      new[2].content = 1
      model.offset = 100
      #expect(show() == nil && Set(model.refreshed) == refreshed)
    }

    /// What is refreshed, and new heights, are animated only if the change is.
    @Test(arguments: [ScreenKind.nsTable, .nsCollection], [true, false])
    func refreshesAsItAnimates(_ kind: ScreenKind, isReduced: Bool) {
      guard let model = kind.model(.ids(1..<4)) as? AppKitModel else {
        return #expect(Bool(false))
      }
      let new = [Shelf(id: 0, header: 1, rows: [Item(id: 1, content: 1)])]
      model.withReducedMotion(isReduced) { model.show(new, Applying(refreshes: true)) }
      let durations = model.durations + (model.table?.heightDurations ?? [])
      let count = kind == .nsTable ? 3 : 2
      #expect(durations.map { $0 > 0 } == Array(repeating: !isReduced, count: count))
      #expect(model.problem(showing: new) == nil)
    }

    enum Obstacle: CaseIterable { case policy, noWindow, noRoom, otherRows, otherSections }

    /// What nobody would see is reloaded, and so is a view that shows something else.
    @Test(arguments: ScreenKind.plain, Obstacle.allCases)
    func reloads(_ kind: ScreenKind, _ obstacle: Obstacle) {
      for section in choices(kind) {
        let (old, new) = ([Shelf].ids(0..<20), [Shelf].ids(2..<22))
        let model = kind.model(old)
        var how = Applying(section: section)
        model.selection = [[0, 4]]
        model.offset = 100
        switch obstacle {
        case .policy: how.policy = .animate(upTo: 1, applyUpTo: 2)
        case .noWindow: model.isInWindow = false
        case .noRoom: model.height = 0
        case .otherRows, .otherSections:
          model.shelves = obstacle == .otherRows || kind == .nsTable ? .ids(0..<21) : []
          model.reloadData()
        }
        let reloads = model.counts[2]
        model.show(new, from: old, how)
        #expect(model.counts == [0, 0, reloads + 1] && model.ends == [true] && model.setCount == 1)
        (model.isInWindow, model.height) = (true, 300)
        #expect(model.problem(showing: new) == nil)
        if obstacle != .policy || kind.isOfUIKit { continue }
        #expect(model.selection == [[0, 2]] && model.offset == 12)
      }
    }

    /// Equal states set the data and do not touch a view, unless that shows something else.
    @Test(arguments: ScreenKind.plain) func nothingChanges(_ kind: ScreenKind) {
      for section in choices(kind) {
        let old = [Shelf].ids(1..<4)
        let model = kind.model(old)
        let counts = model.counts
        model.show(old, Applying(section: section))
        #expect(model.setCount == 1 && model.ends == [true] && model.counts == counts)
        // Rows that are the same say nothing of what the view has counted.
        let other = [Shelf].ids(1..<6)
        model.shelves = other
        model.show(other, Applying(section: section))
        #expect(model.counts == [0, 0, counts[2] + 1] && model.problem(showing: other) == nil)
      }
    }

    /// A change does not wait for the animation of the one before.
    @Test(arguments: ScreenKind.plain) func twoChangesAtOnce(_ kind: ScreenKind) {
      let model = kind.model(shelf([1, 2, 3]))
      model.holdsAnimations = true
      for new in [shelf([2, 3, 4]), shelf([4, 2])] {
        model.show(new, Applying(section: 0))
        #expect(model.problem(showing: new) == nil)
      }
      #expect(model.ends == [] && model.counts[0] == 2)
      model.endAnimations(finished: true)
      #expect(model.ends == [true, true])
    }

    /// A change that takes several batches ends with the last of them.
    @Test(arguments: ScreenKind.sectioned, [true, false])
    func severalBatches(_ kind: ScreenKind, holdsAnimations: Bool) {
      let model = kind.model(.ids(1..<3, 3..<5, 5..<7))
      model.holdsAnimations = holdsAnimations
      let new = zip([2, 3, 0], [[6, 1, 5], [3], [2, 9]]).map { id, rows in
        Shelf(id: id, header: 0, rows: rows.map { Item(id: $0) })
      }
      model.show(new)
      #expect(model.counts[0] > 1 && model.ends == (holdsAnimations ? [] : [true]))
      model.endAnimations(finished: false)
      #expect(model.ends == [!holdsAnimations] && model.endStates == [new])
      #expect(model.problem(showing: new) == nil)
    }

    /// A user who prefers less motion sees changes without animation.
    @Test(arguments: ScreenKind.plain) func reducedMotion(_ kind: ScreenKind) {
      for section in choices(kind) {
        let model = kind.model(.ids(1..<5))
        model.withReducedMotion(true) { model.show(.ids(1..<4), Applying(section: section)) }
        model.show(.ids(1..<3), Applying(section: section, animated: false))
        #expect(Array(model.counts.prefix(2)) == [0, 2])
        #expect(model.problem(showing: .ids(1..<3)) == nil)
      }
    }

    /// Each kind of change has the animation that was asked for.
    @Test func animations() {
      let old = [Shelf].ids(1..<3, 0..<0)
      let new = [
        Shelf(id: 0, header: 0, rows: [Item(id: 2), Item(id: 3)]),
        Shelf(id: 3, header: 0, rows: []),
      ]
      let model = UIKitModel(old)
      var animations = RowAnimations(.fade)
      animations.insertedRows = .top
      animations.deletedSections = .left
      model.tableView?.apply(old.sectionedDiff(to: new), from: old, to: new, with: animations) {
        model.shelves = $0
      }
      #expect(model.problem(showing: new) == nil)
      #expect(
        model.double.batches.last.map { Set($0.changes) } == [
          .deleteRows([IndexPath(row: 0, section: 0)], UITableView.RowAnimation.fade.rawValue),
          .insertRows([IndexPath(row: 1, section: 0)], UITableView.RowAnimation.top.rawValue),
          .deleteSections([1], UITableView.RowAnimation.left.rawValue),
          .insertSections([1], UITableView.RowAnimation.fade.rawValue),
        ])
    }
  }
}
