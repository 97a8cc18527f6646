// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffUIKit
import UIKit

/// A view whose data is the test's.
@MainActor
final class AppliedModel {
  let view: UIScrollView
  let double: ListViewDouble
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var shelves: [Shelf]
  var setCount = 0
  var completions: [Bool] = []
  private var source: AnyObject?

  init(_ shelves: [Shelf], in kind: ListRig.Kind = .table) {
    self.shelves = shelves
    let frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    switch kind {
    case .table:
      let tableView = UITableView(frame: frame, style: .plain)
      tableView.register(TableCell.self, forCellReuseIdentifier: "item")
      (view, double) = (tableView, tableView.double)
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.headerReferenceSize = CGSize(width: 320, height: 22)
      let collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
      collectionView.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
      collectionView.register(
        CollectionHeader.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      (view, double) = (collectionView, collectionView.double)
    }
    source = makeSource()
    double.supportsReconfigure = Reconfiguring.isAvailable
    double.completionMode = .immediate
    double.putOnScreen(in: window)
  }

  private func makeSource() -> AnyObject {
    if let tableView {
      let source = AppTableSource { [unowned self] in
        shelves.count
      } numberOfRows: { [unowned self] in
        shelves[$0].rows.count
      } cell: { [unowned self] tableView, path in
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: path)
        cell.textLabel?.text = shelves[path.section].rows[path.row].text
        return cell
      }
      source.headerTitle = { [unowned self] in shelves[$0].title }
      source.attach(to: tableView)
      return source
    }
    let source = AppCollectionSource { [unowned self] in
      shelves.count
    } numberOfItems: { [unowned self] in
      shelves[$0].rows.count
    } cell: { [unowned self] collectionView, path in
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      (cell as? CollectionCell)?.label.text = shelves[path.section].rows[path.item].text
      return cell
    }
    source.supplementaryView = { [unowned self] collectionView, kind, path in
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
      (view as? CollectionHeader)?.label.text = shelves[path.section].title
      return view
    }
    collectionView.map(source.attach)
    return source
  }

  var tableView: UITableView? { view as? UITableView }
  var collectionView: UICollectionView? { view as? UICollectionView }

  func show(
    _ new: [Shelf], preferring preference: StagePreference = .fewestStages,
    policy: UpdatePolicy = .animate(upTo: 100), animated: Bool = true
  ) {
    let diff = shelves.sectionedDiff(to: new)
    let setData: @MainActor @Sendable ([Shelf]) -> Void = {
      self.shelves = $0
      self.setCount += 1
    }
    let completion: @MainActor @Sendable (Bool) -> Void = { self.completions.append($0) }
    tableView?.apply(
      diff, from: shelves, to: new, preferring: preference, policy: policy, animated: animated,
      setData: setData, completion: completion)
    collectionView?.apply(
      diff, from: shelves, to: new, preferring: preference, policy: policy, animated: animated,
      setData: setData, completion: completion)
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
