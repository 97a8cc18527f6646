// Copyright (c) 2026 the TableDiff authors
// SPDX-License-Identifier: Apache-2.0

import TableDiffMerging
import TestSupport

/// The merge as the guide defines it, by a look at every row.
///
/// It shares nothing with the library but the diffs, which say which rows each side moved.
struct NaiveMerge {
  /// The rows of each section, by its id; those of a list without sections under 0.
  private(set) var sections: [Int: [TestRow]] = [:]
  private(set) var conflicts: [Int: MergeConflictKind] = [:]

  private let base: [TestRow]
  private let mine: [TestRow]
  private let theirs: [TestRow]
  private let first: MergeSide
  private let movedByMine: Set<Int>
  private let movedByTheirs: Set<Int>

  /// The rows that stay although one side deletes them, since they hold rows themselves.
  private let filled: Set<Int>

  /// The merged list without sections.
  var rows: [TestRow] { sections[0] ?? [] }

  /// Merges lists.
  init(
    base: [TestRow], mine: [TestRow], theirs: [TestRow], first: MergeSide, filled: Set<Int> = []
  ) {
    let lists = [base, mine, theirs].map { [TitledSection(id: 0, rows: $0)] }
    self.init(
      lists[0], lists[1], lists[2], first: first,
      movedByMine: Set(base.tableDiff(to: mine).moves.map { base[$0.from].id }),
      movedByTheirs: Set(base.tableDiff(to: theirs).moves.map { base[$0.from].id }),
      filled: filled)
  }

  /// Merges the rows of lists of sections.
  init(base: [TitledSection], mine: [TitledSection], theirs: [TitledSection], first: MergeSide) {
    func moved(_ side: [TitledSection]) -> Set<Int> {
      Set(base.sectionedDiff(to: side).moves.map { base[$0.from.section].rows[$0.from.row].id })
    }
    self.init(
      base, mine, theirs, first: first, movedByMine: moved(mine), movedByTheirs: moved(theirs),
      filled: [])
  }

  private init(
    _ base: [TitledSection], _ mine: [TitledSection], _ theirs: [TitledSection], first: MergeSide,
    movedByMine: Set<Int>,
    movedByTheirs: Set<Int>, filled: Set<Int>
  ) {
    self.base = base.flatMap(\.rows)
    self.mine = mine.flatMap(\.rows)
    self.theirs = theirs.flatMap(\.rows)
    self.first = first
    (self.movedByMine, self.movedByTheirs, self.filled) = (movedByMine, movedByTheirs, filled)
    let staying = Set(
      self.base.map(\.id).filter { id in
        find(id, self.mine) != nil && find(id, self.theirs) != nil && !movedByMine.contains(id)
          && !movedByTheirs.contains(id)
      })
    var kept: [Int: TestRow] = [:]
    for id in Set((self.base + self.mine + self.theirs).map(\.id)) { kept[id] = content(of: id) }
    var agreed = staying
    for section in Set((base + mine + theirs).map(\.id)) {
      let rows = [mine, theirs].map { side in side.first { $0.id == section }?.rows ?? [] }
      sections[section] = merged(rows[0], rows[1], staying, &agreed).compactMap { kept[$0] }
    }
    for id in kept.keys where !agreed.contains(id) { addPlaceConflict(id) }
  }

  /// Returns the ids of the rows of one section that may be in the merged list, in order.
  private func merged(
    _ mine: [TestRow], _ theirs: [TestRow], _ staying: Set<Int>, _ agreed: inout Set<Int>
  ) -> [Int] {
    var result: [Int] = []
    let gaps = zip(gaps(of: mine, between: staying), gaps(of: theirs, between: staying))
    for (mineGap, theirGap) in gaps {
      for part in parts(mineGap.rows, theirGap.rows) {
        let mineRows = part.mine.filter { brings($0, .mine, part) }
        let theirRows = part.theirs.filter { brings($0, .theirs, part) }
        result += first == .mine ? mineRows + theirRows : theirRows + mineRows
        if let id = part.agreed {
          result.append(id)
          agreed.insert(id)
        }
      }
      if let id = mineGap.end { result.append(id) }
    }
    return result
  }

  private func find(_ id: Int, _ list: [TestRow]) -> TestRow? { list.first { $0.id == id } }

  /// Returns the row that the merged list has, and notes conflicts of contents.
  ///
  /// - Returns: `nil` if the merged list does not have the row.
  private mutating func content(of id: Int) -> TestRow? {
    let (old, own, other) = (find(id, base), find(id, mine), find(id, theirs))
    let decided = first == .mine ? own : other
    switch (old, own, other) {
    case (nil, let own?, let other?):
      if own != other { conflicts[id] = .inserted }
      return decided
    case (nil, _, _): return own ?? other
    case (_, nil, nil): return nil
    case (let old?, let own?, let other?):
      if own == other || other == old { return own }
      if own == old { return other }
      conflicts[id] = .updated
      return decided
    case (let old?, _, _):
      if (own ?? other) != old {
        conflicts[id] = .deletedAndUpdated
        return own ?? other
      }
      if filled.contains(id) {
        conflicts[id] = .deletedAndFilled
        return own ?? other
      }
      if movedByMine.contains(id) || movedByTheirs.contains(id) { conflicts[id] = .deletedAndMoved }
      return nil
    }
  }

  /// Notes that the sides have a row at different places.
  private mutating func addPlaceConflict(_ id: Int) {
    guard find(id, mine) != nil, find(id, theirs) != nil else { return }
    if find(id, base) == nil {
      conflicts[id] = .inserted
    } else if movedByMine.contains(id), movedByTheirs.contains(id) {
      conflicts[id] = conflicts[id] == nil ? .moved : .updatedAndMoved
    }
  }

  /// Returns whether a side brings a row that it has in a gap.
  private func brings(
    _ id: Int, _ side: MergeSide, _ part: (mine: [Int], theirs: [Int], agreed: Int?)
  ) -> Bool {
    let moved = side == .mine ? movedByMine : movedByTheirs
    let movedByOther = side == .mine ? movedByTheirs : movedByMine
    if find(id, side == .mine ? theirs : mine) == nil { return true }
    if find(id, base) == nil { return side == first }
    return moved.contains(id) && (side == first || !movedByOther.contains(id))
  }

  private func gaps(
    of list: [TestRow], between staying: Set<Int>
  ) -> [(rows: [Int], end: Int?)] {
    var gaps: [(rows: [Int], end: Int?)] = []
    var rows: [Int] = []
    for item in list {
      if staying.contains(item.id) {
        gaps.append((rows, item.id))
        rows = []
      } else {
        rows.append(item.id)
      }
    }
    return gaps + [(rows, nil)]
  }

  /// Divides a gap at the rows that both sides have at the same place.
  private func parts(
    _ mine: [Int], _ theirs: [Int]
  ) -> [(mine: [Int], theirs: [Int], agreed: Int?)] {
    let nextOfMine = mine.first { theirs.contains($0) && isBrought($0) }
    let nextOfTheirs = theirs.first { mine.contains($0) && isBrought($0) }
    guard let next = nextOfMine, next == nextOfTheirs,
      let own = mine.firstIndex(of: next), let other = theirs.firstIndex(of: next)
    else { return [(mine, theirs, nil)] }
    return [(Array(mine[..<own]), Array(theirs[..<other]), next)]
      + parts(Array(mine[(own + 1)...]), Array(theirs[(other + 1)...]))
  }

  /// Returns whether both sides insert or move a row.
  private func isBrought(_ id: Int) -> Bool {
    find(id, base) == nil || movedByMine.contains(id) && movedByTheirs.contains(id)
  }
}
