// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Changes right after the user has dropped an item.
  @MainActor
  @Suite struct DropTests {
    /// A collection view whose rows the user can move.
    @MainActor
    private final class Model {
      let view: UICollectionView
      let window: UIWindow
      var rows = (0..<4).map { Item(id: $0) }
      var setCount = 0
      var completions: [Bool] = []
      private(set) lazy var source = ClosureCollectionDataSource { [unowned self] _ in
        self.rows.count
      } cell: { [unowned self] view, path in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        (cell as? CollectionCell)?.label.text = self.rows[path.item].text
        return cell
      }

      init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        window = view.double.putOnScreen()
        view.double.completionMode = .immediate
        view.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
        source.move = { [unowned self] from, to in
          self.rows.insert(self.rows.remove(at: from.item), at: to.item)
        }
        source.attach(to: view)
        view.layoutIfNeeded()
      }

      /// Moves the first item behind the third.
      func drop() {
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 100))
        view.endInteractiveMovement()
      }

      func show(_ new: [Item], from old: [Item]) {
        view.apply(old.tableDiff(to: new)) {
          self.rows = new
          self.setCount += 1
        } completion: {
          self.completions.append($0)
        }
      }

      func problem(showing ids: [Int]) -> String? {
        view.layoutIfNeeded()
        if !view.double.failures.isEmpty { return "\(view.double.failures)" }
        if rows.map(\.id) != ids { return "the rows are \(rows.map(\.id))" }
        let stale = view.double.staleCells { rows[$0.item].text }
        return stale.isEmpty ? nil : "stale: \(stale)"
      }
    }

    @Test func waitsATurn() async {
      let model = Model()
      model.drop()
      #expect(model.problem(showing: [1, 2, 0, 3]) == nil)
      model.show(Array(model.rows.dropFirst()), from: model.rows)
      #expect(model.setCount == 0)
      for _ in 0..<10 { await Task.yield() }
      #expect(model.problem(showing: [2, 0, 3]) == nil)
      #expect(model.setCount == 1 && model.completions == [true])
      #expect(model.view.double.batches.count == 1)
      model.show([], from: model.rows)
      #expect(model.problem(showing: []) == nil)
    }

    /// Whether the calls start from each other's rows or from those that are shown.
    @Test(arguments: [true, false]) func severalCallsAreOneChange(isChain: Bool) async {
      let model = Model()
      model.drop()
      let second = Array(model.rows.reversed())
      let third = [Item(id: 9)] + second.dropLast()
      model.show(second, from: model.rows)
      model.show(third, from: isChain ? second : model.rows)
      for _ in 0..<10 { await Task.yield() }
      #expect(model.problem(showing: third.map(\.id)) == nil)
      #expect(model.setCount == 1 && model.completions == [true, true])
    }

    @Test func sections() async {
      let model = Model()
      model.drop()
      let old = [SingleSection(rows: model.rows)]
      let new = [SingleSection(rows: Array(model.rows.dropLast()))]
      model.view.apply(old.sectionedDiff(to: new), from: old, to: new) { model.rows = $0[0].rows }
      for _ in 0..<10 { await Task.yield() }
      #expect(model.problem(showing: [1, 2, 0]) == nil)
    }

    /// An updater that is told to update at once waits, too.
    @Test func updatingAtOnce() async {
      let items = (0..<4).map { Item(id: $0) }
      let rig = ListRig(.collection, [Shelf(id: 1, header: 0, rows: items)])
      #expect(rig.double.beginDrag(at: IndexPath(item: 0, section: 0)))
      rig.double.hover(over: IndexPath(item: 2, section: 0))
      rig.double.drop()
      rig.submit([Shelf(id: 1, header: 0, rows: [items[1]])])
      #expect(!rig.updater.updateIfNeeded())
      await rig.settle()
      #expect(rig.problem(showing: [Shelf(id: 1, header: 0, rows: [items[1]])]) == nil)
    }
  }
}
