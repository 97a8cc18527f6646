// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Cells that are asked for, and what data sources lack.
extension FailureTests {
  private static let otherCell =
    "Attempted to dequeue a cell for a different registration or reuse identifier than the "
    + "existing cell when reconfiguring an item, which is not allowed"

  private static let cellCalls: [Call<TableRig>] = [
    // Cells get new content.
    (
      "ab", [.otherCell(path(0, 0), text: otherCell)],
      {
        $0.identifier = "other"
        $0.tableView.reconfigureRows(at: [path(0, 0)])
      }
    ),
    (
      "ab", [.otherCell(path(0, 0), text: otherCell)],
      {
        $0.otherCell = { _ in UITableViewCell(style: .default, reuseIdentifier: "cell") }
        $0.tableView.reconfigureRows(at: [path(0, 0)])
      }
    ),
    (
      "ab",
      [
        .rejected(
          rules: ["A3 rowOutOfRange"],
          texts: [
            "attempt to delete row 2 from section 0 which only contains 2 rows before the update"
          ])
      ], { $0.tableView.reconfigureRows(at: [path(0, 2)]) }
    ),
    (
      "ab", [.countsDiffer(shown: [2], dataSource: [1])],
      {
        $0.sections = [["a"]]
        $0.tableView.reconfigureRows(at: [path(0, 0)])
      }
    ),
    (
      "ab", [.refreshedInBatch([path(0, 1)])],
      { $0.batch(["aB"]) { $0.reconfigureRows(at: [path(0, 1)]) } }
    ),
    (
      "ab", [.reloadBesideMove],
      {
        $0.batch(["ba"]) {
          $0.moveRow(at: path(0, 1), to: path(0, 0))
          $0.reloadRows(at: [path(0, 0)], with: .none)
        }
      }
    ),
    (
      "ab", [.unavailable(call: "reconfigure")],
      {
        $0.double.supportsReconfigure = false
        $0.tableView.reconfigureRows(at: [path(0, 0)])
      }
    ),
    // Cells are dequeued.
    (
      "ab", [.dequeuedUnasked(path(0, 0))],
      { _ = $0.tableView.dequeueReusableCell(withIdentifier: "cell", for: path(0, 0)) }
    ),
    (
      "abc",
      [
        .unregistered(
          identifier: "unknown",
          text: "unable to dequeue a cell with identifier unknown - must register a nib or a class "
            + "for the identifier or connect a prototype cell in a storyboard")
      ],
      {
        $0.identifier = "unknown"
        $0.addRow()
      }
    ),
    (
      "abc", [.dequeuedAndUnused(path(0, 2))],
      { rig in
        rig.otherCell = {
          _ = rig.tableView.dequeueReusableCell(withIdentifier: "cell", for: $0)
          return nil
        }
        rig.addRow()
      }
    ),
    (
      "ab?", [.dequeuedForOtherPath(path(0, 0), asked: path(0, 2))],
      { rig in
        rig.otherCell = { _ in
          rig.tableView.dequeueReusableCell(withIdentifier: "cell", for: path(0, 0))
        }
        rig.addRow()
      }
    ),
    (
      "ab", [.sameCell(path(0, 0), path(0, 2))],
      { rig in
        rig.otherCell = { _ in rig.tableView.cellForRow(at: path(0, 0)) }
        rig.addRow()
      }
    ),
  ]

  @Test func cells() { expect(Self.cellCalls) }

  /// Calls of a collection view that shows a and b, where its words are others, or its rules.
  private static let collectionCalls: [Call<CollectionRig>] = [
    (
      "ab",
      [
        .rejected(
          rules: ["D2 rowCountMismatch"],
          texts: [mismatch("items", after: 2, before: 2, inserted: 0, deleted: 1)])
      ], { $0.batch(["ab"]) { $0.deleteItems(at: [path(0, 0)]) } }
    ),
    (
      "ab?",
      [
        .notDequeued(
          path(0, 2),
          text: "the cell returned by the data source does not have a reuseIdentifier - cells must "
            + "be retrieved by dequeuing them")
      ],
      {
        $0.otherCell = { _ in TextCell(frame: .zero) }
        $0.batch(["abc"]) { $0.insertItems(at: [path(0, 2)]) }
      }
    ),
  ]

  @Test func collectionViews() {
    for (shown, failures, call) in Self.collectionCalls {
      let rig = CollectionRig(["ab"])
      call(rig)
      #expect(rig.failures == failures && rig.visible == shown)
    }
  }

  /// Since iOS 15 UIKit throws at registrations that are made where a cell is asked for.
  @Test func registrationsAreMadeBeforehand() {
    typealias Registration = UICollectionView.CellRegistration<TextCell, String>
    let rig = CollectionRig(["ab"])
    let before = Registration { $0.label.text = $2 }
    for registration in [before, nil] {
      rig.otherCell = { path in
        rig.view.dequeueConfiguredReusableCell(
          using: registration ?? Registration { $0.label.text = $2 }, for: path, item: "c")
      }
      rig.view.reloadData()
      rig.view.layoutIfNeeded()
      #expect(rig.visible == "cc")
      #expect(
        rig.double.takeFailures()
          == (registration == nil ? (0..<2).map { .registrationMadeInCell(path(0, $0)) } : []))
    }
    rig.otherCell = nil
  }

  /// A collection view throws at changes in the turn of a drop; a table view does not.
  @Test func changesInTheTurnOfADrop() async {
    let rig = CollectionRig(["abc"])
    rig.double.beginDrag(at: path(0, 0))
    rig.double.hover(over: path(0, 1))
    rig.double.drop()
    rig.batch(["ac"]) { $0.deleteItems(at: [path(0, 0)]) }
    #expect(rig.failures == [.changedAfterDrop(call: "performBatchUpdates")])
    for _ in 0..<3 { await Task.yield() }
    rig.batch(["ac"]) { $0.deleteItems(at: [path(0, 0)]) }
    #expect(rig.failures.count == 1)

    let table = TableRig(["abc"])
    table.double.beginDrag(at: path(0, 0))
    table.double.drop()
    table.batch(["bc"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
    #expect(table.failures == [])
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
  }

  private final class Items: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
  }

  /// A subclass of a controller must implement the methods that are needed.
  @Test func missingMethods() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 22)
    let controllers = (Rows(style: .plain), Items(collectionViewLayout: layout))
    let rows = try #require(controllers.0.tableView).double
    let items = try #require(controllers.1.collectionView).double
    withExtendedLifetime((controllers, rows.putOnScreen(), items.putOnScreen())) {
      rows.beginDrag(at: path(0, 0))
      rows.drop()
      #expect(!rows.swipeToDelete(path(0, 0)))
    }
    #expect(
      rows.failures == [.missingMethod("tableView(_:cellForRowAt:)"), .missingMethod("move")])
    #expect(items.failures.contains(.missingMethod("collectionView(_:cellForItemAt:)")))
    #expect(items.failures.contains(.missingMethod("view for a supplementary element")))
  }
}
