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
    // Moves that are told again are dropped.
    var told: Set<BatchUpdate.Operation> = []
    self.batch.operations.removeAll { operation in
      switch operation {
      case .moveSection, .moveRow: !told.insert(operation).inserted
      default: false
      }
    }
  }

  /// Inserts that are told again go to the next place that nothing is told for, or else to the last
  /// one before; `nil` where there is none.
  private func spread(_ inserts: [Int], among moves: [Int], count: Int) -> [Int]? {
    var spread = Set(inserts).sorted()
    for place in Set(inserts).sorted() {
      for _ in 1..<inserts.filter({ $0 == place }).count {
        let free = (0..<count).filter { !spread.contains($0) && !moves.contains($0) }
        guard let own = free.first(where: { $0 > place }) ?? free.last else { return nil }
        spread.append(own)
      }
    }
    return spread
  }

  /// Gives each insert a place of its own.
  private func spreadRows(_ batch: BatchUpdate) -> BatchUpdate? {
    var operations = BatchOperations(batch)
    operations.operations.removeAll { if case .insertRow = $0 { true } else { false } }
    for section in new.indices {
      let inserts = batch.inserts.filter { $0.section == section }.map(\.row)
      let moves = batch.moves.filter { $0.to.section == section }.map(\.to.row)
      guard let rows = spread(inserts, among: moves, count: new[section]) else { return nil }
      operations.operations += rows.map { .insertRow(RowPath(section: section, row: $0)) }
    }
    return operations.batch
  }

  private func spreadSections(_ batch: BatchUpdate) -> BatchUpdate? {
    var operations = BatchOperations(batch)
    operations.operations.removeAll { if case .insertSection = $0 { true } else { false } }
    let moves = batch.sectionMoves.map(\.to)
    guard let sections = spread(batch.sectionInserts, among: moves, count: new.count) else {
      return nil
    }
    operations.operations += sections.map { .insertSection($0) }
    return operations.batch
  }

  /// How the batch is read; `nil` where it throws, or is known to be corrupted.
  func reading() -> Reading? {
    if !areSectionsInRange(batch.batch) { return nil }
    guard let spread = spreadSections(batch.batch), let sections = sectionReading(spread) else {
      return nil
    }
    var rest = self
    rest.batch = BatchOperations(spread)
    rest.dropSwallowed(sections)
    if !areRowsInRange(rest.batch.batch) { return nil }
    guard let rows = spreadRows(rest.batch.batch) else { return nil }
    return rest.rowReading(rows, sections)
  }

  private func areSectionsInRange(_ batch: BatchUpdate) -> Bool {
    let oldSections = batch.sectionDeletes + batch.sectionReloads + batch.sectionMoves.map(\.from)
    let newSections = batch.sectionInserts + batch.sectionMoves.map(\.to)
    return oldSections.allSatisfy(old.indices.contains)
      && newSections.allSatisfy(new.indices.contains)
  }

  private func areRowsInRange(_ batch: BatchUpdate) -> Bool {
    func has(_ list: [Int], _ path: RowPath) -> Bool {
      list.indices.contains(path.section) && (0..<list[path.section]).contains(path.row)
    }
    return (batch.deletes + batch.reloads + batch.moves.map(\.from)).allSatisfy { has(old, $0) }
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
      case .insertRow(let path):
        sections.indices.contains(path.section) && sections[path.section] == nil
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
