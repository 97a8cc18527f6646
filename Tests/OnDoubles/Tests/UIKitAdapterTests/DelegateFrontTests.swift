// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// A delegate of the app and closures of the data source, which work together.
  @MainActor
  @Suite struct DelegateFrontTests {
    private let items = (0..<5).map { Item(id: $0) }

    @MainActor
    private final class Delegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
      var events: [String] = []

      func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
        events.append("select \(path.row)")
      }

      func tableView(_: UITableView, didDeselectRowAt path: IndexPath) {
        events.append("deselect \(path.row)")
      }

      func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt path: IndexPath) {
        events.append("end \(path.row)")
      }

      func tableView(
        _: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath,
        toProposedIndexPath to: IndexPath
      ) -> IndexPath { [0, 1] }

      func tableView(
        _: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "app") { _, _, done in done(true) }
        ])
      }

      func collectionView(_: UICollectionView, didSelectItemAt path: IndexPath) {
        events.append("select \(path.item)")
      }
    }

    /// README's own controller sets closures after the table view has got its delegate.
    @Test func aDelegateFromBefore() async {
      let delegate = Delegate()
      let rig = FlatTable(items, delegate: delegate)
      var selected: [Int] = []
      rig.source.onSelect = { selected.append($0.id) }
      rig.source.onMove = { _, _ in }
      rig.view.double.select([0, 2])
      rig.view.double.select([0, 1])
      #expect(selected == [2, 1] && rig.source.selectedIDs == [1])
      #expect(delegate.events == ["select 2", "deselect 2", "select 1"])
      await rig.updater.show(Array(items.dropLast()))
      #expect(delegate.events.last == "end 4")
      #expect(rig.view.double.swipe([0, 0], isLeading: true).map(\.title) == ["app"])
      rig.source.leadingSwipeActions = { _ in UISwipeActionsConfiguration(actions: []) }
      #expect(rig.view.double.swipe([0, 0], isLeading: true).isEmpty)
      rig.view.double.beginDrag(at: [0, 3])
      rig.view.double.hover(over: [0, 2])
      rig.view.double.drop()
      #expect(rig.updater.rows.map(\.id) == [0, 3, 1, 2])
      #expect(rig.view.double.failures == [])
    }

    @Test func aDelegateThatIsSetLater() async {
      let rig = FlatTable(items)
      var (selected, deselected) = ([Int](), [Int]())
      rig.source.onSelect = { selected.append($0.id) }
      rig.source.onDeselect = { deselected.append($0.id) }
      let delegate = Delegate()
      rig.view.delegate = delegate
      await rig.updater.show(Array(items.dropFirst()))
      rig.view.double.select([0, 2])
      rig.view.double.select([0, 1])
      #expect(selected == [3, 2] && deselected == [3])
      #expect(delegate.events == ["end 0", "select 2", "deselect 2", "select 1"])
      // Without one again.
      rig.view.delegate = nil
      await rig.updater.show(items)
      rig.view.double.select([0, 0])
      #expect(selected == [3, 2, 0] && delegate.events.count == 4)
      #expect(rig.view.double.failures == [])
    }

    /// The front of another data source is not the delegate of the app.
    @Test(arguments: [true, false])
    func anotherDataSource(staysBefore: Bool) async {
      let delegate = Delegate()
      var rig: FlatTable? = FlatTable(items, delegate: delegate)
      guard let view = rig?.view, let window = rig?.window else { return }
      if !staysBefore { rig = nil }
      let other = TableListDataSource(
        view, ListUpdater(items), cell: TableCell.self
      ) { _, _, _ in }
      for _ in 0..<5 { await Task.yield() }
      var selected: [Int] = []
      other.onSelect = { selected.append($0.id) }
      view.layoutIfNeeded()
      view.double.select([0, 1])
      #expect(selected == [1] && delegate.events.last == "select 1")
      withExtendedLifetime((rig, window)) {}
    }

    @Test func aDataSourceThatIsGone() async {
      let delegate = Delegate()
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      view.delegate = delegate
      var source: TableListDataSource<Item>? = TableListDataSource(
        view, ListUpdater(items), cell: TableCell.self
      ) { _, _, _ in }
      #expect(view.delegate !== delegate && source != nil)
      source = nil
      for _ in 0..<5 { await Task.yield() }
      #expect(view.delegate === delegate)
    }

    @Test func collectionViews() {
      let view = UICollectionView.rows()
      let delegate = Delegate()
      view.delegate = delegate
      let source = CollectionListDataSource(
        view, ListUpdater(items), cell: CollectionCell.self
      ) { cell, item, _ in cell.label.text = item.text }
      var selected: [Int] = []
      source.onSelect = { selected.append($0.id) }
      let window = view.double.putOnScreen()
      view.double.select([0, 1])
      #expect(selected == [1] && delegate.events == ["select 1"] && source.selectedIDs == [1])
      #expect(source.deselect(1) && source.selectedIDs.isEmpty)
      withExtendedLifetime(window) {}
    }
  }
}
