// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A table view whose data is the test's.
@MainActor
final class TableModel {
  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
  let window: UIWindow
  private(set) lazy var source = AppTableSource { [unowned self] in
    self.shelves.count
  } numberOfRows: { [unowned self] in
    self.shelves[$0].rows.count
  } cell: { [unowned self] tableView, indexPath in
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = self.shelves[indexPath.section].rows[indexPath.row].text
    return cell
  }
  var shelves: [Shelf]
  var setCount = 0
  var completions: [Bool] = []

  init(_ shelves: [Shelf]) {
    self.shelves = shelves
    tableView.register(TableCell.self, forCellReuseIdentifier: "item")
    tableView.double.supportsReconfigure = Reconfiguring.isAvailable
    tableView.double.completionMode = .immediate
    window = UIWindow(frame: tableView.frame)
    source.headerTitle = { [unowned self] in self.shelves[$0].title }
    source.attach(to: tableView)
    tableView.double.putOnScreen(in: window)
  }

  func show(
    _ new: [Shelf], preferring preference: StagePreference = .fewestStages,
    policy: UpdatePolicy = .animate(upTo: 100), animated: Bool = true
  ) {
    tableView.apply(
      shelves.sectionedDiff(to: new), from: shelves, to: new, preferring: preference,
      policy: policy, animated: animated
    ) {
      self.shelves = $0
      self.setCount += 1
    } completion: {
      self.completions.append($0)
    }
  }

  func problem(showing new: [Shelf]) -> String? {
    tableView.layoutIfNeeded()
    let failures = tableView.double.takeFailures()
    if !failures.isEmpty { return "failures: \(failures)" }
    if shelves != new { return "the data is \(shelves)" }
    let stale = tableView.double.staleCells { new[$0.section].rows[$0.row].text }
    if !stale.isEmpty { return "stale: \(stale)" }
    for (section, text) in tableView.double.supplementaryTexts("header")
    where text != new[section].title {
      return "header \(section) shows \(text ?? "nil")"
    }
    return nil
  }
}

/// A collection view whose data is the test's.
@MainActor
final class CollectionModel {
  let collectionView: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) lazy var source = AppCollectionSource { [unowned self] in
    self.shelves.count
  } numberOfItems: { [unowned self] in
    self.shelves[$0].rows.count
  } cell: { [unowned self] collectionView, indexPath in
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let item = self.shelves[indexPath.section].rows[indexPath.item]
    (cell as? CollectionCell)?.label.text = item.text
    return cell
  }
  var shelves: [Shelf]

  init(_ shelves: [Shelf]) {
    self.shelves = shelves
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.headerReferenceSize = CGSize(width: 320, height: 22)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    collectionView.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
    collectionView.register(
      CollectionHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    source.supplementaryView = { [unowned self] collectionView, kind, indexPath in
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (view as? CollectionHeader)?.label.text = self.shelves[indexPath.section].title
      return view
    }
    source.attach(to: collectionView)
    collectionView.double.supportsReconfigure = Reconfiguring.isAvailable
    collectionView.double.completionMode = .immediate
    collectionView.double.putOnScreen(in: window)
  }

  func show(_ new: [Shelf], preferring preference: StagePreference) {
    collectionView.apply(
      shelves.sectionedDiff(to: new), from: shelves, to: new, preferring: preference
    ) {
      self.shelves = $0
    }
  }

  func problem(showing new: [Shelf]) -> String? {
    collectionView.layoutIfNeeded()
    let failures = collectionView.double.takeFailures()
    if !failures.isEmpty { return "failures: \(failures)" }
    if shelves != new { return "the data is \(shelves)" }
    let stale = collectionView.double.staleCells { new[$0.section].rows[$0.item].text }
    if !stale.isEmpty { return "stale: \(stale)" }
    let kind = UICollectionView.elementKindSectionHeader
    for (section, text) in collectionView.double.supplementaryTexts(kind)
    where text != new[section].title {
      return "header \(section) shows \(text ?? "nil")"
    }
    return nil
  }
}
