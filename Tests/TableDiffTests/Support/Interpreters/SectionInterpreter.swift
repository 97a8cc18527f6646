// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff
import TestSupport

/// A list view with sections in its plainest form, written straight from the reading of batches:
/// what it makes of one batch, and which numbered rules the batch breaks.
///
/// Independent of the library's judge: plain loops over plain arrays, as slow as they are.
struct SectionInterpreter {
  let old: [TitledSection]
  let new: [TitledSection]
  let batch: BatchUpdate

  /// Where a cell comes from; `nil` for a new one.
  typealias Place = RowPath?

  /// Where the sections and rows of the new state come from.
  struct Reading: Equatable {
    var sections: [Int?]
    var rows: [[Place]]

    /// The new offset of an old section; `nil` where it is gone.
    func newOffset(ofOld section: Int) -> Int? { sections.firstIndex(of: section) }
  }

  /// Sections first: moves and inserts name final places, and all others fill the holes.
  ///
  /// - Returns: `nil` where the holes do not fit.
  func sectionReading(without dropped: ListDiff.Move? = nil) -> [Int?]? {
    let moves = batch.sectionMoves.filter { $0 != dropped }
    var sources = [Int?](repeating: nil, count: new.count)
    for move in moves { sources[move.to] = move.from }
    let gone = Set(batch.sectionDeletes + moves.map(\.from))
    let taken = Set(batch.sectionInserts + moves.map(\.to))
    let stays = old.indices.filter { !gone.contains($0) }
    let holes = new.indices.filter { !taken.contains($0) }
    if stays.count != holes.count { return nil }
    for (stay, hole) in zip(stays, holes) { sources[hole] = stay }
    return sources
  }

  /// Then the rows of each section, alike.
  ///
  /// - Precondition: The batch keeps the rules A and B.
  func reading(without dropped: SectionedDiff.Move? = nil) -> Reading? {
    guard let sections = sectionReading() else { return nil }
    let moves = batch.moves.filter { $0 != dropped }
    var rows: [[Place]] = []
    for section in new.indices {
      var places = [Place](repeating: nil, count: new[section].rows.count)
      guard let oldSection = sections[section], !batch.sectionReloads.contains(oldSection) else {
        rows.append(places)
        continue
      }
      var gone = Set(batch.deletes.filter { $0.section == oldSection }.map(\.row))
      for move in moves where move.from.section == oldSection { gone.insert(move.from.row) }
      var taken = Set(batch.inserts.filter { $0.section == section }.map(\.row))
      for move in moves where move.to.section == section {
        taken.insert(move.to.row)
        places[move.to.row] = move.from
      }
      let stays = old[oldSection].rows.indices.filter { !gone.contains($0) }
      let holes = places.indices.filter { !taken.contains($0) }
      if stays.count != holes.count { return nil }
      for (stay, hole) in zip(stays, holes) {
        places[hole] = RowPath(section: oldSection, row: stay)
      }
      rows.append(places)
    }
    return Reading(sections: sections, rows: rows)
  }

  /// The rules that the batch breaks, in order; for table views also C9.
  func brokenRules(forTableView isTableView: Bool) -> [String] {
    let ranges = brokenRanges()
    let collisions = brokenCollisions()
    let mixtures = brokenMixtures()
    if !ranges.isEmpty { return ranges + collisions + mixtures }
    let sectionCount = old.count + batch.sectionInserts.count - batch.sectionDeletes.count
    if sectionCount != new.count { return collisions + mixtures + ["D1 \(sectionCount)"] }
    if !collisions.isEmpty { return collisions + mixtures }
    guard let sections = sectionReading() else { return mixtures + ["the sections do not fit"] }
    let crossing = brokenCrossings(sections, isTableView)
    let broken = mixtures + crossing + brokenRowCounts(sections)
    if !broken.isEmpty { return broken }
    guard let reading = reading() else { return ["the rows do not fit"] }
    return brokenNoops(reading) + brokenMeaning(reading)
  }

  /// B7: a move that changes nothing about the map.
  private func brokenNoops(_ reading: Reading) -> [String] {
    var broken: [String] = []
    for move in batch.sectionMoves where move.from == move.to {
      if sectionReading(without: move) == reading.sections { broken.append("B7 \(move)") }
    }
    for move in batch.moves where move.from == move.to {
      if reading.sections[move.to.section] != move.from.section { continue }
      if self.reading(without: move) == reading { broken.append("B7 \(move)") }
    }
    return broken
  }

  /// The moves that would come about without being named.
  func redundantMoves() -> Int {
    guard let reading = reading() else { return 0 }
    return batch.sectionMoves.filter { sectionReading(without: $0) == reading.sections }.count
      + batch.moves.filter { self.reading(without: $0) == reading }.count
  }
}
