// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// Whatever UIKit throws at, shows wrongly or leaves undefined is a failure, and the view stays as it was.
///
/// That the batches are failures which break the rules is shown by the scenario of the judge.
@MainActor
struct FailureTests {
  typealias Call<Rig> = (shownAfter: String, failures: [UIKitFailure], call: (Rig) -> Void)

  static func mismatch(_ rows: String, after: Int, before: Int, inserted: Int, deleted: Int)
    -> String
  {
    "Invalid update: invalid number of \(rows) in section 0.  The number of \(rows) contained in an "
      + "existing section after the update (\(after)) must be equal to the number of \(rows) "
      + "contained in that section before the update (\(before)), plus or minus the number of "
      + "\(rows) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
      + "and plus or minus the number of \(rows) moved into or out of that section (0 moved in, 0 "
      + "moved out)."
  }

  /// Calls of a table view that shows a and b.
  private static let tableCalls: [Call<TableRig>] = [
    ("ab", [.unbalancedUpdates], { $0.tableView.endUpdates() }),
    (
      "ab", [.outOfRange(call: "number of rows", path(1, 0))],
      { #expect($0.tableView.numberOfRows(inSection: 1) == 0) }
    ),
    (
      "ab",
      [
        .outOfRange(call: "select", path(0, 2)), .outOfRange(call: "scroll", path(1, 0)),
        .outOfRange(call: "deselect", path(0, 3)),
      ],
      {
        $0.tableView.selectRow(at: path(0, 2), animated: false, scrollPosition: .none)
        $0.tableView.scrollToRow(at: path(1, 0), at: .top, animated: false)
        $0.tableView.deselectRow(at: path(0, 3), animated: false)
      }
    ),
    (
      "ab", [.offWindow],
      {
        $0.double.removeFromWindow()
        $0.batch(["ab"]) { _ in }
      }
    ),
    (
      "", [.withoutRoom],
      { rig in
        rig.tableView.frame.size.height = 0
        rig.tableView.layoutIfNeeded()
        UIView.performWithoutAnimation { rig.batch(["ab"]) { _ in } }
        rig.batch(["ab"]) { _ in }
      }
    ),
    // The data changed before the batch.
    (
      "abx", [.countsDiffer(shown: [2], dataSource: [3])],
      { rig in
        rig.sections = [["a", "b", "x"]]
        rig.tableView.performBatchUpdates { rig.insert(2) }
      }
    ),
    (
      "abx", [.countsDiffer(shown: [2], dataSource: [3])],
      {
        $0.sections = [["a", "b", "x"]]
        $0.tableView.beginUpdates()
        $0.insert(2)
        $0.tableView.endUpdates()
      }
    ),
    // A reload is pending.
    (
      "abc",
      [
        .reloadPending(
          call: "performBatchUpdates",
          texts: [mismatch("rows", after: 3, before: 3, inserted: 1, deleted: 0)])
      ],
      {
        $0.tableView.reloadData()
        $0.batch(["abc"]) { $0.insertRows(at: [path(0, 2)], with: .fade) }
        #expect($0.visible == "ab")
        $0.tableView.layoutIfNeeded()
      }
    ),
    // UIKit accepts it, since the counts are right by chance.
    (
      "ab", [.reloadPending(call: "performBatchUpdates", texts: [])],
      {
        $0.tableView.reloadData()
        $0.batch(["ba"]) { $0.moveRow(at: path(0, 1), to: path(0, 0)) }
      }
    ),
    (
      "ab", [.reloadPending(call: "reconfigure", texts: [])],
      {
        $0.tableView.reloadData()
        $0.tableView.reconfigureRows(at: [path(0, 0)])
      }
    ),
    // The view is in the middle of something.
    (
      "ab", [.reentered(call: "reloadData", during: .inBlock)],
      { $0.batch(["ab"]) { $0.reloadData() } }
    ),
    (
      "ab", [.reentered(call: "layoutSubviews", during: .inBlock)],
      {
        $0.batch(["ab"]) {
          $0.setNeedsLayout()
          $0.layoutIfNeeded()
        }
      }
    ),
    (
      "ab", [.reentered(call: "performBatchUpdates", during: .before)],
      { rig in
        rig.onCount = {
          rig.onCount = nil
          rig.tableView.performBatchUpdates(nil)
        }
        rig.batch(["ab"]) { _ in }
      }
    ),
    (
      "abc",
      ["reloadData", "insert rows", "reconfigure", "beginUpdates"].map {
        .reentered(call: $0, during: .after)
      },
      { rig in
        rig.onCell = {
          rig.tableView.reloadData()
          rig.tableView.insertRows(at: [], with: .none)
          rig.tableView.reconfigureRows(at: [])
          rig.tableView.beginUpdates()
          rig.tableView.endUpdates()
        }
        rig.addRow()
      }
    ),
    (
      "ab", Array(repeating: .reentered(call: "reloadData", during: .layingOut), count: 2),
      { rig in
        rig.tableView.reloadData()
        rig.onCell = { rig.tableView.reloadData() }
        rig.tableView.layoutIfNeeded()
      }
    ),
    (
      "ab", [.cellAskedForInBatch(path(0, 0))],
      { $0.batch(["ab"]) { _ = $0.cellForRow(at: path(0, 0)) } }
    ),
    // The user drags a row, or has dropped it.
    (
      "ab",
      ["performBatchUpdates", "reloadData", "reload rows", "reconfigure"].map {
        .changedWhileDragging(call: $0)
      },
      {
        $0.double.beginDrag(at: path(0, 0))
        $0.batch(["b"]) { $0.deleteRows(at: [path(0, 0)], with: .none) }
        $0.tableView.reloadData()
        $0.tableView.reloadRows(at: [path(0, 0)], with: .none)
        $0.tableView.reconfigureRows(at: [path(0, 0)])
        #expect($0.sections == [["a", "b"]])
      }
    ),
    (
      "ba", [.reentered(call: "reloadData", during: .dragging)],
      { rig in
        rig.double.beginDrag(at: path(0, 0))
        rig.double.hover(over: path(0, 1))
        rig.onCount = { rig.tableView.reloadData() }
        rig.double.drop()
      }
    ),
  ]

  /// Makes each call to a new table view.
  func expect(_ calls: [Call<TableRig>]) {
    for (number, (shown, failures, call)) in calls.enumerated() {
      let rig = TableRig(["ab"])
      call(rig)
      #expect(rig.double.takeFailures() == failures, "call \(number)")
      (rig.onCount, rig.onCell, rig.otherCell) = (nil, nil, nil)
      #expect(rig.visible == shown, "call \(number)")
    }
  }

  @Test func tableViews() { expect(Self.tableCalls) }
}
