// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiff

/// What a collection view makes of one batch, in plain loops over counts of rows: what it drops, what
/// it throws at, and where its cells come from.
///
/// Written from the reading of batches alone; shares nothing with the library's judge.
struct CollectionViewInterpreter {
  let old: [Int]
  let new: [Int]
  private(set) var batch: BatchOperations

  /// Where the sections and rows after the batch come from; `nil` for new ones.
  struct Reading: Equatable {
    var sections: [Int?] = []
    var rows: [[RowPath?]] = []
  }

  init(_ batch: BatchUpdate, old: [Int], new: [Int]) {
    (self.old, self.new) = (old, new)
    self.batch = BatchOperations(batch)
    // Inserts and moves that are told again are dropped.
    var told: Set<BatchUpdate.Operation> = []
    self.batch.operations.removeAll { operation in
      switch operation {
      case .insertSection, .insertRow, .moveSection, .moveRow: !told.insert(operation).inserted
      default: false
      }
    }
  }

  /// How the batch is read; `nil` where it throws, or is known to be corrupted.
  func reading() -> Reading? {
    let batch = batch.batch
    if !isInRange(batch) { return nil }
    guard let sections = sectionReading(batch) else { return nil }
    var rest = self
    rest.dropSwallowed(sections)
    return rest.rowReading(rest.batch.batch, sections)
  }

  private func isInRange(_ batch: BatchUpdate) -> Bool {
    func has(_ list: [Int], _ path: RowPath) -> Bool {
      list.indices.contains(path.section) && (0..<list[path.section]).contains(path.row)
    }
    let oldSections = batch.sectionDeletes + batch.sectionReloads + batch.sectionMoves.map(\.from)
    let newSections = batch.sectionInserts + batch.sectionMoves.map(\.to)
    return oldSections.allSatisfy(old.indices.contains)
      && newSections.allSatisfy(new.indices.contains)
      && (batch.deletes + batch.reloads + batch.moves.map(\.from)).allSatisfy { has(old, $0) }
      && (batch.inserts + batch.moves.map(\.to)).allSatisfy { has(new, $0) }
  }

  private func areDistinct<Place: Hashable>(_ places: [Place]) -> Bool {
    Set(places).count == places.count
  }

  /// A reload is a delete and an insert at the old place less the deletes and plus the inserts before
  /// it; moves are not looked at.
  private func adjusted(_ place: Int, deletes: [Int], inserts: [Int]) -> Int {
    var adjusted = place - deletes.filter { $0 < place }.count
    for insert in inserts.sorted() where insert <= adjusted { adjusted += 1 }
    return adjusted
  }

  private func adjustedSection(_ section: Int, _ batch: BatchUpdate) -> Int {
    adjusted(section, deletes: batch.sectionDeletes, inserts: batch.sectionInserts)
  }

  private func sectionReading(_ batch: BatchUpdate) -> [Int?]? {
    let reloaded = batch.sectionReloads.map { adjustedSection($0, batch) }
    let gone = batch.sectionDeletes + batch.sectionReloads + batch.sectionMoves.map(\.from)
    let taken = batch.sectionInserts + reloaded + batch.sectionMoves.map(\.to)
    if !areDistinct(gone) || !areDistinct(taken) { return nil }
    var sources = [Int?](repeating: nil, count: new.count)
    for move in batch.sectionMoves { sources[move.to] = move.from }
    let stays = old.indices.filter { !gone.contains($0) }
    let holes = new.indices.filter { !taken.contains($0) }
    if stays.count != holes.count { return nil }
    for (stay, hole) in zip(stays, holes) { sources[hole] = stay }
    return sources
  }

  /// Leaves out what a section swallows that goes or comes as a whole.
  private mutating func dropSwallowed(_ sections: [Int?]) {
    let whole = batch.batch
    let goes = Set(whole.sectionDeletes + whole.sectionReloads)
    batch.operations.removeAll { operation in
      switch operation {
      case .deleteRow(let path): goes.contains(path.section)
      case .insertRow(let path): sections[path.section] == nil
      case .reloadRow(let path): whole.sectionReloads.contains(path.section)
      default: false
      }
    }
  }

  private func rowReading(_ batch: BatchUpdate, _ sections: [Int?]) -> Reading? {
    let movedFrom = batch.sectionMoves.map(\.from), movedTo = batch.sectionMoves.map(\.to)
    let isKept = { (section: Int) in sections.contains(section) }
    for path in batch.reloads where !isKept(path.section) || movedFrom.contains(path.section) {
      return nil
    }
    for path in batch.inserts where movedTo.contains(path.section) { return nil }
    for move in batch.moves {
      let (from, to) = (move.from.section, move.to.section)
      if !isKept(from) || sections[to] == nil { return nil }
      if movedFrom.contains(from) || movedTo.contains(to) { return nil }
      // Numbers alone tell it whether a row changes sections.
      if from == to, sections[to] != from { return nil }
    }
    let gone = batch.deletes + batch.reloads + batch.moves.map(\.from)
    var taken = batch.inserts + batch.moves.map(\.to)
    for path in batch.reloads {
      let row = adjusted(
        path.row, deletes: batch.deletes.filter { $0.section == path.section }.map(\.row),
        inserts: batch.inserts.filter { $0.section == adjustedSection(path.section, batch) }
          .map(\.row))
      let place = RowPath(section: adjustedSection(path.section, batch), row: row)
      guard new.indices.contains(place.section), sections[place.section] == path.section,
        place.row < new[place.section]
      else { return nil }
      taken.append(place)
    }
    if !areDistinct(gone) || !areDistinct(taken) { return nil }
    var reading = Reading(sections: sections)
    for (section, source) in sections.enumerated() {
      var places = [RowPath?](repeating: nil, count: new[section])
      if let source {
        for move in batch.moves where move.to.section == section { places[move.to.row] = move.from }
        let stays = (0..<old[source]).map { RowPath(section: source, row: $0) }
          .filter { !gone.contains($0) }
        let holes = (0..<new[section]).map { RowPath(section: section, row: $0) }
          .filter { !taken.contains($0) }
        if stays.count != holes.count { return nil }
        for (stay, hole) in zip(stays, holes) { places[hole.row] = stay }
      }
      reading.rows.append(places)
    }
    return reading
  }
}
