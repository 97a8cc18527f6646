// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Controllers, and the views around list views.
@MainActor
struct ControllerTests {
  private final class Rows: UITableViewController {
    var rows = ["a", "b"]
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
  }

  private final class Moving: UITableViewController {
    var moves = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves += 1 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private final class RowsWithoutCells: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
  }

  private final class ItemsWithoutCells: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
  }

  @Test func aTableViewControllerIsADataSource() throws {
    let controller = Rows(style: .plain)
    #expect(!controller.isViewLoaded)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.loads == 1)
    let double = try #require(controller.tableView).double
    #expect(double.visibleTexts == ["a", "b"])
    double.beginDrag(at: path(0, 0))
    double.drop()
    #expect(double.failures == [.missingMethod("move")])
    #expect(!double.swipeToDelete(path(0, 0)))
  }

  @Test func methodsOfAControllerAreOverridden() throws {
    let controller = Moving(style: .grouped)
    let double = try #require(controller.tableView).double
    let window = double.putOnScreen()
    double.beginDrag(at: path(0, 0))
    double.drop()
    #expect(controller.moves == 1)
    #expect(double.failures == [])
    _ = window
  }

  @Test func aCollectionViewController() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    #expect(controller.collectionView.numberOfSections == 1)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 0)
    #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
  }

  @Test func aTableViewControllerMustReturnCells() throws {
    let controller = RowsWithoutCells(style: .plain)
    let double = try #require(controller.tableView).double
    let window = double.putOnScreen()
    #expect(double.failures == [.missingMethod("tableView(_:cellForRowAt:)")])
    #expect(controller.tableView.visibleCells.isEmpty)
    _ = window
  }

  @Test func aCollectionViewControllerMustReturnCells() throws {
    let controller = ItemsWithoutCells(collectionViewLayout: UICollectionViewFlowLayout())
    let double = try #require(controller.collectionView).double
    let window = double.putOnScreen()
    #expect(double.failures == [.missingMethod("collectionView(_:cellForItemAt:)")])
    #expect(controller.collectionView.visibleCells.isEmpty)
    _ = window
  }

  @Test func viewsAreInWindows() {
    let (window, view, label) = (UIWindow(), UIView(), UILabel())
    view.addSubview(label)
    #expect(label.window == nil)
    window.addSubview(view)
    #expect(label.window === window)
    #expect(label.isDescendant(of: window))
    view.removeFromSuperview()
    #expect(label.window == nil)
    #expect(window.subviews.isEmpty)
  }

  private final class Layouts: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  @Test func viewsAreLaidOutWhenNeeded() {
    let view = Layouts(frame: .zero)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.count == 1)
    view.frame.size.height = 9
    #expect(view.bounds.height == 9)
    view.layoutIfNeeded()
    #expect(view.count == 2)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.count == 3)
  }

  @Test func motionIsReduced() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    UIKitSettings.isReduceMotionEnabled = true
    defer { UIKitSettings.isReduceMotionEnabled = false }
    #expect(UIAccessibility.isReduceMotionEnabled)
  }
}
