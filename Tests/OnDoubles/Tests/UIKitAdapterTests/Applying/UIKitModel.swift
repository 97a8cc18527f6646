// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A view of UIKit whose data is the test's.
@MainActor
final class UIKitModel: NSObject, AppliedModel {
  let view: UIScrollView
  let double: ListViewDouble
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var shelves: [Shelf]
  private(set) var setCount = 0
  var ends: [Bool] = []
  private(set) var endStates: [[Shelf]] = []

  init(_ shelves: [Shelf], in kind: ScreenKind = .uiTable) {
    self.shelves = shelves
    switch kind {
    case .uiTable:
      let tableView = UITableView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      tableView.register(TableCell.self, forCellReuseIdentifier: "item")
      (view, double) = (tableView, tableView.double)
    default:
      let collectionView = UICollectionView.rows(header: 22)
      collectionView.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
      collectionView.register(
        CollectionHeader.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      (view, double) = (collectionView, collectionView.double)
    }
    super.init()
    tableView?.dataSource = self
    collectionView?.dataSource = self
    tableView?.allowsMultipleSelection = true
    collectionView?.allowsMultipleSelection = true
    double.supportsReconfigure = Reconfiguring.isAvailable
    double.completionMode = .immediate
    double.putOnScreen(in: window)
  }

  var tableView: UITableView? { view as? UITableView }
  var collectionView: UICollectionView? { view as? UICollectionView }

  var counts: [Int] { double.counts }

  var isInWindow: Bool {
    get { view.window != nil }
    set {
      if newValue { double.putOnScreen(in: window) } else { double.removeFromWindow() }
    }
  }

  var height: CGFloat {
    get { view.frame.height }
    set { view.frame.size.height = newValue }
  }

  var offset: CGFloat {
    get { view.contentOffset.y }
    set { double.scroll(to: newValue) }
  }

  var selection: [IndexPath] {
    get { double.selection }
    set { for path in newValue { double.select(path) } }
  }

  var holdsAnimations: Bool {
    get { double.completionMode == .manual }
    set { double.completionMode = newValue ? .manual : .immediate }
  }

  func endAnimations(finished: Bool) { double.completeBatches(finished: finished) }

  func show(_ new: [Shelf], from old: [Shelf], _ how: Applying) {
    let setData: @MainActor @Sendable ([Shelf]) -> Void = {
      self.shelves = $0
      self.setCount += 1
    }
    let completion: @MainActor @Sendable (Bool) -> Void = {
      self.ends.append($0)
      self.endStates.append(self.shelves)
    }
    if let section = how.section {
      let diff = old[section].rows.tableDiff(to: new[section].rows)
      tableView?.apply(
        diff, inSection: section, policy: how.policy, animated: how.animated,
        setData: { setData(new) }, completion: completion)
      collectionView?.apply(
        diff, inSection: section, policy: how.policy, animated: how.animated,
        setData: { setData(new) }, completion: completion)
      return
    }
    let diff = old.sectionedDiff(to: new)
    func refreshHeader(_ section: Int) { label(of: section)?.text = shelves[section].title }
    let refresh = how.refreshes ? refreshHeader : nil
    tableView?.apply(
      diff, from: old, to: new, preferring: how.preference, policy: how.policy,
      animated: how.animated, refreshHeader: refresh, setData: setData, completion: completion)
    collectionView?.apply(
      diff, from: old, to: new, preferring: how.preference, policy: how.policy,
      animated: how.animated, refreshHeader: refresh, setData: setData, completion: completion)
  }

  private func label(of section: Int) -> UILabel? {
    (header(section) as? UITableViewHeaderFooterView)?.textLabel
      ?? (header(section) as? CollectionHeader)?.label
  }

  func reloadData() {
    tableView?.reloadData()
    collectionView?.reloadData()
  }

  func withReducedMotion(_ isReduced: Bool, _ change: () -> Void) {
    UIKitSettings.isReduceMotionEnabled = isReduced
    defer { UIKitSettings.isReduceMotionEnabled = false }
    change()
  }

  func disturbed(by dice: inout Dice, _ change: () -> Void) {
    double.runsBlockLate = dice.chance(10)
    change()
    double.runsBlockLate = false
    double.runLateBlocks()
  }

  func cell(at path: IndexPath) -> AnyObject? {
    tableView?.cellForRow(at: path) ?? collectionView?.cellForItem(at: path)
  }

  func header(_ section: Int) -> AnyObject? {
    tableView?.headerView(forSection: section)
      ?? collectionView?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
  }

  func problem(showing new: [Shelf]) -> String? {
    view.layoutIfNeeded()
    let failures = double.takeFailures()
    if !failures.isEmpty { return "failures: \(failures)" }
    if shelves != new { return "the data is \(shelves)" }
    let stale = double.staleCells { new[$0.section].rows[$0.item].text }
    if !stale.isEmpty { return "stale: \(stale)" }
    let kind = tableView == nil ? UICollectionView.elementKindSectionHeader : "header"
    for (section, text) in double.supplementaryTexts(kind) where text != new[section].title {
      return "header \(section) shows \(text ?? "nil")"
    }
    return nil
  }
}

extension UIKitModel: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: path)
    cell.textLabel?.text = shelves[path.section].rows[path.row].text
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    shelves[section].title
  }
}

extension UIKitModel: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shelves[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    (cell as? CollectionCell)?.label.text = shelves[path.section].rows[path.item].text
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
    (view as? CollectionHeader)?.label.text = shelves[path.section].title
    return view
  }
}
