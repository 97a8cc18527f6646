// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Item 5: whatever UIKit throws at is a failure with its text.
@MainActor
struct TextTests {
  private nonisolated struct Case: Sendable {
    let old: [String]
    let new: [String]
    let changes: [ListChange]
    let text: String
  }

  private nonisolated static let tableCases = [
    Case(
      old: ["abc"], new: ["abc"], changes: [.deleteRows([path(0, 3)], 5)],
      text: "attempt to delete row 3 from section 0 which only contains 3 rows before the update"),
    Case(
      old: ["a"], new: ["a"], changes: [.insertRows([path(0, 3)], 5)],
      text:
        "attempt to insert row 3 into section 0, but there are only 1 rows in section 0 after the update"
    ),
    Case(
      old: ["a"], new: ["a"], changes: [.deleteSections([1], 5)],
      text: "attempt to delete section 1, but there are only 1 sections before the update"),
    Case(
      old: ["a"], new: ["a"], changes: [.insertSections([1], 5)],
      text: "attempt to insert section 1 but there are only 1 sections after the update"),
    Case(
      old: ["a"], new: ["a"], changes: [.moveRow(path(0, 1), path(0, 0))],
      text:
        "attempt to move index path (0 - 1) that does not exist - there are only 1 rows in section 0 before the update"
    ),
    Case(
      old: ["a"], new: ["a"], changes: [.moveSection(1, 0)],
      text: "attempt to move section 1, but there are only 1 sections before the update"),
    Case(
      old: ["abc"], new: ["bc"],
      changes: [.deleteRows([path(0, 1)], 5), .moveRow(path(0, 1), path(0, 0))],
      text: "attempt to perform a delete and a move from the same index path (0 - 1)"),
    Case(
      old: ["abc"], new: ["ab"],
      changes: [.deleteRows([path(0, 1)], 5), .reloadRows([path(0, 1)], 5)],
      text: "attempt to delete and reload the same index path (0 - 1)"),
    Case(
      old: ["a", "b"], new: ["ba"],
      changes: [.deleteSections([0], 5), .moveRow(path(0, 0), path(0, 1))],
      text: "cannot move a row from a deleted section"),
    Case(
      old: ["ab"], new: ["a", "b"],
      changes: [.insertSections([1], 5), .moveRow(path(0, 1), path(1, 0))],
      text: "cannot move a row into a newly inserted section (1)"),
  ]

  private func perform(_ changes: [ListChange], _ view: UITableView) {
    for change in changes {
      switch change {
      case .insertRows(let paths, _): view.insertRows(at: paths, with: .none)
      case .deleteRows(let paths, _): view.deleteRows(at: paths, with: .none)
      case .reloadRows(let paths, _): view.reloadRows(at: paths, with: .none)
      case .moveRow(let from, let to): view.moveRow(at: from, to: to)
      case .insertSections(let sections, _): view.insertSections(sections, with: .none)
      case .deleteSections(let sections, _): view.deleteSections(sections, with: .none)
      case .reloadSections(let sections, _): view.reloadSections(sections, with: .none)
      case .moveSection(let from, let to): view.moveSection(from, toSection: to)
      }
    }
  }

  @Test(arguments: tableCases.indices)
  func tableViews(index: Int) {
    let example = Self.tableCases[index]
    let rig = TableRig(example.old)
    let visible = rig.visible
    rig.batch(example.new) { perform(example.changes, $0) }
    #expect(rig.double.batches.map(\.changes) == [example.changes])
    guard case .rejected(_, let texts) = rig.failures.first else {
      Issue.record("\(rig.failures)")
      return
    }
    #expect(texts.contains(example.text), "\(texts)")
    #expect(rig.failures.count == 1)
    #expect(rig.visible == visible)
  }

  @Test func collectionViewsSayItems() {
    let rig = CollectionRig(["abc"])
    rig.batch(["abc"]) { $0.deleteItems(at: [path(0, 0)]) }
    let text =
      "Invalid update: invalid number of items in section 0.  The number of items contained in an "
      + "existing section after the update (3) must be equal to the number of items contained in "
      + "that section before the update (3), plus or minus the number of items inserted or "
      + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
      + "moved into or out of that section (0 moved in, 0 moved out)."
    #expect(rig.failures == [.rejected(rules: ["D2 rowCountMismatch"], texts: [text])])
    #expect(rig.visible == "abc")
  }

  @Test func sectionsMustAddUp() {
    let rig = CollectionRig(["a", "b"])
    rig.batch(["a"]) { _ in }
    let text =
      "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "collection view after the update (1) must be equal to the number of sections contained in "
      + "the collection view before the update (2), plus or minus the number of sections inserted "
      + "or deleted (0 inserted, 0 deleted)."
    #expect(rig.failures == [.rejected(rules: ["D1 sectionCountMismatch"], texts: [text])])
  }

  /// UIKit accepts some of these, but not always.
  @Test func theDoubleIsStricter() {
    let rig = CollectionRig(["abc", "d"])
    rig.batch(["bc", "d"]) { $0.deleteItems(at: [path(0, 0), path(0, 0)]) }
    rig.batch(["abc", "d"]) { $0.moveItem(at: path(0, 0), to: path(0, 0)) }
    rig.batch(["abc"]) {
      $0.deleteItems(at: [path(1, 0)])
      $0.deleteSections([1])
    }
    #expect(rig.double.batches.map(\.isAccepted) == [false, false, false])
    #expect(
      rig.failures.last
        == .rejected(rules: ["C1 rowOperationInDeletedSection"], texts: []))
    #expect(rig.visible == "abcd")
  }

  /// A table view fails at moves between sections beside changes of sections; a collection view does
  /// not.
  @Test func kindsDiffer() {
    let table = TableRig(["a", "b", ""])
    table.batch(["", "ba"]) {
      $0.deleteSections([2], with: .none)
      $0.moveRow(at: path(0, 0), to: path(1, 1))
    }
    #expect(
      table.failures == [.rejected(rules: ["C9 crossSectionMoveWithSectionOperations"], texts: [])])
    let collection = CollectionRig(["a", "b", ""])
    collection.batch(["", "ba"]) {
      $0.deleteSections([2])
      $0.moveItem(at: path(0, 0), to: path(1, 1))
    }
    #expect(collection.failures == [])
    #expect(collection.stale == [])
    #expect(collection.visible == "ba")
  }
}
