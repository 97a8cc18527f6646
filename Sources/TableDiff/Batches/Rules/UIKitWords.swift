// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The words that differ between the messages of table views and collection views.
struct UIKitWords {
  let isTable: Bool

  init(_ kind: ListViewKind) { isTable = kind.saysRows }

  var row: String { isTable ? "row" : "item" }
  var rows: String { row + "s" }
  var oneRow: String { isTable ? "a row" : "an item" }
  var view: String { isTable ? "table view" : "collection view" }

  func path(_ path: RowPath) -> String { "(\(path.section) - \(path.row))" }

  /// Returns the message for counts that do not match.
  func counts(
    _ finding: BatchFinding, inserted: Int, deleted: Int, movedIn: Int = 0, movedOut: Int = 0
  ) -> String {
    let (before, after) = (finding.countBefore, finding.countAfter)
    guard let section = finding.section else {
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(view) after the update (\(after)) must be equal to the number of sections "
        + "contained in the \(view) before the update (\(before)), plus or minus the "
        + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }
    return "Invalid update: invalid number of \(rows) in section \(section).  The number of "
      + "\(rows) contained in an existing section after the update (\(after)) must be "
      + "equal to the number of \(rows) contained in that section before the update "
      + "(\(before)), plus or minus the number of \(rows) inserted or deleted from that "
      + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
      + "\(rows) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
      + "out)."
  }
}
