// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Changes that are shown in one call.
  @MainActor
  @Suite struct ApplyTests {
    private static let preferences: [StagePreference] = [.fewestStages, .lossless]

    @Test(arguments: ListRig.Kind.allCases, [true, false])
    func randomStates(_ kind: ListRig.Kind, canReconfigure: Bool) async {
      await withReconfiguring(canReconfigure) {
        var dice = Dice(kind == .table ? 1 : 2)
        let model = AppliedModel(dice.shelves(), in: kind)
        for step in 0..<300 {
          let new = dice.shelves()
          if dice.chance(10) { model.double.scroll(to: CGFloat(dice.roll(0...200))) }
          if dice.chance(10) {
            model.tableView?.reloadData()
            model.collectionView?.reloadData()
          }
          model.double.runsBlockLate = dice.chance(10)
          model.show(new, preferring: Self.preferences[step % 2], animated: dice.chance(80))
          model.double.runsBlockLate = false
          model.double.runLateBlocks()
          #expect(model.problem(showing: new) == nil, "step \(step)")
        }
        #expect(model.completions.count == 300)
      }
    }

    /// What nobody would see is reloaded, and so is a view that shows something else.
    @Test func reloads() {
      let (old, new) = ([Shelf(id: 1, header: 0, rows: [Item(id: 1)])], [Shelf]())
      let hidden = AppliedModel(old)
      hidden.double.removeFromWindow()
      hidden.show(new)
      #expect(hidden.double.batches.isEmpty && hidden.completions == [true])
      #expect(hidden.problem(showing: new) == nil)

      let other = AppliedModel(old)
      other.shelves = []
      other.tableView?.reloadData()
      other.view.layoutIfNeeded()
      let grown = old + old.map { Shelf($0, rows: []) }
      other.tableView?.apply(old.sectionedDiff(to: grown), from: old, to: grown) {
        other.shelves = $0
      }
      #expect(other.double.batches.isEmpty)
      #expect(other.problem(showing: grown) == nil)

      let large = AppliedModel(old)
      large.show(new, policy: UpdatePolicy { _, _ in .reload })
      #expect(large.double.batches.isEmpty && large.setCount == 1)
      #expect(large.problem(showing: new) == nil)
    }

    /// Equal states set the data, and do not touch the view.
    @Test func nothingChanges() {
      let old = [Shelf(id: 1, header: 0, rows: [Item(id: 1)])]
      let model = AppliedModel(old)
      let reloads = model.double.reloadCount
      model.show(old)
      #expect(model.setCount == 1 && model.completions == [true])
      #expect(
        model.double.batches.isEmpty && model.double.reloadCount == reloads)
    }

    /// Each kind of change has the animation that was asked for.
    @Test func animations() {
      let old = [
        Shelf(id: 1, header: 0, rows: [Item(id: 1), Item(id: 2)]),
        Shelf(id: 2, header: 0, rows: []),
      ]
      let new = [
        Shelf(id: 1, header: 0, rows: [Item(id: 2), Item(id: 3)]),
        Shelf(id: 3, header: 0, rows: []),
      ]
      let model = AppliedModel(old)
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

    /// A user who prefers less motion sees changes without animation.
    @Test func reducedMotion() {
      let model = AppliedModel([])
      UIKitSettings.isReduceMotionEnabled = true
      defer { UIKitSettings.isReduceMotionEnabled = false }
      model.show([Shelf(id: 1, header: 0, rows: [Item(id: 1)])])
      #expect(model.double.batches.map(\.isAnimated) == [false])
    }

    /// Headers are refreshed as asked, and the section keeps its cells.
    @Test func headers() {
      let old = [Shelf(id: 1, header: 0, rows: [Item(id: 1)])]
      let new = [Shelf(id: 1, header: 1, rows: [Item(id: 1)])]
      let model = AppliedModel(old)
      let cell = model.tableView?.cellForRow(at: IndexPath(row: 0, section: 0))
      var sections: [Int] = []
      model.tableView?.apply(old.sectionedDiff(to: new), from: old, to: new) { section in
        sections.append(section)
        model.tableView?.headerView(forSection: section)?.textLabel?.text = new[section].title
      } setData: {
        model.shelves = $0
      }
      #expect(sections == [0])
      #expect(model.problem(showing: new) == nil)
      #expect(model.tableView?.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }
  }
}
