// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// The texts that list views were reported to throw, by what is wrong; one table for both kinds of
/// list view.
///
/// A table view says rows, a collection view items.
extension BatchFinding {
  /// What UIKit was reported to say when it throws at this, for reading crash logs.
  ///
  ///     error.violations[0].uiKitText(for: .tableView)
  ///     // attempt to delete row 3 from section 0 which only contains 3 rows before the update
  ///
  /// - Parameter profile: ``ListViewProfile/collectionView`` for the words of a collection view,
  ///   any other for those of a table view.
  /// - Returns: `nil` where no text was reported, or nothing is thrown: rules E are broken without
  ///   a word, save by reloads.
  public func uiKitText(for profile: ListViewProfile) -> String? {
    let words = Words(isTable: profile.saysRows)
    switch details {
    case .sums(let inserted, let deleted, let movedIn, let movedOut):
      return sums(words, inserted, deleted, movedIn, movedOut)
    case .displaced(let adjusted, _, true):
      return "attempt to perform an insert and a move to the same index path "
        + "\(words.path(adjusted))"
    case .displacedSection(let adjusted, _, true):
      return "attempt to perform an insert and a move to the same section (\(adjusted))"
    case .none: break
    default: return nil
    }
    guard let first = operations.first else { return nil }
    switch name {
    case .rowOutOfRange: return rowOutOfRange(first, words)
    case .sectionOutOfRange: return sectionOutOfRange(first, words)
    case .moveFromDeletedSection:
      guard case .moveRow(let move) = first else { return nil }
      // Only collection views were reported to name the section.
      let section = words.isTable ? "" : " (\(move.from.section))"
      return "cannot move \(words.oneRow) from a deleted section\(section)"
    case .moveIntoInsertedSection:
      guard case .moveRow(let move) = first else { return nil }
      return "cannot move \(words.oneRow) into a newly inserted section (\(move.to.section))"
    case .deleteAndReload:
      if case .deleteRow(let path) = first {
        return "attempt to delete and reload the same index path \(words.path(path))"
      }
      // Of sections so reported of a table view, without a path (Shopify/FunctionalTableData #130);
      // of collection views nothing was.
      return words.isTable ? "attempt to delete and reload the same index path" : nil
    case .rowOpInMovedSection:
      // C5 and C6: reloads make sums wrong (radar 27041784, a table view of iOS 9.3). Inserts
      // and moves corrupt memory without a word (radars 26021018 and 31779360, IGListKit #691),
      // deletes are animated wrongly; no text was reported for any of them.
      guard words.isTable, case .reloadRow = first, section != nil else { return nil }
      return sums(words, 0, 1, 0, 0)
    case .coincidentSectionMove:
      // C7: wrong sums follow from how list views count, but no text was reported.
      return nil
    default: return collision(first, words)
    }
  }

  private func sums(
    _ words: Words, _ inserted: Int, _ deleted: Int, _ movedIn: Int, _ movedOut: Int
  ) -> String {
    guard let section else {
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(words.view) after the update (\(countAfter)) must be equal to the number of sections "
        + "contained in the \(words.view) before the update (\(countBefore)), plus or minus the "
        + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }
    return "Invalid update: invalid number of \(words.rows) in section \(section).  The number of "
      + "\(words.rows) contained in an existing section after the update (\(countAfter)) must be "
      + "equal to the number of \(words.rows) contained in that section before the update "
      + "(\(countBefore)), plus or minus the number of \(words.rows) inserted or deleted from that "
      + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
      + "\(words.rows) moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
      + "out)."
  }

  private func rowOutOfRange(_ operation: BatchUpdate.Operation, _ words: Words) -> String? {
    switch operation {
    // A reload is told as the delete that it is read as: layerhq/Layer-Parse-iOS-Example #8,
    // "attempt to delete item 6 from section 0 which only contains 0 items before the update".
    case .deleteRow(let path), .reloadRow(let path):
      "attempt to delete \(words.row) \(path.row) from section \(path.section) which only contains "
        + "\(countBefore) \(words.rows) before the update"
    case .insertRow(let path):
      "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are only "
        + "\(countAfter) \(words.rows) in section \(path.section) after the update"
    case .moveRow(let move) where rule == .a3:
      "attempt to move index path \(words.path(move.from)) that does not exist - there are only "
        + "\(countBefore) \(words.rows) in section \(move.from.section) before the update"
    case .moveRow(let move):
      "attempt to move index path \(words.path(move.from)) to index path \(words.path(move.to)) "
        + "that does not exist - there are only \(countAfter) \(words.rows) in section "
        + "\(move.to.section) after the update"
    default: nil
    }
  }

  private func sectionOutOfRange(_ operation: BatchUpdate.Operation, _ words: Words) -> String? {
    let before = "there are only \(countBefore) sections before the update"
    let after = "there are only \(countAfter) sections after the update"
    switch operation {
    // Also reported of a reload: Shopify/FunctionalTableData #130.
    case .deleteSection(let section), .reloadSection(let section):
      return "attempt to delete section \(section), but \(before)"
    case .insertSection(let section):
      return "attempt to insert section \(section) but \(after)"
    case .moveSection(let move) where rule == .a1:
      return "attempt to move section \(move.from), but \(before)"
    case .deleteRow(let path):
      return "attempt to delete \(words.row) \(path.row) from section \(path.section), but "
        + before
    case .insertRow(let path):
      return "attempt to insert \(words.row) \(path.row) into section \(path.section), but "
        + after
    case .moveRow(let move) where rule == .a3:
      return "attempt to move index path \(words.path(move.from)) from a section that does not "
        + "exist - \(before)"
    case .moveRow(let move):
      return "attempt to move index path \(words.path(move.from)) to index path "
        + "\(words.path(move.to)) in section that does not exist - \(after)"
    // Nothing was reported of sections that move to where there is none, and of rows reloaded in
    // sections that there are not.
    default: return nil
    }
  }

  /// Two operations on one place.
  private func collision(_ first: BatchUpdate.Operation, _ words: Words) -> String? {
    guard let second = operations.last, operations.count == 2 else { return nil }
    switch (name, first, second) {
    case (.deleteAndMove, .deleteRow(let path), _):
      return "attempt to perform a delete and a move from the same index path \(words.path(path))"
    case (.moveAndReload, .moveRow(let move), _):
      return "attempt to perform a delete and a move from the same index path "
        + "\(words.path(move.from))"
    case (.deleteAndMove, .deleteSection(let section), _):
      return "attempt to perform a delete and a move from the same section (\(section))"
    case (.moveAndReload, .moveSection(let move), _):
      return "attempt to perform a delete and a move from the same section (\(move.from))"
    case (.insertAndMove, .insertRow(let path), _):
      return "attempt to perform an insert and a move to the same index path \(words.path(path))"
    case (.insertAndMove, .insertSection(let section), _):
      return "attempt to perform an insert and a move to the same section (\(section))"
    case (.moveToBoth, .moveRow(let one), .moveRow(let other)):
      return "attempt to move \(words.row) at index path \(words.path(one.from)) to both "
        + "\(words.path(one.to)) and \(words.path(other.to))"
    case (.moveBoth, .moveRow(let one), .moveRow(let other)):
      return "attempt to move both \(words.row) at index path \(words.path(one.from)) and "
        + "\(words.path(other.from)) to \(words.path(one.to))"
    case (.moveToBoth, .moveSection(let one), .moveSection(let other)):
      return "attempt to move section \(one.from) to both section \(one.to) and section \(other.to)"
    case (.moveBoth, .moveSection(let one), .moveSection(let other)):
      return "attempt to move both section \(one.from) and section \(other.from) to section "
        + "\(one.to)"
    default: return nil
    }
  }
}

/// The words in which table views and collection views differ.
private struct Words {
  let isTable: Bool

  var row: String { isTable ? "row" : "item" }
  var rows: String { row + "s" }
  var oneRow: String { isTable ? "a row" : "an item" }
  var view: String { isTable ? "table view" : "collection view" }

  func path(_ path: RowPath) -> String { "(\(path.section) - \(path.row))" }
}
