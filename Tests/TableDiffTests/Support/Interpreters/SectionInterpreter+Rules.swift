// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// The rules A to D, one after the other.
extension SectionInterpreter {
  func isInOld(_ path: RowPath) -> Bool {
    old.indices.contains(path.section) && old[path.section].rows.indices.contains(path.row)
  }

  func isInNew(_ path: RowPath) -> Bool {
    new.indices.contains(path.section) && new[path.section].rows.indices.contains(path.row)
  }

  func brokenRanges() -> [String] {
    var broken: [String] = []
    for section in batch.sectionDeletes + batch.sectionReloads + batch.sectionMoves.map(\.from)
    where !old.indices.contains(section) {
      broken.append("A1 \(section)")
    }
    for section in batch.sectionInserts + batch.sectionMoves.map(\.to)
    where !new.indices.contains(section) {
      broken.append("A1 \(section)")
    }
    for path in batch.deletes + batch.reloads + batch.moves.map(\.from) where !isInOld(path) {
      broken.append("A3 \(path)")
    }
    for path in batch.inserts + batch.moves.map(\.to) where !isInNew(path) {
      broken.append("A3 \(path)")
    }
    return broken
  }

  func brokenCollisions() -> [String] {
    collisions(
      deletes: batch.sectionDeletes, reloads: batch.sectionReloads,
      froms: batch.sectionMoves.map(\.from), inserts: batch.sectionInserts,
      tos: batch.sectionMoves.map(\.to), "sections")
      + collisions(
        deletes: batch.deletes, reloads: batch.reloads, froms: batch.moves.map(\.from),
        inserts: batch.inserts, tos: batch.moves.map(\.to), "rows")
  }

  private func collisions<Place: Hashable>(
    deletes: [Place], reloads: [Place], froms: [Place], inserts: [Place], tos: [Place],
    _ what: String
  ) -> [String] {
    func repeats(_ places: [Place]) -> Bool { Set(places).count != places.count }
    func meet(_ some: [Place], _ others: [Place]) -> Bool { !Set(some).isDisjoint(with: others) }
    var broken: [String] = []
    if repeats(deletes) { broken.append("B1 \(what)") }
    if repeats(inserts) { broken.append("B2 \(what)") }
    if repeats(reloads) || meet(deletes, reloads) || meet(deletes, froms) || meet(reloads, froms) {
      broken.append("B3 \(what)")
    }
    if meet(inserts, tos) { broken.append("B4 \(what)") }
    if repeats(froms) || repeats(tos) { broken.append("B6 \(what)") }
    return broken
  }

  func brokenMixtures() -> [String] {
    let gone = Set(batch.sectionDeletes + batch.sectionReloads)
    // A reload is named by its old offset; without other section operations it is the new one too,
    // and with them E3 says whether it is.
    let come = Set(batch.sectionInserts).union(reloadedNewSections)
    let movedFrom = Set(batch.sectionMoves.map(\.from))
    let movedTo = Set(batch.sectionMoves.map(\.to))
    var broken: [String] = []
    for path in batch.deletes + batch.reloads where gone.contains(path.section) {
      broken.append("C1 \(path)")
    }
    for path in batch.inserts where come.contains(path.section) { broken.append("C2 \(path)") }
    for move in batch.moves {
      if gone.contains(move.from.section) { broken.append("C3 \(move)") }
      if come.contains(move.to.section) { broken.append("C4 \(move)") }
    }
    for path in batch.inserts where movedTo.contains(path.section) { broken.append("C5 \(path)") }
    for path in batch.reloads where movedFrom.contains(path.section) {
      broken.append("C5 \(path)")
    }
    for move in batch.moves
    where movedFrom.contains(move.from.section) || movedTo.contains(move.to.section) {
      broken.append("C5 \(move)")
    }
    for path in batch.deletes where movedFrom.contains(path.section) {
      broken.append("C5 \(path)")
    }
    return broken
  }

  private var reloadedNewSections: [Int] {
    guard brokenRanges().isEmpty, let sections = sectionReading() else { return [] }
    return batch.sectionReloads.compactMap { sections.firstIndex(of: $0) }
  }

  func brokenCrossings(_ sections: [Int?], _ isTableView: Bool) -> [String] {
    let hasSectionOperations =
      !(batch.sectionDeletes + batch.sectionInserts + batch.sectionReloads).isEmpty
      || !batch.sectionMoves.isEmpty
    var broken: [String] = []
    for move in batch.moves where sections[move.to.section] != move.from.section {
      if move.from.section == move.to.section { broken.append("C7 \(move)") }
      if isTableView && hasSectionOperations { broken.append("C9 \(move)") }
    }
    return broken
  }

  func brokenRowCounts(_ sections: [Int?]) -> [String] {
    var broken: [String] = []
    for section in new.indices {
      guard let oldSection = sections[section], !batch.sectionReloads.contains(oldSection) else {
        continue
      }
      let inserted = batch.inserts.filter { $0.section == section }.count
      let deleted = batch.deletes.filter { $0.section == oldSection }.count
      let movedIn = batch.moves.filter {
        $0.to.section == section && $0.from.section != oldSection
      }.count
      let movedOut = batch.moves.filter {
        $0.from.section == oldSection && $0.to.section != section
      }.count
      let sum = old[oldSection].rows.count + inserted - deleted + movedIn - movedOut
      if sum != new[section].rows.count { broken.append("D2 \(section)") }
    }
    return broken
  }
}
