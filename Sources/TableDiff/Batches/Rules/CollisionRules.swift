// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules B1 to B6: operations that exclude each other.
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
      // For sections, table views were reported to throw without a path
      // (Shopify/FunctionalTableData #130); there is no report of collection views.
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

  /// No row or section is inserted where another one moves to (B4).
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
  /// Judges section operations one by one; called only if some may collide.
  mutating func validateSectionCollisions() {
    var sections = Claims<Int>()
    for section in batch.sectionDeletes { sections.delete(section, .deleteSection(section)) }
    for section in batch.sectionReloads { sections.reload(section, .reloadSection(section)) }
    for section in batch.sectionInserts { sections.insert(section, .insertSection(section)) }
    for move in batch.sectionMoves { sections.move(move.from, move.to, .moveSection(move)) }
    add(sections.collisions(oldCounts: { _ in sectionCounts }, newCounts: { _ in sectionCounts }))
  }

  /// Judges row operations one by one; called only if some may collide.
  mutating func validateRowCollisions() {
    var rows = Claims<RowPath>()
    for path in batch.deletes { rows.delete(path, .deleteRow(path)) }
    for path in batch.reloads { rows.reload(path, .reloadRow(path)) }
    for path in batch.inserts { rows.insert(path, .insertRow(path)) }
    for move in batch.moves { rows.move(move.from, move.to, .moveRow(move)) }
    add(
      rows.collisions(
        oldCounts: { rowCounts(old: $0.section) }, newCounts: { rowCounts(new: $0.section) }))
  }

  /// Appends findings about collisions.
  ///
  /// A collection view accepts duplicate inserts; if there is no position for them, counts do not
  /// add up.
  private mutating func add(_ collisions: [BatchFinding]) {
    findings += dropsNeedless ? collisions.filter { $0.rule != .duplicateInsert } : collisions
  }
}

/// The operations of a batch by their positions.
private struct Claims<Position: Hashable & Comparable> {
  typealias Operation = BatchUpdate.Operation

  private struct Claim {
    var deletes: [Operation] = []
    var reloads: [Operation] = []
    var inserts: [Operation] = []
    var moves: [Operation] = []
  }

  private var old: [Position: Claim] = [:]
  private var new: [Position: Claim] = [:]

  mutating func delete(_ position: Position, _ operation: Operation) {
    old[position, default: Claim()].deletes.append(operation)
  }

  mutating func reload(_ position: Position, _ operation: Operation) {
    old[position, default: Claim()].reloads.append(operation)
  }

  mutating func insert(_ position: Position, _ operation: Operation) {
    new[position, default: Claim()].inserts.append(operation)
  }

  mutating func move(_ from: Position, _ to: Position, _ operation: Operation) {
    old[from, default: Claim()].moves.append(operation)
    new[to, default: Claim()].moves.append(operation)
  }

  func collisions(
    oldCounts: (Position) -> BatchFinding.Counts, newCounts: (Position) -> BatchFinding.Counts
  ) -> [BatchFinding] {
    var findings: [BatchFinding] = []
    for (position, claim) in old.sorted(by: { $0.key < $1.key }) {
      func add(_ rule: BatchRule, _ operations: [Operation?], if isBroken: Bool = true) {
        if !isBroken { return }
        let operations = operations.compactMap { $0 }
        findings.append(BatchFinding(rule, operations, counts: oldCounts(position)))
      }
      let delete = claim.deletes.first, reload = claim.reloads.first, move = claim.moves.first
      add(.duplicateDelete, [delete], if: claim.deletes.count > 1)
      add(.deleteAndMove, [delete, move], if: delete != nil && move != nil)
      add(.deleteAndReload, [delete, reload], if: delete != nil && reload != nil)
      add(.moveAndReload, [move, reload], if: move != nil && reload != nil)
      add(.duplicateReload, [reload], if: claim.reloads.count > 1)
      for (last, next) in zip(claim.moves, claim.moves.dropFirst()) {
        if last == next { add(.duplicateMove, [last]) } else { add(.moveToBoth, [last, next]) }
      }
    }
    for (position, claim) in new.sorted(by: { $0.key < $1.key }) {
      let counts = newCounts(position)
      if let insert = claim.inserts.first {
        if claim.inserts.count > 1 {
          findings.append(BatchFinding(.duplicateInsert, [insert], counts: counts))
        }
        if let move = claim.moves.first {
          findings.append(BatchFinding(.insertAndMove, [insert, move], counts: counts))
        }
      }
      for (last, next) in zip(claim.moves, claim.moves.dropFirst()) where last != next {
        findings.append(BatchFinding(.moveBoth, [last, next], counts: counts))
      }
    }
    return findings
  }
}
