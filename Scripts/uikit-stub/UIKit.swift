// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's signatures, as far as README and Guides use them, so that their examples compile where there is no
// UIKit. The views also insist on what UIKit insists on: rows come and go in batches only, the data changes
// within the batch and not before, and the sums are right. `ListViewState` says so; the rest is signatures.

// UIKit documents its own names and declares its views implicitly unwrapped.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var item: Int { self[1] }
  public var row: Int { self[1] }
  public var section: Int { self[0] }
}

@MainActor open class UIViewController: NSObject {
  open func viewDidLoad() {}
}

@MainActor open class UIScrollView: NSObject {}

@MainActor open class UICollectionViewLayout: NSObject {}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}

open class UICollectionView: UIScrollView {
  public weak var dataSource: (any UICollectionViewDataSource)?
  private var state = ListViewState()

  private var dataCount: Int {
    dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    state.openBatch(dataCount: dataCount)
    updates?()
    state.closeBatch(dataCount: dataCount)
    completion?(true)
  }

  open func deleteItems(at indexPaths: [IndexPath]) { state.change(by: -indexPaths.count) }
  open func insertItems(at indexPaths: [IndexPath]) { state.change(by: indexPaths.count) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { state.change(by: 0) }
  open func reloadItems(at indexPaths: [IndexPath]) { state.refresh(indexPaths) }
  open func reconfigureItems(at indexPaths: [IndexPath]) { state.refresh(indexPaths) }
}

open class UICollectionViewController: UIViewController, UICollectionViewDataSource {
  open var collectionView: UICollectionView! = UICollectionView()

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init()
    collectionView.dataSource = self
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
}

open class UITableView: UIScrollView {
  public enum Style: Int { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic }

  public weak var dataSource: (any UITableViewDataSource)?
  private var state = ListViewState()

  private var dataCount: Int { dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0 }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    state.openBatch(dataCount: dataCount)
    updates?()
    state.closeBatch(dataCount: dataCount)
    completion?(true)
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    state.change(by: -indexPaths.count)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    state.change(by: indexPaths.count)
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { state.change(by: 0) }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    state.refresh(indexPaths)
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) { state.refresh(indexPaths) }
}

open class UITableViewController: UIViewController, UITableViewDataSource {
  open var tableView: UITableView! = UITableView()

  public init(style: UITableView.Style) {
    super.init()
    tableView.dataSource = self
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

/// What a list view of one section knows: how many rows it shows, and how many a batch has added so far.
struct ListViewState {
  private var count = 0
  private var added: Int?

  mutating func openBatch(dataCount: Int) {
    precondition(added == nil, "a batch within a batch")
    precondition(dataCount == count, "\(dataCount) rows before the batch, but \(count) are shown")
    added = 0
  }

  mutating func change(by difference: Int) {
    guard let sum = added else { preconditionFailure("a row comes or goes outside of a batch") }
    added = sum + difference
  }

  mutating func closeBatch(dataCount: Int) {
    let sum = count + (added ?? 0)
    precondition(dataCount == sum, "\(dataCount) rows after the batch, but it makes \(sum)")
    count = sum
    added = nil
  }

  /// TableDiff refreshes after the batch, in the coordinates after it.
  func refresh(_ paths: [IndexPath]) {
    precondition(added == nil, "a refresh within a batch")
    precondition(paths.allSatisfy { (0..<count).contains($0.row) }, "no such row to refresh")
  }
}
