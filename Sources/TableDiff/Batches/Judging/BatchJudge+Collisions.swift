// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

/// Rules B1 to B6: every place is named once.
extension BatchJudge {
  /// Looks at each operation on a section by itself; called only where some may collide.
  mutating func judgeSectionCollisions() {
    var sections = PlaceClaims<Int>()
    for section in batch.sectionDeletes { sections.delete(section, .deleteSection(section)) }
    for section in batch.sectionReloads { sections.reload(section, .reloadSection(section)) }
    for section in batch.sectionInserts { sections.insert(section, .insertSection(section)) }
    for move in batch.sectionMoves { sections.move(move.from, move.to, .moveSection(move)) }
    add(
      sections.collisions(
        .b5, .b5, oldCounts: { _ in sectionCounts }, newCounts: { _ in sectionCounts }))
  }

  /// Looks at each operation on a row by itself; called only where some may collide.
  mutating func judgeRowCollisions() {
    var rows = PlaceClaims<RowPath>()
    for path in batch.deletes { rows.delete(path, .deleteRow(path)) }
    for path in batch.reloads { rows.reload(path, .reloadRow(path)) }
    for path in batch.inserts { rows.insert(path, .insertRow(path)) }
    for move in batch.moves { rows.move(move.from, move.to, .moveRow(move)) }
    add(
      rows.collisions(
        .b3, .b4, oldCounts: { rowCounts(old: $0.section) },
        newCounts: { rowCounts(new: $0.section) }))
  }

  /// Takes collisions over; a collection view does not mind inserts that are told again, and where
  /// there is no place for them finds the sums wrong.
  private mutating func add(_ collisions: [BatchFinding]) {
    violations += profile.dropsNeedless ? collisions.filter { $0.rule != .b2 } : collisions
  }
}

/// What the operations of a batch claim, place by place.
private struct PlaceClaims<Place: Hashable & Comparable> {
  private typealias Operation = BatchUpdate.Operation

  private struct Claim {
    var deletes: [Operation] = []
    var reloads: [Operation] = []
    var inserts: [Operation] = []
    var moves: [Operation] = []
  }

  private var old: [Place: Claim] = [:]
  private var new: [Place: Claim] = [:]

  mutating func delete(_ place: Place, _ operation: BatchUpdate.Operation) {
    old[place, default: Claim()].deletes.append(operation)
  }

  mutating func reload(_ place: Place, _ operation: BatchUpdate.Operation) {
    old[place, default: Claim()].reloads.append(operation)
  }

  mutating func insert(_ place: Place, _ operation: BatchUpdate.Operation) {
    new[place, default: Claim()].inserts.append(operation)
  }

  mutating func move(_ from: Place, _ to: Place, _ operation: BatchUpdate.Operation) {
    old[from, default: Claim()].moves.append(operation)
    new[to, default: Claim()].moves.append(operation)
  }

  /// - Parameters:
  ///   - source: The rule that an old place has one operation.
  ///   - target: The rule that a new place has one operation.
  func collisions(
    _ source: BatchFinding.Rule, _ target: BatchFinding.Rule,
    oldCounts: (Place) -> BatchFinding.Counts, newCounts: (Place) -> BatchFinding.Counts
  ) -> [BatchFinding] {
    var findings: [BatchFinding] = []
    for (place, claim) in old.sorted(by: { $0.key < $1.key }) {
      func add(
        _ rule: BatchFinding.Rule, _ name: BatchFinding.Name, _ operations: [Operation?],
        if isBroken: Bool
      ) {
        if !isBroken { return }
        let operations = operations.compactMap { $0 }
        findings.append(BatchFinding(rule, name, operations, counts: oldCounts(place)))
      }
      let delete = claim.deletes.first, reload = claim.reloads.first, move = claim.moves.first
      add(.b1, .duplicateDelete, [delete], if: claim.deletes.count > 1)
      add(source, .deleteAndMove, [delete, move], if: delete != nil && move != nil)
      add(source, .deleteAndReload, [delete, reload], if: delete != nil && reload != nil)
      add(source, .moveAndReload, [move, reload], if: move != nil && reload != nil)
      add(source, .duplicateReload, [reload], if: claim.reloads.count > 1)
      for (last, next) in zip(claim.moves, claim.moves.dropFirst()) {
        let name = last == next ? BatchFinding.Name.duplicateMove : .moveToBoth
        add(.b6, name, last == next ? [last] : [last, next], if: true)
      }
    }
    for (place, claim) in new.sorted(by: { $0.key < $1.key }) {
      let counts = newCounts(place)
      if let insert = claim.inserts.first {
        if claim.inserts.count > 1 {
          findings.append(BatchFinding(.b2, .duplicateInsert, [insert], counts: counts))
        }
        if let move = claim.moves.first {
          findings.append(BatchFinding(target, .insertAndMove, [insert, move], counts: counts))
        }
      }
      for (last, next) in zip(claim.moves, claim.moves.dropFirst()) where last != next {
        findings.append(BatchFinding(.b6, .moveBoth, [last, next], counts: counts))
      }
    }
    return findings
  }
}
