// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules B1 to B6: conflicting operations.
extension BatchRule {
  /// No row or section is deleted twice (B1).
  package static let duplicateDelete = BatchRule("B1", "duplicateDelete", message: listedTwice)

  /// No row or section is inserted twice at one position (B2).
  package static let duplicateInsert = BatchRule("B2", "duplicateInsert", message: listedTwice)

  /// No row or section is both deleted and moved (B3).
  package static let deleteAndMove = BatchRule(
    "B3", "deleteAndMove", message: oneOfTwo,
    uiKitText: { finding, words in
      switch finding.operations.first {
      case .deleteRow(let path): takenTwice(words.path(path))
      case .deleteSection(let section): takenTwice(section)
      default: nil
      }
    })

  /// No row or section is both deleted and reloaded (B3).
  package static let deleteAndReload = BatchRule(
    "B3", "deleteAndReload", message: oneOfTwo,
    uiKitText: { finding, words in
      if case .deleteRow(let path) = finding.operations.first {
        return "attempt to delete and reload the same index path \(words.path(path))"
      }
      // For sections, table views are reported to throw without a path (Shopify/FunctionalTableData
      // #130); there is no report for collection views.
      return words.isTable ? "attempt to delete and reload the same index path" : nil
    })

  /// No row or section is both moved and reloaded (B3).
  package static let moveAndReload = BatchRule(
    "B3", "moveAndReload", message: oneOfTwo,
    uiKitText: { finding, words in
      switch finding.operations.first {
      case .moveRow(let move): takenTwice(words.path(move.from))
      case .moveSection(let move): takenTwice(move.from)
      default: nil
      }
    })

  /// No row or section is reloaded twice (B3).
  package static let duplicateReload = BatchRule("B3", "duplicateReload", message: listedTwice)

  /// No row or section is inserted at the target of a move (B4).
  package static let insertAndMove = BatchRule(
    "B4", "insertAndMove", message: samePosition,
    uiKitText: { finding, words in
      switch finding.operations.first {
      case .insertRow(let path):
        "attempt to perform an insert and a move to the same index path \(words.path(path))"
      case .insertSection(let section):
        "attempt to perform an insert and a move to the same section (\(section))"
      default: nil
      }
    })

  /// No row or section moves to two positions (B6).
  package static let moveToBoth = BatchRule(
    "B6", "moveToBoth", message: { "\($0.subject): it can move to one position only" },
    uiKitText: { finding, words in
      switch (finding.operations.first, finding.operations.last) {
      case (.moveRow(let one), .moveRow(let other)):
        "attempt to move \(words.row) at index path \(words.path(one.from)) to both "
          + "\(words.path(one.to)) and \(words.path(other.to))"
      case (.moveSection(let one), .moveSection(let other)):
        "attempt to move section \(one.from) to both section \(one.to) and section \(other.to)"
      default: nil
      }
    })

  /// No two rows or sections move to one position (B6).
  package static let moveBoth = BatchRule(
    "B6", "moveBoth", message: samePosition,
    uiKitText: { finding, words in
      switch (finding.operations.first, finding.operations.last) {
      case (.moveRow(let one), .moveRow(let other)):
        "attempt to move both \(words.row) at index path \(words.path(one.from)) and "
          + "\(words.path(other.from)) to \(words.path(one.to))"
      case (.moveSection(let one), .moveSection(let other)):
        "attempt to move both section \(one.from) and section \(other.from) to section "
          + "\(one.to)"
      default: nil
      }
    })

  /// No move is listed twice (B6).
  package static let duplicateMove = BatchRule("B6", "duplicateMove", message: listedTwice)

  private static let listedTwice: @Sendable (BatchFinding) -> String = {
    "\($0.subject) is listed more than once"
  }

  private static let oneOfTwo: @Sendable (BatchFinding) -> String = {
    "\($0.subject): only one of the two is possible"
  }

  private static let samePosition: @Sendable (BatchFinding) -> String = {
    "\($0.subject): both end up at the same position"
  }

  private static func takenTwice(_ path: String) -> String {
    "attempt to perform a delete and a move from the same index path \(path)"
  }

  private static func takenTwice(_ section: Int) -> String {
    "attempt to perform a delete and a move from the same section (\(section))"
  }
}

extension BatchValidator {
  private typealias Operation = BatchUpdate.Operation

  /// Validates section operations one by one; called only if some may conflict.
  mutating func validateSectionCollisions() {
    var claims = Claims()
    func first(_ section: Int) -> RowPath { RowPath(section: section, row: 0) }
    for section in batch.sectionDeletes { claims.add(.deleteSection(section), old: first(section)) }
    for section in batch.sectionReloads { claims.add(.reloadSection(section), old: first(section)) }
    for section in batch.sectionInserts { claims.add(.insertSection(section), new: first(section)) }
    for move in batch.sectionMoves {
      claims.add(.moveSection(move), old: first(move.from), new: first(move.to))
    }
    validate(claims, areSections: true)
  }

  /// Validates row operations one by one; called only if some may conflict.
  mutating func validateRowCollisions() {
    var claims = Claims()
    for path in batch.deletes { claims.add(.deleteRow(path), old: path) }
    for path in batch.reloads { claims.add(.reloadRow(path), old: path) }
    for path in batch.inserts { claims.add(.insertRow(path), new: path) }
    for move in batch.moves { claims.add(.moveRow(move), old: move.from, new: move.to) }
    validate(claims, areSections: false)
  }

  private mutating func validate(_ claims: Claims, areSections: Bool) {
    for (position, operations) in claims.old.sorted(by: { $0.key < $1.key })
    where operations.count > 1 {
      let counts = areSections ? sectionCounts : rowCounts(old: position.section)
      let deletes = operations.filter { $0.kind == .delete }
      let reloads = operations.filter { $0.kind == .reload }
      let moves = operations.filter { $0.kind == .move }
      let delete = deletes.first, reload = reloads.first, move = moves.first
      if deletes.count > 1 { report(.duplicateDelete, delete, counts: counts) }
      if delete != nil, move != nil { report(.deleteAndMove, delete, and: move, counts: counts) }
      if delete != nil, reload != nil {
        report(.deleteAndReload, delete, and: reload, counts: counts)
      }
      if move != nil, reload != nil { report(.moveAndReload, move, and: reload, counts: counts) }
      if reloads.count > 1 { report(.duplicateReload, reload, counts: counts) }
      for (last, next) in zip(moves, moves.dropFirst()) {
        if last == next {
          report(.duplicateMove, last, counts: counts)
        } else {
          report(.moveToBoth, last, and: next, counts: counts)
        }
      }
    }
    for (position, operations) in claims.new.sorted(by: { $0.key < $1.key })
    where operations.count > 1 {
      let counts = areSections ? sectionCounts : rowCounts(new: position.section)
      let inserts = operations.filter { $0.kind == .insert }
      let moves = operations.filter { $0.kind == .move }
      if inserts.count > 1 { report(.duplicateInsert, inserts.first, counts: counts) }
      if let insert = inserts.first, let move = moves.first {
        report(.insertAndMove, insert, and: move, counts: counts)
      }
      for (last, next) in zip(moves, moves.dropFirst()) where last != next {
        report(.moveBoth, last, and: next, counts: counts)
      }
    }
  }
}

/// The operations of a batch by their positions before and after it.
///
/// A section has the path of its first row.
private struct Claims {
  typealias Operation = BatchUpdate.Operation

  private(set) var old: [RowPath: [Operation]] = [:]
  private(set) var new: [RowPath: [Operation]] = [:]

  mutating func add(_ operation: Operation, old path: RowPath? = nil, new target: RowPath? = nil) {
    if let path { old[path, default: []].append(operation) }
    if let target { new[target, default: []].append(operation) }
  }
}

extension BatchUpdate.Operation {
  fileprivate enum Kind { case delete, insert, move, reload, refresh }

  fileprivate var kind: Kind {
    switch self {
    case .deleteRow, .deleteSection: .delete
    case .insertRow, .insertSection: .insert
    case .moveRow, .moveSection: .move
    case .reloadRow, .reloadSection: .reload
    case .refreshRow, .refreshSection: .refresh
    }
  }
}
