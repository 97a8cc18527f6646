// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's signatures, as far as README and Guides use them, so that their examples compile where there is no
// UIKit. The views also insist on what UIKit insists on: rows and sections come and go in batches only, the data
// changes within the batch and not before, and the sums are right. `ListViewState` says so; the rest is signatures.

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
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}

open class UICollectionView: UIScrollView {
  public weak var dataSource: (any UICollectionViewDataSource)?
  private var state = ListViewState()

  private var dataCounts: [Int] {
    guard let dataSource else { return [0] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    state.openBatch(dataCounts)
    updates?()
    state.closeBatch(dataCounts)
    completion?(true)
  }

  open func deleteSections(_ sections: IndexSet) { state.changeSections(by: -sections.count) }
  open func insertSections(_ sections: IndexSet) { state.changeSections(by: sections.count) }
  open func moveSection(_ section: Int, toSection newSection: Int) { state.changeSections(by: 0) }
  open func deleteItems(at indexPaths: [IndexPath]) { state.change(indexPaths, by: -1) }
  open func insertItems(at indexPaths: [IndexPath]) { state.change(indexPaths, by: 1) }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    state.change([indexPath], by: -1)
    state.change([newIndexPath], by: 1)
  }

  open func reloadItems(at indexPaths: [IndexPath]) { state.refresh(indexPaths) }
  open func reconfigureItems(at indexPaths: [IndexPath]) { state.refresh(indexPaths) }
}

open class UICollectionViewController: UIViewController, UICollectionViewDataSource {
  open var collectionView: UICollectionView! = UICollectionView()

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init()
    collectionView.dataSource = self
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
}

open class UITableView: UIScrollView {
  public enum Style: Int { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic }

  public weak var dataSource: (any UITableViewDataSource)?
  private var state = ListViewState()

  private var dataCounts: [Int] {
    guard let dataSource else { return [0] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    state.openBatch(dataCounts)
    updates?()
    state.closeBatch(dataCounts)
    completion?(true)
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    state.change(indexPaths, by: -1)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    state.change(indexPaths, by: 1)
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    state.change([indexPath], by: -1)
    state.change([newIndexPath], by: 1)
  }

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

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

/// What a list view knows: how many rows its sections show, and what a batch has added so far.
///
/// The sums of sections are checked one by one where sections keep their numbers, else all together.
struct ListViewState {
  private var counts: [Int]?
  private var batch: Batch?

  private struct Batch {
    var sections = 0
    var hasSectionOperations = false
    var rows: [Int: Int] = [:]
  }

  mutating func openBatch(_ dataCounts: [Int]) {
    precondition(batch == nil, "a batch within a batch")
    // A list view counts when it is first asked: here, before the first batch.
    let shown = counts ?? dataCounts
    precondition(dataCounts == shown, "\(dataCounts) rows before the batch, but \(shown) are shown")
    counts = shown
    batch = Batch()
  }

  mutating func changeSections(by difference: Int) {
    precondition(batch != nil, "a section comes or goes outside of a batch")
    batch?.sections += difference
    batch?.hasSectionOperations = true
  }

  mutating func change(_ paths: [IndexPath], by difference: Int) {
    precondition(batch != nil, "a row comes or goes outside of a batch")
    for path in paths { batch?.rows[path.section, default: 0] += difference }
  }

  mutating func closeBatch(_ dataCounts: [Int]) {
    guard let batch, let before = counts else { preconditionFailure("no batch is open") }
    precondition(
      dataCounts.count == before.count + batch.sections,
      "\(dataCounts.count) sections after the batch, but it makes \(before.count + batch.sections)")
    if !batch.hasSectionOperations {
      for (section, count) in before.enumerated() {
        let sum = count + batch.rows[section, default: 0]
        precondition(
          dataCounts[section] == sum,
          "\(dataCounts[section]) rows in section \(section) after the batch, but it makes \(sum)")
      }
    }
    counts = dataCounts
    self.batch = nil
  }

  /// TableDiff refreshes after the batch, in the coordinates after it.
  func refresh(_ paths: [IndexPath]) {
    precondition(batch == nil, "a refresh within a batch")
    let counts = counts ?? []
    precondition(
      paths.allSatisfy {
        counts.indices.contains($0.section) && (0..<counts[$0.section]).contains($0.row)
      },
      "no such row to refresh")
  }
}
