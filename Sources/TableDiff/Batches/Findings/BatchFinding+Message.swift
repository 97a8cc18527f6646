// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

extension BatchFinding: CustomStringConvertible {
  /// The rule, the name, what is wrong in words, and the counts, in one line.
  public var description: String { "\(rule) \(name): \(message) [\(counts)]" }

  private var counts: String {
    guard let section else {
      return "\(Self.count(countBefore, "section")) before, \(countAfter) after"
    }
    let before = oldSection == section ? "" : ", before the batch \(oldSection ?? section)"
    return "section \(section)\(before): \(Self.count(countBefore, "row")) before, "
      + "\(countAfter) after"
  }

  private var message: String {
    switch details {
    case .none: operationMessage
    case .sums(let inserted, let deleted, let movedIn, let movedOut):
      sumMessage(inserted: inserted, deleted: deleted, movedIn: movedIn, movedOut: movedOut)
    case .misplaced(let old, let place, let expected?):
      "the cell of old row \(old) ends up at \(place), but the row itself is now \(expected)"
    case .misplaced(let old, let place, nil):
      "the cell of old row \(old) ends up at \(place), but the row itself is gone"
    case .misplacedSection(let old, let place, let expected?):
      "old section \(old) ends up at \(place), but the section itself is now \(expected)"
    case .misplacedSection(let old, let place, nil):
      "old section \(old) ends up at \(place), but the section itself is gone"
    case .displaced(let adjusted, let actual, _):
      "\(subject): a list view ignores the moves for it and loads row \(adjusted) anew, "
        + "but the row itself is now \(actual)"
    case .displacedSection(let adjusted, let actual, _):
      "\(subject): a list view ignores the moves for it and loads section \(adjusted) anew, "
        + "but the section itself is now \(actual)"
    case .staleHeader(let old, let new):
      "section \(new), before the batch \(old), has a new header, but it is not refreshed"
    case .stale(let old, let new):
      "row \(new), before the batch \(old), has new content, but its cell is not refreshed"
    case .refresh(let problem): "\(subject), but \(problem)"
    case .stage(let problem): "\(problem)"
    }
  }

  private var subject: String { operations.map(\.description).joined(separator: " and ") }

  private var operationMessage: String {
    switch name {
    case .sectionOutOfRange: "\(subject), but there is no such section \(time) the batch"
    case .rowOutOfRange: "\(subject), but there is no such row \(time) the batch"
    case .invalidIndex: "\(subject): an index is negative or far too large"
    case .duplicateDelete, .duplicateInsert, .duplicateReload, .duplicateMove:
      "\(subject) is told more than once"
    case .insertAndMove, .moveBoth: "\(subject): both end up in the same place"
    case .moveToBoth: "\(subject): it can move to one place only"
    case .noopMove: "\(subject) means nothing: it is there without the move"
    case .redundantMove: "\(subject) would come about without being told"
    case .rowOpInDeletedSection, .moveFromDeletedSection:
      "\(subject), but the whole section goes or is loaded anew"
    case .rowOpInInsertedSection, .moveIntoInsertedSection:
      "\(subject), but the whole section comes in or is loaded anew"
    case .rowOpInMovedSection: "\(subject), but the section moves"
    case .coincidentSectionMove:
      "\(subject) goes to another section, which has the number of the first one before the batch"
    case .crossMoveWithSectionOps:
      "\(subject) goes to another section, in a batch with section operations"
    default: "\(subject): only one of the two is possible"
    }
  }

  /// Whether the operation is judged by the state before or after the batch.
  private var time: String { rule == .a1 || rule == .a3 ? "before" : "after" }

  private func sumMessage(inserted: Int, deleted: Int, movedIn: Int, movedOut: Int) -> String {
    let sum = countBefore + inserted - deleted + movedIn - movedOut
    let moves = section == nil ? "" : " + \(movedIn) moved in - \(movedOut) moved out"
    return "\(countBefore) before + \(inserted) inserted - \(deleted) deleted\(moves) "
      + "makes \(sum), but there are \(countAfter)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension BatchFinding.RefreshProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchRow: "there is no such row after the batch"
    case .twice: "it is refreshed already"
    case .inserted: "the row comes in with a new cell"
    case .reloaded: "the row is reloaded with a new cell"
    case .noSuchSection: "there is no such section after the batch"
    case .sectionInserted: "the section comes in with a new header"
    case .sectionReloaded: "the section is reloaded with a new header"
    }
  }
}

extension BatchFinding.StageProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noResult(let stage):
      "batch \(stage) does not say which state it leads to, and is not the last one"
    case .otherLists(let stage): "batch \(stage) was planned for lists of other lengths"
    case .otherEnd(let stage): "batch \(stage) is the last one, but does not lead to the new list"
    case .isEmpty(let stage): "batch \(stage) changes nothing"
    case .sameRow(let stage, let row, let other):
      "rows \(row) and \(other) after batch \(stage) have the same identity"
    case .sameSection(let stage, let section, let other):
      "sections \(section) and \(other) after batch \(stage) have the same identity"
    }
  }
}
