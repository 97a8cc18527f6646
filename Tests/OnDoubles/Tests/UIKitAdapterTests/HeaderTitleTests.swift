// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import Testing
import UIKit

extension AdapterTests {
  /// Titles of headers and footers, which grouped tables show in capitals, and views in their place.
  @MainActor
  @Suite struct HeaderTitleTests {
    @MainActor
    private final class Scene {
      let view: UITableView
      let updater: SectionedListUpdater<Shelf>
      let source: SectionedTableDataSource<Shelf>
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

      init(
        _ shelves: [Shelf], _ style: UITableView.Style, delegate: (any UITableViewDelegate)? = nil
      ) {
        view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
        view.delegate = delegate
        updater = SectionedListUpdater(shelves)
        source = SectionedTableDataSource(view, updater, cell: TableCell.self) { _, _, _ in }
      }
    }

    private func shelf(_ header: Int, count: Int = 1) -> [Shelf] {
      [Shelf(id: 1, header: header, rows: (0..<count).map { Item(id: $0) })]
    }

    private func capitals(_ text: String, _ style: UITableView.Style) -> String {
      style == .plain ? text : text.uppercased()
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func titles(_ style: UITableView.Style) async {
      let scene = Scene(shelf(0), style)
      let (view, updater, source) = (scene.view, scene.updater, scene.source)
      source.headerTitle = { "Shelf \($0.header)" }
      source.footerTitle = { "Below \($0.header)" }
      view.double.putOnScreen(in: scene.window)
      await updater.show(shelf(1))
      view.layoutIfNeeded()
      #expect(view.double.supplementaryTexts("header") == [0: capitals("Shelf 1", style)])
      #expect(view.double.supplementaryTexts("footer") == [0: "Below 1"])
      // Nothing is reloaded, with which cells, focus and animations would be lost.
      #expect(view.double.batches.flatMap(\.changes).isEmpty)
      #expect(view.double.failures == [])
    }

    /// A title may show what is in the rows.
    @Test(arguments: [UITableView.Style.plain, .grouped])
    func titlesOfRows(_ style: UITableView.Style) async {
      let scene = Scene(shelf(0), style)
      let (view, updater, source) = (scene.view, scene.updater, scene.source)
      source.headerTitle = { "Rows: \($0.rows.count)" }
      source.footerTitle = { _ in "Always" }
      view.double.putOnScreen(in: scene.window)
      for count in [3, 0, 2] {
        let header = view.headerView(forSection: 0)
        await updater.show(shelf(0, count: count))
        view.layoutIfNeeded()
        #expect(view.headerView(forSection: 0) === header)
        #expect(view.double.supplementaryTexts("header") == [0: capitals("Rows: \(count)", style)])
      }
      let batches = view.double.batches.count
      await updater.show([Shelf(id: 1, header: 0, rows: [Item(id: 1), Item(id: 0)])])
      #expect(view.double.batches.count == batches + 1)
      #expect(view.double.failures == [])
    }

    /// A row that the user takes to another section changes the titles of both.
    @Test(arguments: [UITableView.Style.plain, .grouped])
    func titlesAfterAMove(_ style: UITableView.Style) async {
      let scene = Scene(shelf(0, count: 2) + [Shelf(id: 2, header: 0, rows: [])], style)
      let (view, updater, source) = (scene.view, scene.updater, scene.source)
      source.headerTitle = { "Rows: \($0.rows.count)" }
      source.onMove = { _, _ in }
      view.double.putOnScreen(in: scene.window)
      view.double.beginDrag(at: IndexPath(row: 0, section: 0))
      view.double.hover(over: IndexPath(row: 0, section: 1))
      view.double.drop()
      for _ in 0..<5 { await Task.yield() }
      let text = capitals("Rows: 1", style)
      #expect(view.double.supplementaryTexts("header") == [0: text, 1: text])
      #expect(view.double.failures == [])
    }

    private final class Banner: UITableViewHeaderFooterView {}

    private final class Delegate: NSObject, UITableViewDelegate {
      var text = ""

      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let banner = Banner(reuseIdentifier: nil)
        banner.accessibilityLabel = text
        return banner
      }
    }

    /// No label is made in a view of the app, which is asked for another one.
    @Test func viewsOfTheApp() async {
      let delegate = Delegate()
      let scene = Scene(shelf(0), .plain, delegate: delegate)
      let (view, updater, source) = (scene.view, scene.updater, scene.source)
      source.headerTitle = { "\($0.header)" }
      view.double.putOnScreen(in: scene.window)
      let old = view.headerView(forSection: 0)
      delegate.text = "1"
      await updater.show(shelf(1))
      view.layoutIfNeeded()
      #expect(old?.contentView.subviews.isEmpty == true)
      #expect(view.headerView(forSection: 0)?.accessibilityLabel == "1")
      #expect(view.headerView(forSection: 0)?.contentView.subviews.isEmpty == true)
      #expect(view.double.failures == [])
    }
  }
}
