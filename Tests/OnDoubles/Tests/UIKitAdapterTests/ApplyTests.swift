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

    @Test(arguments: [true, false]) func tables(canReconfigure: Bool) async {
      await withReconfiguring(canReconfigure) {
        var dice = Dice(1)
        let model = TableModel(dice.shelves())
        for step in 0..<300 {
          let new = dice.shelves()
          if dice.chance(10) { model.tableView.double.scroll(to: CGFloat(dice.roll(0...200))) }
          if dice.chance(10) { model.tableView.reloadData() }
          model.tableView.double.runsBlockLate = dice.chance(10)
          model.show(new, preferring: Self.preferences[step % 2], animated: dice.chance(80))
          model.tableView.double.runsBlockLate = false
          model.tableView.double.runLateBlocks()
          #expect(model.problem(showing: new) == nil, "step \(step)")
        }
        #expect(model.completions.count == 300)
      }
    }

    @Test(arguments: [true, false]) func collections(canReconfigure: Bool) async {
      await withReconfiguring(canReconfigure) {
        var dice = Dice(2)
        let model = CollectionModel(dice.shelves())
        for step in 0..<300 {
          let new = dice.shelves()
          if dice.chance(10) { model.collectionView.double.scroll(to: CGFloat(dice.roll(0...200))) }
          if dice.chance(10) { model.collectionView.reloadData() }
          model.collectionView.double.runsBlockLate = dice.chance(10)
          model.show(new, preferring: Self.preferences[step % 2])
          model.collectionView.double.runsBlockLate = false
          model.collectionView.double.runLateBlocks()
          #expect(model.problem(showing: new) == nil, "step \(step)")
        }
      }
    }

    /// What nobody would see is reloaded, and so is a view that shows something else.
    @Test func reloads() {
      let (old, new) = ([Shelf(id: 1, header: 0, rows: [Item(id: 1)])], [Shelf]())
      let hidden = TableModel(old)
      hidden.tableView.double.removeFromWindow()
      hidden.show(new)
      #expect(hidden.tableView.double.batches.isEmpty && hidden.completions == [true])
      #expect(hidden.problem(showing: new) == nil)

      let other = TableModel(old)
      other.shelves = []
      other.tableView.reloadData()
      other.tableView.layoutIfNeeded()
      let grown = old + old.map { Shelf($0, rows: []) }
      other.tableView.apply(old.sectionedDiff(to: grown), from: old, to: grown) {
        other.shelves = $0
      }
      #expect(other.tableView.double.batches.isEmpty)
      #expect(other.problem(showing: grown) == nil)

      let large = TableModel(old)
      large.show(new, policy: UpdatePolicy { _, _ in .reload })
      #expect(large.tableView.double.batches.isEmpty && large.setCount == 1)
      #expect(large.problem(showing: new) == nil)
    }

    /// Equal states set the data, and do not touch the view.
    @Test func nothingChanges() {
      let old = [Shelf(id: 1, header: 0, rows: [Item(id: 1)])]
      let model = TableModel(old)
      let reloads = model.tableView.double.reloadCount
      model.show(old)
      #expect(model.setCount == 1 && model.completions == [true])
      #expect(
        model.tableView.double.batches.isEmpty && model.tableView.double.reloadCount == reloads)
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
      let model = TableModel(old)
      var animations = RowAnimations(.fade)
      animations.insertedRows = .top
      animations.deletedSections = .left
      model.tableView.apply(old.sectionedDiff(to: new), from: old, to: new, with: animations) {
        model.shelves = $0
      }
      #expect(model.problem(showing: new) == nil)
      #expect(
        model.tableView.double.batches.last.map { Set($0.changes) } == [
          .deleteRows([IndexPath(row: 0, section: 0)], UITableView.RowAnimation.fade.rawValue),
          .insertRows([IndexPath(row: 1, section: 0)], UITableView.RowAnimation.top.rawValue),
          .deleteSections([1], UITableView.RowAnimation.left.rawValue),
          .insertSections([1], UITableView.RowAnimation.fade.rawValue),
        ])
    }

    /// A user who prefers less motion sees changes without animation.
    @Test func reducedMotion() {
      let model = TableModel([])
      UIKitSettings.isReduceMotionEnabled = true
      defer { UIKitSettings.isReduceMotionEnabled = false }
      model.show([Shelf(id: 1, header: 0, rows: [Item(id: 1)])])
      #expect(model.tableView.double.batches.map(\.isAnimated) == [false])
    }

    /// Headers are refreshed as asked, and the section keeps its cells.
    @Test func headers() {
      let old = [Shelf(id: 1, header: 0, rows: [Item(id: 1)])]
      let new = [Shelf(id: 1, header: 1, rows: [Item(id: 1)])]
      let model = TableModel(old)
      let cell = model.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      var sections: [Int] = []
      model.tableView.apply(old.sectionedDiff(to: new), from: old, to: new) { section in
        sections.append(section)
        model.tableView.headerView(forSection: section)?.textLabel?.text = new[section].title
      } setData: {
        model.shelves = $0
      }
      #expect(sections == [0])
      #expect(model.problem(showing: new) == nil)
      #expect(model.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }
  }
}
